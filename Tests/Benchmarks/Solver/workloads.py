#!/usr/bin/env python3
"""Writes the solver benchmark workloads in the neutral text format (see FORMAT.md).

    workloads.py OUTDIR [--enaml PATH] [--only W2-N100,W3-R50] [--small]

Every `expect` line is computed here in closed form, with exact rational arithmetic and
without any constraint solver (W1, whose values are not unique, has no `expect` lines).
"""
import argparse, os, re
from fractions import Fraction as F

REQ, EDIT, COMPRESS, HUG = 1000, 950, 750, 250


def num(x):
    f = F(x)
    return str(f.numerator) if f.denominator == 1 else repr(float(f))


class Out:
    def __init__(self, name, weights):
        self.head = [f"solverbench 1", f"name {name}"]
        for p, w in weights:
            self.head.append(f"weight {p} {num(w)}")
        self.vars, self.cons, self.script = [], [], []

    def var(self, n):
        self.vars.append(f"var {n}")
        return n

    def con(self, cid, terms, const, rel, prio=REQ):
        t = " ".join(f"{num(c)} {v}" for v, c in terms)
        self.cons.append(f"con {cid} {prio} {rel} {num(const)} {len(terms)} {t}")
        return cid

    def op(self, *a):
        self.script.append(" ".join(num(x) if isinstance(x, (int, F)) and not isinstance(x, bool) else str(x) for x in a))

    def expect(self, values, tol="1e-6"):
        for k, v in values.items():
            self.script.append(f"expect {k} {num(v)} {tol}")

    def write(self, path):
        with open(path, "w") as f:
            f.write("\n".join(self.head + self.vars + self.cons + ["begin"] + self.script) + "\n")


THREE = [(HUG, 1), (COMPRESS, 1000), (EDIT, 1000000)]


# ---- W1: the system of nucleic/kiwi benchmarks/enaml_like_benchmark.cpp -------------------
W1_PRIO = {"weak": 250, "medium": 500, "mmedium": 508, "smedium": 667, "strong": 750, "required": 1000}


def w1(path, reps=200):
    o = Out("W1-enaml", [(250, 1), (500, 1000), (508, 1250), (667, 100000), (750, 1000000)])
    src = open(path).read()
    body = src[src.index("Constraint constraints[]"):]
    names, rows = [], []
    for expr, strength in re.findall(r"^\s*\((.*?)\)\s*\|\s*([\w:]+),", body, re.M):
        m = re.match(r"(.*?)\s*(==|>=|<=)\s*0$", expr)
        lhs, rel = m.group(1), m.group(2)
        terms, const = {}, F(0)
        for part in re.split(r"\s\+\s", lhs):
            part = part.strip()
            try:
                const += F(part)
                continue
            except ValueError:
                pass
            mm = re.match(r"^(-?)(?:([\d.]+)\s*\*\s*)?([A-Za-z_]\w*)$", part)
            if not mm:
                mm = re.match(r"^(-[\d.]+)\s*\*\s*([A-Za-z_]\w*)$", part)
                c, v = F(mm.group(1)), mm.group(2)
            else:
                c = F(mm.group(2) or 1) * (-1 if mm.group(1) else 1)
                v = mm.group(3)
            terms[v] = terms.get(v, 0) + c
        for v in terms:
            if v not in names:
                names.append(v)
        rows.append((terms, const, rel, W1_PRIO[strength.split("::")[-1]]))
    for v in names:
        o.var(v)
    for i, (t, c, rel, p) in enumerate(rows):
        o.con(f"c{i}", list(t.items()), c, rel, p)
    sizes = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
    o.op("phase", "build", 1)
    o.op("edit", "width", 750)
    o.op("edit", "height", 750)
    o.op("add", "*")
    o.op("read")
    for w, h in sizes:
        o.op("phase", f"suggest-{w}x{h}", 1)
        o.op("suggest", "width", w)
        o.op("suggest", "height", h)
        o.op("read")
    o.op("phase", "suggest", reps * len(sizes))
    o.op("repeat", reps)
    for w, h in sizes:
        o.op("suggest", "width", w)
        o.op("suggest", "height", h)
        o.op("read")
    o.op("end")
    return o


