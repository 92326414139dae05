"""The benchmark page of the documentation: what scripts measured stands between a pair of marks each."""

import ctypes
import ctypes.util
import math
import platform
import re
import subprocess
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "Sources/CoreUIKitless/CoreUIKitless.docc/BenchmarkResults.md"


def replaced(text, name, body):
    """Returns a page's text with the part of a name replaced."""
    begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
    start, stop = text.index(begin) + len(begin), text.index(end)
    return f"{text[:start]}\n{body.strip()}\n\n{text[stop:]}"


def store(name, body):
    """Writes a part of the page."""
    PAGE.write_text(replaced(PAGE.read_text(encoding="utf-8"), name, body), encoding="utf-8")


def duration(nanoseconds):
    """Returns a time with its unit, three digits."""
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.3g} {unit}"
    return f"{nanoseconds:.3g} ns"


def exponent(size, time, larger_size, larger_time):
    """Returns the power of the size by which a time grows."""
    return math.log(larger_time / time) / math.log(larger_size / size)


def first_line(*command):
    """Returns the first line that a program prints, or an empty text."""
    try:
        lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    except OSError:
        return ""
    return lines[0] if lines else ""


def machine():
    """Returns a sentence's beginning on the processor, the system and Swift."""
    cpu = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        match = re.search(r"^model name\s*: (.+)$", information.read_text(), re.M)
        cpu = match[1] if match else cpu
    swift = re.search(r"Swift version \S+", first_line("swift", "--version"))
    return f"{cpu}, {platform.system()} {platform.machine()}, {swift[0] if swift else 'Swift of unknown version'}"


def processor():
    """Returns what tells processors apart for which ratios differ: maker, family and model."""
    information = Path("/proc/cpuinfo")
    text = information.read_text() if information.exists() else ""
    fields = (re.search(rf"^{name}\s*: (.+)$", text, re.M) for name in ("vendor_id", "cpu family", "model"))
    return " ".join(match[1] for match in fields if match) or platform.machine()


def compiler():
    """Returns the C++ compiler of the peers with its version."""
    return first_line("c++", "--version")


def versions(peers):
    """Returns the versions of what the peers of a page were built with or are."""
    found = [compiler(), first_line("ldd", "--version")]
    if "freetype" in peers:
        found.append(freetype())
    if "fonttools" in peers:
        found.append(first_line("python3", "-c", "import fontTools; print('fontTools', fontTools.version)"))
    return ", ".join(version for version in found if version)


def freetype():
    """Returns FreeType's version by asking the library itself, or an empty text."""
    try:
        library = ctypes.CDLL(ctypes.util.find_library("freetype") or "")
        handle, numbers = ctypes.c_void_p(), [ctypes.c_int() for _ in range(3)]
        library.FT_Init_FreeType(ctypes.byref(handle))
        library.FT_Library_Version(handle, *(ctypes.byref(number) for number in numbers))
        library.FT_Done_FreeType(handle)
    except (AttributeError, OSError):
        return ""
    return "FreeType " + ".".join(str(number.value) for number in numbers)
