"use strict";
// The engines in the page: Swift compiled to WebAssembly, so what is drawn here is what the package computes.
(async () => {
  const section = document.querySelector("#live");
  const encoded = document.querySelector("#live-module");
  if (!section || !encoded) { return; }
  const $ = (selector) => section.querySelector(selector);
  const fail = (reason) => { for (const place of section.querySelectorAll("[data-live]")) { place.textContent = reason; } };
  if (typeof WebAssembly === "undefined") { fail("This browser has no WebAssembly."); return; }

  const bytes = Uint8Array.from(atob(encoded.textContent.trim()), (character) => character.charCodeAt(0));
  const machine = liveHost();
  let swift;
  try {
    swift = (await WebAssembly.instantiate(bytes, { env: machine.env })).instance.exports;
  } catch (error) {
    fail(`The engines did not start: ${error.message}`);
    return;
  }
  machine.bind(swift);

  // A system of constraints by names; a row is written as { x: 1, w: 0.5 }.
  const equal = 0, atMost = -1, atLeast = 1;
  class System {
    constructor() {
      this.address = swift.system_make();
      this.variables = new Map();
      this.count = 0;
    }
    variable(name) {
      if (!this.variables.has(name)) { this.variables.set(name, swift.system_variable(this.address)); }
      return this.variables.get(name);
    }
    // Returns the constraint's number, or null when it contradicts others; conflict() then names them.
    add(row, relation, constant, priority = 1000) {
      for (const [name, coefficient] of Object.entries(row)) {
        swift.system_stage(this.address, this.variable(name), coefficient);
      }
      const number = swift.system_add(this.address, relation, constant, priority);
      if (number >= 0) { this.count += 1; return number; }
      return null;
    }
    remove(number) { swift.system_remove(this.address, number); this.count -= 1; }
    setPriority(number, priority) { return swift.system_priority(this.address, number, priority) === 0; }
    edit(name, priority) { swift.system_edit(this.address, this.variable(name), priority); }
    suggest(name, value) { swift.system_suggest(this.address, this.variable(name), value); }
    value(name) { return swift.system_value(this.address, this.variable(name)); }
    conflict() {
      const count = swift.system_conflict_count(this.address);
      return Array.from({ length: count }, (_, index) => swift.system_conflict(this.address, index));
    }
    // Microseconds for one suggestion and reading a value, the best of several runs of many.
    time(name, first, second, reading) {
      const turns = 400;
      let best = Infinity;
      for (let run = 0; run < 5; run += 1) {
        const start = performance.now();
        swift.system_alternate(this.address, this.variable(name), first, second, turns, this.variable(reading));
        best = Math.min(best, (performance.now() - start) * 1000 / turns);
      }
      return best;
    }
  }

  const number = (value, digits = 0) => value.toFixed(digits).replace(/^-0(\.0*)?$/, "0");
  const time = (value) => value > 0 ? `${value >= 10 ? number(value) : number(value, 2)} µs` : "less than the clock shows";
  const svg = (name, attributes, text) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) { element.setAttribute(key, value); }
    if (text !== undefined) { element.textContent = text; }
    return element;
  };
  const slider = (id, act) => {
    const input = $(`#${id}`), output = $(`output[for=${id}]`);
    const show = () => { output.textContent = input.dataset.unit ? `${input.value} ${input.dataset.unit}` : input.value; };
    input.addEventListener("input", () => { show(); act(Number(input.value)); });
    show();
    return () => Number(input.value);
  };

  // A window whose edge is dragged.
  {
    const system = new System();
    const add = (row, relation, constant, priority) => system.add(row, relation, constant, priority);
    add({ side: 1, list: 1, detail: 1, window: -1 }, equal, 0);
    add({ side: 1 }, atLeast, 96); add({ side: 1 }, equal, 180, 400);
    add({ list: 1 }, atLeast, 130); add({ list: 1 }, equal, 240, 300);
    add({ detail: 1 }, atLeast, 200); add({ detail: 1 }, atLeast, 360, 600);
    add({ text: 1 }, atMost, 420); add({ text: 1, detail: -1 }, atMost, -40); add({ text: 1, detail: -1 }, equal, -40, 500);
    add({ left: 1, text: 0.5, side: -1, list: -1, detail: -0.5 }, equal, 0);
    for (const name of ["first", "second", "third"]) {
      add({ [name]: 1 }, atLeast, 44);
      add({ [name]: 1 }, equal, 110, 350);
      if (name !== "first") { add({ [name]: 1, first: -1 }, equal, 0); }
    }
    add({ first: 1, second: 1, third: 1, text: -1 }, atMost, -24);
    system.edit("window", 990);

    const stage = $("#live-window"), handle = $("#live-edge"), status = $("#live-window-status");
    const height = 300, room = 900;
    const panel = (x, width, label, fill) => {
      const group = svg("g", {});
      group.append(svg("rect", { x, y: 0, width: Math.max(0, width), height, fill }));
      group.append(svg("text", { x: x + 12, y: 26, class: "live-label" }, label));
      group.append(svg("text", { x: x + 12, y: 44, class: "live-figure" }, number(width)));
      return group;
    };
    let asked = 720;
    const draw = () => {
      system.suggest("window", asked);
      const value = (name) => system.value(name);
      const parts = [
        panel(0, value("side"), "Sidebar", "var(--raised)"),
        panel(value("side"), value("list"), "List", "var(--card)"),
        panel(value("side") + value("list"), value("detail"), "Detail", "var(--ground)"),
      ];
      for (let line = 0; line !== 5; line += 1) {
        const width = value("text") * (line === 4 ? 0.6 : 1);
        parts.push(svg("rect", { x: value("left"), y: 84 + line * 22, width, height: 10, rx: 5, fill: "var(--line)" }));
      }
      for (const [index, name] of ["first", "second", "third"].entries()) {
        const x = value("left") + index * (value(name) + 12);
        parts.push(svg("rect", { x, y: 230, width: value(name), height: 36, rx: 10, fill: "var(--accent)" }));
      }
      const window = value("window");
      parts.push(svg("rect", { x: 0.5, y: 0.5, width: window - 1, height: height - 1, rx: 14, fill: "none", stroke: "var(--control)" }));
      parts.push(svg("rect", { x: window - 4, y: 110, width: 8, height: 80, rx: 4, fill: "var(--accent)" }));
      stage.replaceChildren(...parts);
      handle.style.left = `${(window / room) * 100}%`;
      handle.setAttribute("aria-valuenow", number(window));
      const refused = asked + 0.5 < window ? `; ${number(asked)} was asked for, the required widths add up to more` : "";
      status.textContent = `${system.count} constraints, window ${number(window)}${refused}`;
    };
    const clamp = (value) => Math.min(room, Math.max(200, value));
    const drag = (event) => {
      const box = stage.getBoundingClientRect();
      asked = clamp((event.clientX - box.left) / box.width * room);
      draw();
    };
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener("pointermove", drag);
    });
    handle.addEventListener("pointerup", () => { handle.removeEventListener("pointermove", drag); });
    handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -10, ArrowRight: 10, PageDown: -100, PageUp: 100, Home: -room, End: room }[event.key];
      if (step === undefined) { return; }
      event.preventDefault();
      asked = clamp(asked + step);
      draw();
    });
    const near = system.time("window", 719, 721, "text"), far = system.time("window", 440, 880, "text");
    $("#live-window-time").textContent =
      `A drag of 2 points solves in ${time(near)}, from 440 to 880 points in ${time(far)}, in this browser.`;
    draw();
  }

  // Two labels that do not fit.
  {
    const system = new System();
    const natural = { one: 230, two: 190 }, room = 320;
    system.add({ one: 1, two: 1 }, equal, room - 12);
    system.add({ one: 1 }, atLeast, 0);
    system.add({ two: 1 }, atLeast, 0);
    const keep = {};
    for (const name of ["one", "two"]) {
      system.add({ [name]: 1 }, atMost, natural[name], 251);
      keep[name] = system.add({ [name]: 1 }, atLeast, natural[name], 700);
    }
    const draw = () => {
      const widths = { one: system.value("one"), two: system.value("two") };
      $("#live-one").style.width = `${widths.one / room * 100}%`;
      $("#live-two").style.width = `${widths.two / room * 100}%`;
      const loses = ["one", "two"].filter((name) => widths[name] + 0.01 < natural[name]);
      $("#live-priority-status").textContent = ["one", "two"]
        .map((name) => `Label ${name} has ${number(widths[name])} of ${natural[name]} points`)
        .join(". ") + `. ${loses.length === 1 ? `Label ${loses[0]} gives way` : "Both give way"}.`;
    };
    const change = (name, other) => (priority) => {
      const status = $("#live-priority-refusal");
      const done = system.setPriority(keep[name], priority);
      status.textContent = done ? "" :
        `Label ${name} may not become required: with label ${other} required as well, 230 + 190 points do not fit 308.`;
      draw();
    };
    slider("live-priority-one", change("one", "two"));
    slider("live-priority-two", change("two", "one"));
    change("one", "two")(Number($("#live-priority-one").value));
    change("two", "one")(Number($("#live-priority-two").value));
  }

  // Required constraints to contradict each other with.
  {
    const system = new System();
    const rows = [
      ["leading edge at 20", { x: 1 }, equal, 20],
      ["trailing edge at 280", { x: 1, w: 1 }, equal, 280],
      ["width equal to 200", { w: 1 }, equal, 200],
      ["centred in 300", { x: 1, w: 0.5 }, equal, 150],
      ["width at least 290", { w: 1 }, atLeast, 290],
      ["leading edge at least 60", { x: 1 }, atLeast, 60],
      ["width at most half of the room", { w: 1 }, atMost, 150],
    ];
    system.add({ x: 1 }, equal, 0, 1);
    system.add({ w: 1 }, equal, 100, 1);
    system.add({ w: 1 }, atLeast, 0);
    const active = new Map();
    const list = $("#live-conflict-list"), status = $("#live-conflict-status"), box = $("#live-conflict-box");
    const draw = () => {
      box.setAttribute("x", number(system.value("x"), 2));
      box.setAttribute("width", number(Math.max(0, system.value("w")), 2));
      $("#live-conflict-frame").textContent = `x = ${number(system.value("x"), 1)}, width = ${number(system.value("w"), 1)}`;
    };
    const blame = (indices) => {
      for (const [index, item] of [...list.children].entries()) { item.classList.toggle("blamed", indices.includes(index)); }
    };
    for (const [index, [label, row, relation, constant]] of rows.entries()) {
      const item = document.createElement("li"), text = document.createElement("label"), input = document.createElement("input");
      input.type = "checkbox";
      text.append(input, ` ${label}`);
      item.append(text);
      list.append(item);
      input.addEventListener("change", () => {
        blame([]);
        status.textContent = "No conflict.";
        if (!input.checked) {
          system.remove(active.get(index));
          active.delete(index);
        } else {
          const added = system.add(row, relation, constant);
          if (added === null) {
            const members = system.conflict().map((member) => member < 0 ? index : [...active].find(([, number]) => number === member)?.[0])
              .filter((member) => member !== undefined).sort();
            blame(members);
            input.checked = false;
            status.textContent = `Refused, nothing has changed. These ${members.length} contradict each other, and any one fewer would not: `
              + members.map((member) => rows[member][0]).join("; ") + ".";
          } else {
            active.set(index, added);
          }
        }
        draw();
      });
    }
    for (const index of [0, 1]) { list.children[index].querySelector("input").click(); }
    draw();
  }

  // A spring to pull at.
  {
    const canvas = $("#live-spring-plot"), ball = $("#live-ball"), track = $("#live-track");
    let motion = { from: 0, to: 1, velocity: 0, start: performance.now() / 1000 };
    const plot = () => {
      const response = read.response(), damping = read.damping(), span = 2.5;
      const points = Array.from({ length: 301 }, (_, index) => {
        const t = index / 300 * span;
        return `${number(index / 300 * 600, 2)},${number(190 - swift.spring_value(response, damping, 0, 1, 0, t) * 110, 2)}`;
      });
      canvas.setAttribute("points", points.join(" "));
      const settling = swift.spring_settling(response, damping);
      $("#live-spring-status").textContent = Number.isFinite(settling)
        ? `Stays within 0.1 % of its target after ${number(settling, 2)} s.` : "Never settles: nothing damps it.";
    };
    const pull = (target) => {
      const now = performance.now() / 1000, t = now - motion.start;
      const state = [read.response(), read.damping(), motion.from, motion.to, motion.velocity, t];
      motion = { from: swift.spring_value(...state), velocity: swift.spring_velocity(...state), to: target, start: now };
    };
    const read = {
      response: slider("live-response", () => plot()),
      damping: slider("live-damping", () => plot()),
    };
    plot();
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const frame = () => {
      const t = still.matches ? 60 : performance.now() / 1000 - motion.start;
      const place = swift.spring_value(read.response(), read.damping(), motion.from, motion.to, motion.velocity, t);
      ball.style.left = `${8 + (Number.isFinite(place) ? place : motion.to) * 84}%`;
      requestAnimationFrame(frame);
    };
    track.addEventListener("click", () => { pull(motion.to === 1 ? 0 : 1); });
    requestAnimationFrame(frame);
  }

  // Two colours and the contrast between them.
  {
    const read = {};
    const hex = (side) => {
      const packed = swift.oklch_hex(read[`${side}-l`]() / 100, read[`${side}-c`]() / 100, read[`${side}-h`]());
      return { text: `#${(packed & 0xffffff).toString(16).padStart(6, "0").toUpperCase()}`, mapped: packed > 0xffffff };
    };
    const draw = () => {
      if (!read["back-h"]) { return; }
      const front = hex("front"), back = hex("back");
      const ratio = swift.contrast(parseInt(front.text.slice(1), 16), parseInt(back.text.slice(1), 16));
      const sample = $("#live-sample");
      sample.style.color = front.text;
      sample.style.background = back.text;
      const verdict = (level) => ratio >= level ? "passes" : "fails";
      $("#live-contrast-status").textContent =
        `${front.text}${front.mapped ? " (mapped into sRGB)" : ""} on ${back.text}${back.mapped ? " (mapped into sRGB)" : ""}: `
        + `${number(ratio, 3)} to 1. Text ${verdict(4.5)} AA and ${verdict(7)} AAA, large text ${verdict(3)} AA.`;
    };
    for (const side of ["front", "back"]) {
      for (const part of ["l", "c", "h"]) { read[`${side}-${part}`] = slider(`live-${side}-${part}`, draw); }
    }
    draw();
  }
})();
