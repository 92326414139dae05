"use strict";
// What the Swift runtime asks of its host: memory, and a seed for hashing, which stays the same on every visit.
const liveHost = () => {
  let memory = null, top = 0;
  const free = new Map();
  const sizes = new Map();
  return {
    bind(exports) { memory = exports.memory; top = exports.__heap_base.value; },
    env: {
      posix_memalign(out, alignment, size) {
        const unit = Math.max(16, alignment);
        const length = Math.ceil(Math.max(1, size) / unit) * unit;
        const pool = free.get(length) || [];
        const index = pool.findIndex((place) => place % unit === 0);
        let place = index < 0 ? 0 : pool.splice(index, 1)[0];
        if (!place) {
          place = Math.ceil(top / unit) * unit;
          top = place + length;
          const missing = top - memory.buffer.byteLength;
          if (missing > 0) { memory.grow(Math.ceil(missing / 65536) + 16); }
        }
        sizes.set(place, length);
        new DataView(memory.buffer).setUint32(out, place, true);
        return 0;
      },
      free(place) {
        const length = sizes.get(place);
        if (length === undefined) { return; }
        sizes.delete(place);
        if (!free.has(length)) { free.set(length, []); }
        free.get(length).push(place);
      },
      // Both are exact, so that the results keep their bits.
      fmod(left, right) { return left % right; },
      round(value) {
        const whole = Math.trunc(value);
        return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
      },
      arc4random_buf(place, count) { new Uint8Array(memory.buffer, place, count).fill(7); },
      memset(place, value, count) { new Uint8Array(memory.buffer, place, count).fill(value); return place; },
      memcpy(to, from, count) { new Uint8Array(memory.buffer).copyWithin(to, from, from + count); return to; },
      memmove(to, from, count) { new Uint8Array(memory.buffer).copyWithin(to, from, from + count); return to; },
    },
  };
};
