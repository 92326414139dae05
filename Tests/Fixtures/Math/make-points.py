#!/usr/bin/env python3
"""Computes values of the elementary functions to 50 digits, for the tests of KitlessMath.

    python3 Tests/Fixtures/Math/make-points.py                 (needs mpmath; writes the fixtures)
    python3 Tests/Fixtures/Math/make-points.py COUNT FOLDER    (many more points; KITLESS_MATH_POINTS=FOLDER swift test ...)

One file a function, one point a line: the argument (two of them for pow and atan2) and the nearest double of the value as
bit patterns in hexadecimal, and what the double lacks of the value in 1024ths of its unit in the last place. COUNT is the
number of random points of each range; the fixtures are a sample of 600 points a function.
"""
import math
import os
import random
import struct
import sys
from mpmath import mp, mpf
import mpmath as m

mp.dps = 50
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 100
LIMIT = None if len(sys.argv) > 1 else 600
FOLDER = sys.argv[2] if len(sys.argv) > 2 else os.path.dirname(os.path.abspath(__file__))
random.seed(20240229)


def bits(x):
    return "%016x" % struct.unpack("<Q", struct.pack("<d", x))[0]


def double(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def nearest(v):
    """The double nearest to a value, subnormal ones too, which mpmath's own conversion rounds twice."""
    if v == 0:
        return 0.0
    exponent = max(int(mp.floor(mp.log(abs(v), 2))), -1022)
    unit = mpf(2) ** (exponent - 52)
    scaled = int(mp.nint(v / unit))
    try:
        return math.copysign(math.ldexp(scaled, exponent - 52), -1 if v < 0 else 1)
    except OverflowError:
        return math.inf if v > 0 else -math.inf


def spread(low, high):
    """Doubles from a range, evenly over their logarithms."""
    for _ in range(COUNT):
        yield math.exp(random.uniform(math.log(low), math.log(high))) if low > 1e-300 else double(
            random.randrange(struct.unpack("<Q", struct.pack("<d", low))[0], struct.unpack("<Q", struct.pack("<d", high))[0]))


def even(low, high):
    for _ in range(COUNT):
        yield random.uniform(low, high)


def near(x, steps=6):
    """A double and its neighbours, near and farther."""
    pattern = struct.unpack("<q", struct.pack("<d", x))[0]
    for k in range(-steps, steps + 1):
        yield struct.unpack("<d", struct.pack("<q", pattern + k))[0]
    for k in range(2, 50, 4):
        for sign in (-1, 1):
            if pattern + sign * (1 << k) > 0 or x < 0:
                yield struct.unpack("<d", struct.pack("<q", pattern + sign * (1 << k)))[0]


def both(points):
    for x in points:
        yield x
        yield -x


SUBNORMALS = [double(k) for k in (1, 2, 3, 1000, 0x7FFFFFFFFFFFF, 0xFFFFFFFFFFFFF, 0x10000000000000)]


def multiples_of_half_pi():
    """Doubles unusually close to a multiple of π/2: convergents of π/2 times powers of two, and the worst of all."""
    yield from both([6381956970095103.0 * 2.0 ** 797, 5.31937264832654141671e+255])
    mp.dps = 400
    for exponent in range(-52, 971, 9):
        ratio = mpf(2) ** exponent / (mp.pi / 2)
        # Convergents p/q of 2^e/(π/2): the double q·2^e is close to p·π/2.
        q0, q1 = 0, 1
        fraction = ratio - mp.floor(ratio)
        while fraction and q1 < 2 ** 53:
            if q1 >= 2 ** 30:
                yield math.ldexp(q1, exponent)
            fraction = 1 / fraction
            digit = int(mp.floor(fraction))
            fraction -= digit
            q0, q1 = q1, digit * q1 + q0
    mp.dps = 50


def angles():
    yield from both(SUBNORMALS)
    yield from both(spread(1e-300, 1e-5))
    for _ in range(3):
        yield from both(even(0, 3.2))
    yield from both(even(0, 100))
    yield from both(spread(1e-5, 1e6))
    yield from spread(2.0 ** 18, 2.0 ** 21)
    yield from both(spread(1e6, 1.7e308))
    for k in range(1, 60):
        yield from near(k * math.pi / 2, 1)
    hard = list(multiples_of_half_pi())
    yield from hard[:: max(1, len(hard) // (5 * COUNT))]


def exponents():
    yield from both(SUBNORMALS)
    yield from both(spread(1e-300, 1e-5))
    yield from both(spread(1e-5, 700))
    for _ in range(3):
        yield from both(even(0, 3))
    yield from both(even(0, 709))
    yield from even(-745.2, -708)
    yield from even(-708.4, -690)
    yield from even(709.5, 710)
    yield from near(709.782712893384)
    yield from near(-745.1332191019412)
    yield from near(-708.3964185322641)
    for k in range(-60, 60, 7):
        yield from near(k * math.log(2) / 128 if k else 1.0, 1)


def binary_exponents():
    yield from exponents()
    yield from both(even(0, 1024))
    yield from even(-1075.5, -1020)
    yield from even(-1022, -999)
    yield from [float(k) for k in range(-1076, 1025, 13)]
    yield from near(1024.0, 3)
    yield from near(-1022.0, 3)
    yield from near(-1075.0, 3)


def positives():
    yield from SUBNORMALS
    yield from spread(5e-324, 2.3e-308)
    yield from spread(1e-300, 1e300)
    for _ in range(4):
        yield from even(0.5, 2)
    yield from spread(1e-3, 1e3)
    yield from near(1.0, 20)
    yield from near(1.7976931348623157e308, 0)
    yield from near(0.703125, 3)
    yield from near(1.40625, 3)
    yield from [2.0 ** k for k in range(-1074, 1024, 71)]
    yield from [float(k) for k in range(2, 40)]


def roots():
    yield from positives()
    yield from (float(k ** 3) for k in range(1, 120))
    yield from even(0, 1)
    yield from even(0, 1)


def above_minus_one():
    yield from (x for x in around_zero() if x > -1)


def around_zero():
    yield from both(SUBNORMALS)
    yield from both(spread(1e-300, 1e-5))
    yield from both(spread(1e-5, 0.999))
    yield from even(-0.9999, 1)
    for _ in range(4):
        yield from even(-0.9999, 4)
    yield from spread(1, 1e300)
    yield from near(-1.0 + 2.0 ** -53, 3)
    yield from near(0.00390625, 4)
    yield from near(-0.00390625, 4)


def slopes():
    yield from both(SUBNORMALS)
    yield from both(spread(1e-300, 1e-5))
    yield from both(spread(1e-5, 1e5))
    for _ in range(3):
        yield from both(even(0, 2))
    yield from both(spread(1e5, 1e300))
    for k in range(1, 66):
        yield from near(k / 64, 1)
    yield from near(1.0)


def widths():
    yield from both(SUBNORMALS)
    yield from both(spread(1e-300, 1e-5))
    for _ in range(3):
        yield from both(even(0, 6.2))
    yield from both(even(0, 0.6))
    yield from even(5, 27.4)
    yield from near(0.5, 6)
    yield from near(5.9375, 3)
    for k in range(1, 100, 3):
        yield from near(k / 16, 1)


def bases():
    for _ in range(6):
        for x in even(0, 2):
            yield x, random.choice([2.4, 1 / 2.4, 2.2, 0.5, 3.0, -1.5, 7.0, 1 / 3, 0.1593017578125, 78.84375])
    for x in spread(1e-300, 1e300):
        yield x, random.uniform(-2, 2)
    for x in spread(1e-3, 1e3):
        yield x, random.uniform(-110, 110)
        yield x, random.uniform(-1, 1)
    for x in near(1.0, 30):
        for y in (1e15, -1e15, 3.7e9, 2.0 ** 52 + 1, 1e-10, 4e17):
            yield x, y
    for x in spread(5e-324, 2.3e-308):
        yield x, random.choice([0.3, 0.999, -0.7, -0.95, 1.0, 1.01])
    # Results near the ends of the range.
    for x in even(1.1, 50):
        for target in (709.6, 709.79, -708.5, -720, -744, -745.3):
            yield x, target / math.log(x) * random.uniform(0.9999, 1.0001)
    for k in range(2, 30):
        for n in range(1, 12):
            yield float(k), float(n)
            yield -float(k), float(-n)
    for x in even(-5, 0):
        yield x, float(random.randrange(-30, 30))


def points():
    for _ in range(6):
        for x in even(-1, 1):
            yield random.uniform(-1, 1), x
    for x in both(spread(1e-300, 1e300)):
        yield random.uniform(-1, 1), x
        yield x * random.uniform(-3, 3), x
        yield random.choice([-1, 1]) * math.exp(random.uniform(-690, 690)), x
    for x in both(SUBNORMALS):
        for y in both(SUBNORMALS):
            yield y, x
        yield 1.0, x
        yield x, 1.0
        yield 1.5e-308, x
    for x in both(even(0, 1)):
        for k in (0.5, 1, 8.5, 31.5, 32):
            yield x * k / 32, x
            yield x, x * k / 32
    yield from [(1.7e308, 1.7e308), (-1.7e308, 3e-308), (3e-308, -1.7e308), (1e308, -1.6e308)]


FUNCTIONS = {
    "exp": (exponents, m.exp),
    "exp2": (binary_exponents, lambda x: mpf(2) ** x),
    "expm1": (exponents, m.expm1),
    "log": (positives, m.log),
    "log2": (positives, lambda x: m.log(x) / m.log(2)),
    "log10": (positives, lambda x: m.log(x) / m.log(10)),
    "log1p": (above_minus_one, m.log1p),
    "cbrt": (roots, m.cbrt),
    "pow12Over5": (roots, lambda x: x ** (mpf(12) / 5)),
    "pow5Over12": (roots, lambda x: x ** (mpf(5) / 12)),
    "sin": (angles, m.sin),
    "cos": (angles, m.cos),
    "tan": (angles, m.tan),
    "atan": (slopes, m.atan),
    "erf": (widths, m.erf),
    "erfc": (widths, m.erfc),
    "pow": (bases, lambda x, y: x ** int(y) if y == int(y) else x ** y),
    "atan2": (points, m.atan2),
}

for name, (domain, function) in FUNCTIONS.items():
    lines = []
    seen = set()
    for point in domain():
        arguments = point if isinstance(point, tuple) else (point,)
        if arguments in seen or not all(map(math.isfinite, arguments)):
            continue
        seen.add(arguments)
        # Enough digits for arguments up to 2^1024 and for cancellation next to 1.
        mp.dps = 400 if name in ("sin", "cos", "tan") else 60
        if name in ("expm1", "log1p", "erf", "erfc"):
            mp.dps = 400
        value = function(*map(mpf, arguments))
        head = nearest(value)
        rest = 0
        if math.isfinite(head):
            rest = int(mp.nint((value - mpf(head)) / mpf(math.ulp(head)) * 1024))
        lines.append(" ".join([bits(a) for a in arguments] + [bits(head), str(rest)]))
    if LIMIT and len(lines) > LIMIT:
        lines = random.sample(lines, LIMIT)
    with open(os.path.join(FOLDER, name + ".txt"), "w") as file:
        file.write("\n".join(lines) + "\n")
    print(f"{name}: {len(lines)} points")