# ---- W2: a chain of equal boxes -----------------------------------------------------------
def chain(o, n, pre=""):
    W = o.var(pre + "W")
    L = [o.var(f"{pre}l{i}") for i in range(n)]
    D = [o.var(f"{pre}w{i}") for i in range(n)]
    ids = [o.con(pre + "first", [(L[0], 1)], 0, "==")]
    for i in range(1, n):
        ids.append(o.con(f"{pre}link{i}", [(L[i], 1), (L[i - 1], -1), (D[i - 1], -1)], -8, "=="))
        ids.append(o.con(f"{pre}equal{i}", [(D[i], 1), (D[i - 1], -1)], 0, "=="))
    ids.append(o.con(pre + "last", [(L[-1], 1), (D[-1], 1), (W, -1)], 0, "=="))
    for i in range(n):
        ids.append(o.con(f"{pre}min{i}", [(D[i], 1)], -10, ">="))
        ids.append(o.con(f"{pre}pref{i}", [(D[i], 1)], -60, "==", HUG))
    return ids


def chain_values(n, width, pre=""):
    d = max(F(10), (F(width) - 8 * (n - 1)) / n)
    v = {f"{pre}W": d * n + 8 * (n - 1)}
    for i in range(n):
        v[f"{pre}l{i}"] = i * (d + 8)
        v[f"{pre}w{i}"] = d
    return v


