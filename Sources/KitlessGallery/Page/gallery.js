"use strict";
(() => {
  const root = document.documentElement;

  // A page opened as a file may be refused its storage; the choice is then good for this visit.
  const recall = (key) => { try { return localStorage.getItem(key); } catch { return null; } };
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch { return; } };

  const show = (theme) => {
    if (theme === "auto") { delete root.dataset.theme; } else { root.dataset.theme = theme; }
  };
  const themes = [...document.querySelectorAll("input[name=theme]")];
  const stored = recall("theme");
  for (const input of themes) {
    if (input.value === stored) { input.checked = true; show(stored); }
    input.addEventListener("change", () => { show(input.value); keep("theme", input.value); });
  }

  const outlines = document.querySelector("#outlines");
  outlines.addEventListener("click", () => {
    const on = outlines.getAttribute("aria-pressed") !== "true";
    outlines.setAttribute("aria-pressed", String(on));
    root.dataset.outlines = on ? "on" : "off";
  });

  for (const button of document.querySelectorAll(".play")) {
    button.addEventListener("click", () => {
      for (const track of button.closest(".block").querySelectorAll(".track")) {
        track.classList.remove("running");
        // Asking for the width makes the browser notice that the animation was taken away.
        void track.offsetWidth;
        track.classList.add("running");
      }
    });
  }
})();
