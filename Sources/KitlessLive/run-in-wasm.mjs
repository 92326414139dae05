// Calls what a WebAssembly build of KitlessLive exports.
//
//   node run-in-wasm.mjs MODULE.wasm make COUNT   writes calls with their results to standard output
//   node run-in-wasm.mjs MODULE.wasm check FILE   calls again what a file holds; fails where a result has other bits
//
// A line is `NAME ARGUMENT ... = BITS`: arguments in decimal, the result's 64 bits in hexadecimal. `system_` calls are
// to the one system that `system_make` made last.
import { readFileSync } from "node:fs";

const [, , path, verb, operand] = process.argv;
const hostText = readFileSync(new URL("../KitlessGallery/Page/live-host.js", import.meta.url), "utf8");
const machine = new Function(`${hostText}; return liveHost();`)();
const module = await WebAssembly.instantiate(readFileSync(path), { env: machine.env });
const swift = module.instance.exports;
machine.bind(swift);

let system = 0;
const view = new DataView(new ArrayBuffer(8));
const bits = (value) => {
  view.setFloat64(0, value);
  return Number.isNaN(value) ? "nan" : view.getBigUint64(0).toString(16).padStart(16, "0");
};
const call = (name, values) => {
  if (name === "system_make") {
    if (system) { swift.system_free(system); }
    system = swift.system_make();
    return bits(0);
  }
  return bits(name.startsWith("system_") ? swift[name](system, ...values) : swift[name](...values));
};

if (verb === "check") {
  let count = 0, wrong = 0;
  for (const line of readFileSync(operand, "utf8").split("\n").filter((line) => line)) {
    const [left, expected] = line.split(" = ");
    const [name, ...words] = left.split(" ");
    const result = call(name, words.map(Number));
    count += 1;
    if (result !== expected) { wrong += 1; console.log(`${line}, not ${result}`); }
  }
  console.log(`${count} calls, ${wrong} with other bits`);
  process.exit(wrong || !count ? 1 : 0);
}

// A small generator of its own, so that the same calls come out everywhere.
let state = 12345n;
const random = () => {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number(state >> 11n) / 2 ** 53;
};
const between = (low, high) => low + (high - low) * random();
const whole = (count) => Math.floor(random() * count);
const record = (name, ...values) => {
  const result = call(name, values);
  console.log([name, ...values].join(" ") + ` = ${result}`);
  view.setBigUint64(0, BigInt(`0x${result === "nan" ? "7ff8000000000000" : result}`));
  return view.getFloat64(0);
};
const priorities = [1000, 1000, 750, 500, 250.5, 50];
for (let round = 0; round < Number(operand); round += 1) {
  record("spring_value", between(0.05, 2), between(0, 3), between(-9, 9), between(-9, 9), between(-50, 50), between(0, 4));
  record("spring_velocity", between(0.05, 2), 1 + (whole(3) - 1) * 2 ** -52, 0, 1, between(-5, 5), between(0, 4));
  record("spring_settling", between(0.05, 2), between(0.05, 3));
  record("oklch_hex", between(0, 1), between(0, 0.4), between(-400, 400));
  record("contrast", whole(0x1000000), whole(0x1000000));
  record("system_make");
  const variables = 3 + whole(5);
  for (let index = 0; index < variables; index += 1) { record("system_variable"); }
  record("system_edit", 0, 900);
  for (let step = 0; step < 24; step += 1) {
    const kind = whole(8);
    if (kind < 5) {
      for (let term = 0; term <= whole(3); term += 1) { record("system_stage", whole(variables), [1, -1, 0.5, 2, 1 / 3][whole(5)]); }
      record("system_add", whole(3) - 1, Math.round(between(-100, 100)), priorities[whole(priorities.length)]);
    } else if (kind === 5) {
      record("system_remove", whole(step));
    } else {
      record("system_suggest", 0, between(-200, 400));
    }
    for (let index = 0; index < variables; index += 1) { record("system_value", index); }
  }
}
