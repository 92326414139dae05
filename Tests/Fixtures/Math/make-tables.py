#!/usr/bin/env python3
"""Computes the tables and polynomials of KitlessMath and writes them as Swift sources.

    python3 Tests/Fixtures/Math/make-tables.py        (needs mpmath)

Tables are values of the functions at chosen points, as a head with room to multiply exactly and a tail. Polynomials are
minimax fits (Remez exchange) or Chebyshev interpolants, in 60 digits; their largest errors are printed.
"""
import os
import struct
from mpmath import mp, mpf, log, exp, sqrt, pi, atan, erf, erfc, sin, cos, taylor, chebyfit, floor, power

mp.dps = 60
HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "..", "..", "Sources", "KitlessMath", "Tables")


def nearest(x):
    """The double nearest to x."""
    return float(x)


def truncated(x, bits):
    """x rounded to so many significant bits."""
    if x == 0:
        return 0.0
    man, exponent = mp.frexp(x)
    return float(mp.ldexp(mp.nint(mp.ldexp(man, bits)), int(exponent) - bits))


def multiple(x, unit):
    """The multiple of a power of two that is nearest to x."""
    return float(mp.nint(x / unit) * unit)


def less(x, bits):
    """The double whose bit pattern is that of x less an integer."""
    return struct.unpack("<d", struct.pack("<Q", struct.unpack("<Q", struct.pack("<d", x))[0] - bits))[0]


def pair(x, bits=53):
    """x as a head of so many bits and the rest."""
    head = truncated(x, bits)
    return head, nearest(x - mpf(head))


def literal(x):
    if x == 0:
        return "0"
    text = float(x).hex()
    mantissa, exponent = text.split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{int(exponent)}"


def fit(name, f, a, b, count, weight=lambda x: mpf(1)):
    """Coefficients, lowest power first, of the polynomial with so many terms whose largest weighted error on [a, b]
    is least (Remez exchange on a fine grid, in 60 digits)."""
    a, b = mpf(a), mpf(b)
    grid = [(a + b) / 2 - (b - a) / 2 * cos(pi * k / 600) for k in range(601)]
    # Where a quotient is 0/0 the grid steps aside.
    grid = [x if abs(x) > mpf(10) ** -12 else (b - a) * mpf(10) ** -6 for x in grid]
    values = [f(x) for x in grid]
    weights = [abs(weight(x)) for x in grid]
    nodes = [20 + round(580 * k / count) for k in range(count + 1)]
    for _ in range(30):
        system = mp.matrix(count + 1, count + 1)
        right = mp.matrix(count + 1, 1)
        for row, node in enumerate(nodes):
            for column in range(count):
                system[row, column] = grid[node] ** column
            system[row, count] = (-1) ** row / weights[node]
            right[row] = values[node]
        solution = list(mp.lu_solve(system, right))[:count]
        errors = [(mp.polyval(solution[::-1], x) - v) * w for x, v, w in zip(grid, values, weights)]
        extrema = []
        for k, e in enumerate(errors):
            if extrema and (e > 0) == (errors[extrema[-1]] > 0):
                if abs(e) > abs(errors[extrema[-1]]):
                    extrema[-1] = k
            else:
                extrema.append(k)
        while len(extrema) > count + 1:
            extrema.pop(0 if abs(errors[extrema[0]]) < abs(errors[extrema[-1]]) else -1)
        if len(extrema) < count + 1 or extrema == nodes:
            break
        nodes = extrema
    print(f"{name}: {count} terms, largest error 2^{float(log(max(map(abs, errors)), 2)):.1f}")
    return [nearest(c) for c in solution]


def rows(values, columns):
    for start in range(0, len(values), columns):
        yield "        " + " ".join(literal(v) + "," for v in values[start:start + columns])