def w2(n, count):
    o = Out(f"W2-N{n}", [(HUG, 1), (EDIT, 1000000)])
    chain(o, n)
    base = 8 * (n - 1)
    a, b, c = 40 * n + base, 80 * n + base, 5 * n + base
    o.op("phase", "build", 1)
    o.op("edit", "W", EDIT)
    o.op("add", "*")
    o.op("suggest", "W", a)
    o.op("read")
    o.expect(chain_values(n, a))
    o.op("phase", "suggest", count)
    o.op("repeat", count // 2)
    o.op("suggest", "W", b)
    o.op("read")
    o.op("suggest", "W", a)
    o.op("read")
    o.op("end")
    o.expect(chain_values(n, a))
    o.op("phase", "squeeze", 1)
    o.op("suggest", "W", c)
    o.op("read")
    o.expect(chain_values(n, c))
    o.op("phase", "release", 1)
    o.op("suggest", "W", b)
    o.op("read")
    o.expect(chain_values(n, b))
    return o


# ---- W3: a form of rows -------------------------------------------------------------------
def row_params(i):
    return 60 + (i * 37) % 90, 30 + 4 * (i % 3), 50 + (i * 11) % 20   # label width, field height, button width


def form(o, rows):
    C = {k: o.var(f"c.{k}") for k in ("left", "top", "width", "height")}
    o.con("c.x", [(C["left"], 1)], 0, "==")
    o.con("c.y", [(C["top"], 1)], 0, "==")
    groups = []
    for i in range(rows):
        lab, fh, bw = row_params(i)
        g = []
        V = {}
        for view in ("row", "icon", "label", "field", "button"):
            for k in ("left", "top", "width", "height"):
                V[view, k] = o.var(f"r{i}.{view}.{k}")

        def add(tag, terms, const, rel, prio=REQ):
            g.append(o.con(f"r{i}.{tag}", terms, const, rel, prio))

        def v(view, k):
            return V[view, k]

        add("row.left", [(v("row", "left"), 1), (C["left"], -1)], 0, "==")
        add("row.width", [(v("row", "width"), 1), (C["width"], -1)], 0, "==")
        if i == 0:
            add("row.top", [(v("row", "top"), 1), (C["top"], -1)], 0, "==")
        else:
            add("row.top", [(v("row", "top"), 1), (f"r{i-1}.row.top", -1), (f"r{i-1}.row.height", -1)], 0, "==")
        add("row.min", [(v("row", "height"), 1)], -44, ">=")
        add("row.hug", [(v("row", "height"), 1)], -44, "<=", HUG)

        def centre(view):
            add(f"{view}.centre", [(v(view, "top"), 1), (v(view, "height"), F(1, 2)), (v("row", "top"), -1), (v("row", "height"), F(-1, 2))], 0, "==")

        def inside(view, m):
            add(f"{view}.topmin", [(v(view, "top"), 1), (v("row", "top"), -1)], -m, ">=")
            add(f"{view}.botmin", [(v("row", "top"), 1), (v("row", "height"), 1), (v(view, "top"), -1), (v(view, "height"), -1)], -m, ">=")

        def after(view, prev):
            add(f"{view}.left", [(v(view, "left"), 1), (v(prev, "left"), -1), (v(prev, "width"), -1)], -8, "==")

        add("icon.left", [(v("icon", "left"), 1), (v("row", "left"), -1)], -16, "==")
        add("icon.width", [(v("icon", "width"), 1)], -24, "==")
        add("icon.height", [(v("icon", "height"), 1)], -24, "==")
        centre("icon")

        after("label", "icon")
        add("label.min", [(v("label", "width"), 1)], 0, ">=")
        add("label.compress", [(v("label", "width"), 1)], -lab, ">=", COMPRESS)
        add("label.hug", [(v("label", "width"), 1)], -lab, "<=", HUG)
        add("label.height", [(v("label", "height"), 1)], -20, "==", COMPRESS)
        centre("label")
        inside("label", 4)

        after("field", "label")
        add("field.min", [(v("field", "width"), 1)], -60, ">=")
        add("field.height", [(v("field", "height"), 1)], -fh, "==", COMPRESS)
        centre("field")
        inside("field", 7)

        after("button", "field")
        add("button.width", [(v("button", "width"), 1)], -bw, ">=")
        add("button.hug", [(v("button", "width"), 1)], -bw, "<=", HUG)
        add("button.right", [(v("row", "left"), 1), (v("row", "width"), 1), (v("button", "left"), -1), (v("button", "width"), -1)], -16, "==")
        add("button.height", [(v("button", "height"), 1)], -30, "==", COMPRESS)
        centre("button")
        inside("button", 7)
        groups.append(g)
    last = rows - 1
    o.con("c.bottom", [(C["height"], 1), (f"r{last}.row.top", -1), (f"r{last}.row.height", -1)], 0, "==")
    return groups


def form_values(rows, width):
    width = F(width)
    need = max(16 + 24 + 8 + 0 + 8 + 60 + 8 + row_params(i)[2] + 16 for i in range(rows))
    width = max(width, F(need))
    v = {"c.left": F(0), "c.top": F(0), "c.width": width}
    y = F(0)
    for i in range(rows):
        lab, fh, bw = row_params(i)
        h = F(max(44, fh + 14))
        free = width - (16 + 24 + 8 + 8 + 60 + 8 + bw + 16)
        lw = min(F(lab), free)
        fw = 60 + free - lw
        x = F(0)
        P = f"r{i}."
        v |= {P + "row.left": x, P + "row.top": y, P + "row.width": width, P + "row.height": h}
        xs = F(16)
        for view, w, hh in (("icon", F(24), F(24)), ("label", lw, F(20)), ("field", fw, F(fh)), ("button", F(bw), F(30))):
            v |= {f"{P}{view}.left": xs, f"{P}{view}.top": y + (h - hh) / 2, f"{P}{view}.width": w, f"{P}{view}.height": hh}
            xs += w + 8
        y += h
    v["c.height"] = y
    return v


def w3(rows, count):
    o = Out(f"W3-R{rows}", THREE)
    form(o, rows)
    o.op("phase", "build", 1)
    o.op("edit", "c.width", EDIT)
    o.op("add", "*")
    o.op("suggest", "c.width", 600)
    o.op("read")
    o.expect(form_values(rows, 600))
    o.op("phase", "suggest-easy", count)      # no pivot needed: every label keeps its width
    o.op("repeat", count // 2)
    o.op("suggest", "c.width", 500)
    o.op("read")
    o.op("suggest", "c.width", 600)
    o.op("read")
    o.op("end")
    o.expect(form_values(rows, 600))
    o.op("phase", "suggest-squeeze", count)   # about a third of the labels are squeezed and released again
    o.op("repeat", count // 2)
    o.op("suggest", "c.width", 300)
    o.op("read")
    o.op("suggest", "c.width", 600)
    o.op("read")
    o.op("end")
    o.expect(form_values(rows, 600))
    o.op("phase", "last", 1)
    o.op("suggest", "c.width", 300)
    o.op("read")
    o.expect(form_values(rows, 300))
    return o


# ---- W4: independent subsystems of 20 constraints ------------------------------------------
def w4(m, count):
    o = Out(f"W4-M{m}", [(HUG, 1), (EDIT, 1000000)])
    exp = {}
    for k in range(m):
        chain(o, 5, f"s{k}.")
        exp |= chain_values(5, 250 + k % 50, f"s{k}.")
    o.op("phase", "build", 1)
    for k in range(m):
        o.op("edit", f"s{k}.W", EDIT)
    o.op("add", "*")
    for k in range(m):
        o.op("suggest", f"s{k}.W", 250 + k % 50)
    o.op("read")
    o.expect(exp)
    k = m // 2
    o.op("phase", "suggest-one", count)        # one subsystem changes; nothing is read back
    o.op("repeat", count // 2)
    o.op("suggest", f"s{k}.W", 500)
    o.op("suggest", f"s{k}.W", 400)
    o.op("end")
    o.op("phase", "suggest-one-read", count)   # the same, and all values are read back
    o.op("repeat", count // 2)
    o.op("suggest", f"s{k}.W", 500)
    o.op("read")
    o.op("suggest", f"s{k}.W", 400)
    o.op("read")
    o.op("end")
    exp |= chain_values(5, 400, f"s{k}.")
    o.expect(exp)
    o.op("phase", "remove-add-one", count)     # one soft constraint of one subsystem leaves and comes back
    o.op("repeat", count)
    o.op("remove", f"s{k}.pref2")
    o.op("add", f"s{k}.pref2")
    o.op("end")
    o.op("read")
    o.expect(exp)
    return o


# ---- W6: churn ------------------------------------------------------------------------------
def w6(rows, count):
    o = Out(f"W6-R{rows}" + ("" if count == 1000 else "-short"), THREE)
    groups = form(o, rows)
    k = rows // 2
    o.op("phase", "build", 1)
    o.op("edit", "c.width", EDIT)
    o.op("add", "*")
    o.op("suggest", "c.width", 600)
    o.op("read")
    o.expect(form_values(rows, 600))
    for tag, w in (("churn", 600), ("churn-squeezed", 300)):
        o.op("phase", f"set-{tag}", 1)
        o.op("suggest", "c.width", w)
        o.op("read")
        o.op("phase", tag, count)
        o.op("repeat", count)
        for c in reversed(groups[k]):
            o.op("remove", c)
        for c in groups[k]:
            o.op("add", c)
        o.op("read")
        o.op("end")
        o.expect(form_values(rows, w))
    return o


# ---- W7: a chain whose widths are all optional ----------------------------------------------
def w7(n, count):
    """n boxes, each width >= 20 required, <= its natural width (hugging), >= it (compression); ends fixed to an edit variable.
    Who stretches or shrinks is not unique, so only the container, the first and the last edge are expected."""
    o = Out(f"W7-N{n}", THREE)
    W = o.var("W")
    L = [o.var(f"l{i}") for i in range(n)]
    D = [o.var(f"w{i}") for i in range(n)]
    o.con("first", [(L[0], 1)], -8, "==")
    natural = [30 + (i * 53) % 91 for i in range(n)]
    total = sum(natural) + 8 * (n + 1)
    for i in range(n):
        if i:
            o.con(f"link{i}", [(L[i], 1), (L[i - 1], -1), (D[i - 1], -1)], -8, "==")
        o.con(f"min{i}", [(D[i], 1)], -20, ">=")
        o.con(f"hug{i}", [(D[i], 1)], -natural[i], "<=", HUG)
        o.con(f"compress{i}", [(D[i], 1)], -natural[i], ">=", COMPRESS)
    o.con("last", [(L[-1], 1), (D[-1], 1), (W, -1)], 8, "==")
    wide, narrow = total * 3 // 2, total * 4 // 5
    o.op("phase", "build", 1)
    o.op("edit", "W", EDIT)
    o.op("add", "*")
    o.op("suggest", "W", total)
    o.op("read")
    x = 8
    exp = {"W": total}
    for i in range(n):
        exp |= {f"l{i}": x, f"w{i}": natural[i]}
        x += natural[i] + 8
    o.expect(exp)
    o.op("phase", "suggest", count)
    o.op("repeat", count // 2)
    o.op("suggest", "W", narrow)
    o.op("read")
    o.op("suggest", "W", wide)
    o.op("read")
    o.op("end")
    o.expect({"W": wide, "l0": 8})
    return o


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("out")
    ap.add_argument("--enaml", help="enaml_like_benchmark.cpp of kiwi, for W1")
    ap.add_argument("--only", default="")
    ap.add_argument("--small", action="store_true", help="leave out the large sizes")
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    only = set(filter(None, a.only.split(",")))
    jobs = {}
    if a.enaml:
        jobs["W1-enaml"] = lambda: w1(a.enaml)
    for n in (10, 100, 200, 300, 1000, 3000):
        jobs[f"W2-N{n}"] = lambda n=n: w2(n, 1000 if n == 100 else 100)
    jobs["W2-N25000"] = lambda: w2(25000, 20)
    for r in (10, 50, 100, 200, 1000):
        jobs[f"W3-R{r}"] = lambda r=r: w3(r, 1000 if r == 50 else (100 if r < 1000 else 20))
    for m in (10, 100, 1000, 5000):
        jobs[f"W4-M{m}"] = lambda m=m: w4(m, 200)
    for n in (25, 50, 500, 2500, 25000):
        jobs[f"W7-N{n}"] = lambda n=n: w7(n, 1000 if n < 100 else 20)
    jobs["W6-R50"] = lambda: w6(50, 1000)
    jobs["W6-R50-short"] = lambda: w6(50, 20)    # the same with 20 rounds, for slow solvers
    for name, make in jobs.items():
        if only and name not in only:
            continue
        if a.small and name in ("W2-N1000", "W2-N3000", "W2-N25000", "W3-R200", "W3-R1000", "W4-M1000", "W4-M5000", "W7-N2500", "W7-N25000"):
            continue
        make().write(os.path.join(a.out, name + ".txt"))


main()