def array(doc, name, values, columns, kind="Double"):
    lines = [f"    /// {line}" if line else "    ///" for line in doc.split("\n")]
    lines.append(f"    static let {name}: [{kind}] = [")
    if kind == "Double":
        lines += rows(values, columns)
    else:
        for start in range(0, len(values), columns):
            lines.append("        " + " ".join(f"0x{v >> 16:04X}_{v & 0xFFFF:04X}," for v in values[start:start + columns]))
    lines.append("    ]")
    return "\n".join(lines)


def write(name, doc, *members):
    with open(os.path.join(OUT, name + ".swift"), "w") as file:
        file.write("".join(f"/// {line}\n" if line else "///\n" for line in doc.split("\n")))
        file.write(f"///\n/// Written by `Tests/Fixtures/Math/make-tables.py`.\nenum {name} {{\n")
        file.write("\n\n".join(members) + "\n}\n")


def polynomial(doc, name, coefficients):
    return array(doc, name, coefficients, 4)


# Exponential: 2^(i/128) as head and relative tail; e^r on |r| <= ln 2 / 256.
ln2 = log(2)
table = []
for i in range(128):
    value = power(2, mpf(i) / 128)
    head = nearest(value)
    table += [nearest(value / mpf(head) - 1), less(head, i << 45)]
half = ln2 / 256 * (1 + mpf(2) ** -20)
expo = fit("e^r", lambda r: (exp(r) - 1 - r) / r ** 2 if abs(r) > mpf(10) ** -15 else mpf(1) / 2, -half, half, 4, lambda r: r ** 2)
step = ln2 / 128
step_head = multiple(step, mpf(2) ** -43)
reach = mpf("0.36")
expm1_poly = fit(
    "expm1", lambda r: (exp(r) - 1 - r - r ** 2 / 2) / r ** 3 if abs(r) > mpf(10) ** -15 else mpf(1) / 6,
    -reach, reach, 11, lambda r: r ** 2)
write(
    "ExponentialTable", "Powers of two between 1 and 2, and e^r near r = 0.",
    array("For each i below 128, how much 2^(i/128) differs from its head (relatively), and the head with i/128 taken from\n"
          "its exponent: adding k/128 to the exponent of entry k mod 128 makes it 2^(k/128).", "powers", table, 4),
    polynomial("(e^r - 1 - r) / r² for |r| at most ln 2 / 256, lowest power first.", "nearZero", expo),
    polynomial("(e^r - 1 - r - r²/2) / r³ for |r| at most 0.36, lowest power first.", "wide", expm1_poly),
    array("ln 2 / 128 as a head with 37 bits and a tail.", "step", [step_head, nearest(step - mpf(step_head))], 2),
)

# Logarithm: intervals of the significand from 45/64 on; 1/c with 9 bits so that z/c - 1 has an exact pair.
table = []
bounds = []
for i in range(128):
    low = mpf(45) / 64 + mpf(i) / 256 if i < 76 else 1 + mpf(i - 76) / 128
    high = low + (mpf(1) / 256 if i < 76 else mpf(1) / 128)
    inverse = multiple(2 / (low + high), mpf(2) ** -9) if i not in (75, 76) else 1.0
    bounds += [low * mpf(inverse) - 1, high * mpf(inverse) - 1]
    value = -log(mpf(inverse))
    head = multiple(value, mpf(2) ** -42)
    table += [inverse, head, nearest(value - mpf(head))]
low, high = min(bounds), max(bounds)
print(f"log: r in [{float(low):.6f}, {float(high):.6f}]")
log_poly = fit(
    "log", lambda r: (log(1 + r) - r + r ** 2 / 2) / r ** 3 if abs(r) > mpf(10) ** -15 else mpf(1) / 3,
    low, high, 6, lambda r: r ** 2)
ln2_head = multiple(ln2, mpf(2) ** -42)
inv = 1 / ln2
inv10 = 1 / log(10)
write(
    "LogarithmTable", "Logarithms of 128 points between 45/64 and 45/32, and log(1 + r) near r = 0.",
    array("For each interval 1/c with nine bits, and -log(1/c) as a multiple of 2^-42 and the rest.", "points", table, 3),
    polynomial("(log(1 + r) - r + r²/2) / r³, lowest power first.", "nearOne", log_poly),
    array("ln 2 as a multiple of 2^-42 and the rest.", "ln2", [ln2_head, nearest(ln2 - mpf(ln2_head))], 2),
    array("1 / ln 2 as a head with 26 bits and the rest.", "log2e", list(pair(inv, 26)), 2),
    array("1 / ln 10 as a head with 26 bits and the rest.", "log10e", list(pair(inv10, 26)), 2),
    array("log10 2 as a multiple of 2^-42 and the rest.", "log10Of2",
          [multiple(log(2) * inv10, mpf(2) ** -42),
           nearest(log(2) * inv10 - mpf(multiple(log(2) * inv10, mpf(2) ** -42)))], 2),
)

# Fixed rational powers.
members = [array("1 / c for the middle c of each 128th of [1, 2).", "inverses",
                 [nearest(1 / (1 + (mpf(i) + mpf(1) / 2) / 128)) for i in range(128)], 4)]
for name, text, a, b in (("cubeRoot", "1/3", 1, 3), ("twelveFifths", "12/5", 12, 5), ("fiveTwelfths", "5/12", 5, 12)):
    p = mpf(a) / b
    table = []
    for i in range(128):
        table += pair(power(1 + (mpf(i) + mpf(1) / 2) / 128, p), 26)
    steps = []
    for j in range(b):
        steps += pair(power(2, mpf(j) / b), 26)
    poly = fit(f"(1 + r)^({text})", lambda r: (power(1 + r, p) - 1) / r if abs(r) > mpf(10) ** -15 else p,
               mpf(-1) / 256, mpf(1) / 256, 6, lambda r: r)
    members += [
        array(f"c^({text}) as a head with 26 bits and the rest.", name, table, 4),
        array(f"2^(j/{b}) as a head with 26 bits and the rest.", name + "Steps", steps, 4),
        polynomial(f"((1 + r)^({text}) - 1) / r for |r| at most 1/256, lowest power first.", name + "NearOne", poly),
    ]
write("RationalPowerTable", "Fixed rational powers of the significand and of the binary exponent.", *members)

# Trigonometry.
def pieces(x, *bits):
    result = []
    for b in bits:
        head = truncated_down(x, b)
        result.append(head)
        x -= mpf(head)
    return result + [nearest(x)]


def truncated_down(x, bits):
    man, exponent = mp.frexp(x)
    return float(mp.ldexp(floor(mp.ldexp(man, bits)), int(exponent) - bits))


q = (pi / 4 * (1 + mpf(2) ** -10)) ** 2
sine = fit("sin", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z if z > mpf(10) ** -20 else -mpf(1) / 6, 0, q, 6, lambda z: z)
cosine = fit("cos", lambda z: (cos(sqrt(z)) - 1 + z / 2) / z ** 2 if z > mpf(10) ** -14 else mpf(1) / 24, 0, q, 6, lambda z: z ** 2)
mp.prec = 1600
total = 44 * 32 - 64
whole = int(floor(mp.ldexp(2 / pi, total)))
words = [0, 0] + [(whole >> (total - 32 * (i + 1))) & 0xFFFFFFFF for i in range(total // 32)]
mp.dps = 60
write(
    "TrigonometryTable", "Sine and cosine on [-π/4, π/4], and π and 2/π to many bits.",
    array("Of (sin(x)/x - 1) / x² and (cos(x) - 1 + x²/2) / x⁴ the coefficients of each power of x², lowest first.",
          "sineAndCosine", [c for both in zip(sine, cosine) for c in both], 4),
    array("π/2 as two pieces of 33 bits, and the rest.", "halfPi", pieces(pi / 2, 33, 33), 3),
    array("π/2 as a double and the rest.", "halfPiPair", list(pair(pi / 2)), 2),
    array("The bits of 2/π after 64 zero bits, 32 a word.", "twoOverPi", words, 6, "UInt32"),
)
reach = mpf(1) / 60
arctangent = fit(
    "atan", lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z if z > mpf(10) ** -20 else -mpf(1) / 3, 0, reach ** 2, 4, lambda z: z)
reach = mpf("0.1094")
wide = fit(
    "atan wide", lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z if z > mpf(10) ** -20 else -mpf(1) / 3, 0, reach ** 2, 8,
    lambda z: z)
table = []
for i in range(33):
    table += pair(atan(mpf(i) / 32))
quadrants = []
for k in range(3):
    quadrants += pair(pi / 2 * k)
write(
    "ArctangentTable", "Arctangents of 33 slopes, and atan(t) near t = 0.",
    array("atan(i/32) as a double and the rest.", "slopes", table, 4),
    array("0, π/2 and π as doubles and the rest.", "turns", quadrants, 2),
    polynomial("(atan(t)/t - 1) / t² by powers of t², for |t| at most 1/60, lowest first.", "nearZero", arctangent),
    polynomial("The same for |t| at most 7/64.", "wide", wide),
)

# Error function.
small = fit("erf near 0", lambda z: erf(sqrt(z)) / sqrt(z) - 1 if z > mpf(10) ** -40 else 2 / sqrt(pi) - 1,
            0, mpf(1) / 4, 9)
table = []
worst = mpf(0)
for i in range(8, 96):
    c = (mpf(i) + mpf(1) / 2) / 16
    coefficients, error = chebyfit(lambda h: (erf(c + h) - erf(c)) / h if h else 2 / sqrt(pi) * exp(-c * c),
                                   [-mpf(1) / 32, mpf(1) / 32], 9, error=True)
    worst = max(worst, error / 32)
    table += list(pair(erf(c))) + [nearest(k) for k in reversed(coefficients)]
print(f"erf: largest error 2^{float(log(worst, 2)):.1f}")
write(
    "ErrorFunctionTable", "The error function around the middles of the 16ths between 1/2 and 6, and near 0.",
    array("For each 16th erf at its middle as a double and the rest, then the polynomial of the offset h,\n"
          "(erf(c + h) - erf(c)) / h, lowest power first.", "middles", table, 4),
    polynomial("erf(x)/x - 1 by powers of x² for |x| at most 1/2, lowest first.", "nearZero", small),
)


def scaled(x):
    """exp(x²) erfc(x)."""
    return exp(x * x) * erfc(x)


table = []
worst = mpf(0)
mp.dps = 80
for octave in range(-1, 5):
    for i in range(16):
        c = mpf(2) ** octave * (1 + (mpf(i) + mpf(1) / 2) / 16)
        w = mpf(2) ** octave / 32
        if c - w > 28:
            break
        middle = scaled(c)
        coefficients, error = chebyfit(
            lambda u: (scaled(c + w * u) - middle) / u if abs(u) > mpf(10) ** -30 else w * (2 * c * middle - 2 / sqrt(pi)),
            [-1, 1], 9, error=True)
        worst = max(worst, error / middle)
        table += list(pair(middle, 26)) + [nearest(k) for k in reversed(coefficients)]
print(f"erfc: {len(table) // 11} intervals, largest relative error 2^{float(log(worst, 2)):.1f}")
write(
    "ComplementaryErrorFunctionTable", "exp(x²) erfc(x) around the middles of 16 intervals an octave, from 1/2 to 28.",
    array("For each interval the value at its middle as a head with 26 bits and the rest, then the polynomial of the\n"
          "offset u, -1 to 1 over the interval, that is the difference over u, lowest power first.", "middles", table, 4),
)
