"""Tests of the lint script: each rule fires on what it is for and is silent on what it is not."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from lint import POINTER_FILES, ROOT, findings, limits  # noqa: E402
from swift_source import blanked  # noqa: E402

LIMIT = {
    "file_length": 450, "function_body_length": 60, "function_parameter_count": 6, "cyclomatic_complexity": 15,
}


def rules(text, path="Sources/A/A.swift"):
    return sorted({rule for _, rule, _ in findings(path, text, LIMIT)})


class BlankingTests(unittest.TestCase):
    def test_comments_and_texts_are_blank_and_keep_their_place(self):
        text = 'let a = "b // c" // d\n/* e /* f */ g */ let h = 1'
        self.assertEqual(blanked(text), 'let a = "      "     \n                  let h = 1')

    def test_an_interpolation_with_a_text_inside_is_part_of_its_string(self):
        self.assertEqual(blanked('f("\\(g("x)"))", 1)'), 'f("           ", 1)'.replace("           ", " " * 10))

    def test_raw_and_multiline_strings_end_at_their_own_delimiter(self):
        self.assertTrue(blanked('#"a" b"# + c').endswith(" + c"))
        self.assertTrue(blanked('"""\n"a" b\n""" + c').endswith(" + c"))


class PatternTests(unittest.TestCase):
    def test_comparing_a_count_with_zero(self):
        for text in ("if a.count == 0 {}", "let b = a.count > 0", "while a.b.count != 0 {}"):
            self.assertEqual(rules(text), ["empty_count"])
        for text in ("if count == 0 {}", "if a.count == 0.5 {}", "if a.count == 1 {}", '"a.count == 0"'):
            self.assertEqual(rules(text), [])

    def test_filter_of_which_only_the_first_is_used(self):
        self.assertEqual(rules("let a = b.filter { $0 > 1 }.first"), ["first_where"])
        self.assertEqual(rules("let a = b.filter({ $0 > 1 }).first"), ["first_where"])
        self.assertEqual(rules("let a = b.filter { $0 > 1 }.first(where: c)"), [])

    def test_first_compared_with_nil(self):
        self.assertEqual(rules("let a = b.first(where: { $0 > 1 }) != nil"), ["contains_over_first_not_nil"])
        self.assertEqual(rules("let a = b.firstIndex { $0 > 1 } == nil"), ["contains_over_first_not_nil"])
        self.assertEqual(rules("let a = b.first != nil"), [])

    def test_parentheses_around_closure_arguments(self):
        self.assertEqual(rules("a { (b) in c }"), ["unneeded_parentheses_in_closure_argument"])
        self.assertEqual(rules("a { [weak self] (b, c) in d }"), ["unneeded_parentheses_in_closure_argument"])
        self.assertEqual(rules("a { (b: Int) in c }"), [])
        self.assertEqual(rules("a { b in c }"), [])

    def test_traps_are_refused_in_sources_alone(self):
        for text, rule in (("try! a()", "force_try"), ("a as! B", "force_cast"), ('fatalError("a")', "fatal_error")):
            self.assertEqual(rules(text), [rule])
            self.assertEqual(rules(text, "Tests/ATests/A.swift"), [])

    def test_pointers_stand_in_files_that_say_so(self):
        for text in (
            "let a: UnsafeMutablePointer<Double>", "a.withUnsafeBufferPointer { b($0) }", "a.withUTF8 { b($0) }",
            "let a = b.unsafeBase", "let a = b.baseAddress", "a.pointer(to: b)", "a.update(from: b, count: 1)",
            "let a = UnsafeRawBufferPointer(b)", "let a = Unmanaged.passRetained(b)", "let a = b.unsafelyUnwrapped",
        ):
            self.assertEqual(rules(text), ["pointers"], text)
            for path in ("Sources/A/UnsafeA.swift", "Tests/ATests/A.swift", *POINTER_FILES):
                self.assertEqual(rules(text, path), [], text)
        for text in ("let a = UnsafeRun<Double>()", "unsafeBitCast(a, to: Int.self)", "// an UnsafePointer", "a.update(b)"):
            self.assertEqual(rules(text), [], text)

    def test_files_that_may_have_pointers_have_some(self):
        for path in POINTER_FILES:
            text = (ROOT / path).read_text(encoding="utf-8")
            self.assertIn("pointers", rules(text), path)

    def test_what_the_oldest_platform_lacks(self):
        for text in (
            "let a = Date.now", "URL(filePath: a)", "a.replacing(b, with: c)", "let a = Mutex<Int>(1)",
            "try await Task.sleep(for: a)", "let a = Regex { b }", "a.appending(path: b)", "let a = #/b+/#",
        ):
            self.assertEqual(rules(text), ["too_new"], text)
        for text in ("let a = b / c", "let a = (b / c) / d", "let duration = Duration(1)", "a.replacingOccurrences(of: b)"):
            self.assertEqual(rules(text), [], text)

    def test_paths_of_a_machine_in_any_file(self):
        for path in ("README.md", ".ci/run", "Sources/A/A.swift"):
            self.assertEqual(rules('"' + "/ho" + 'me/me/file"', path), ["machine_path"])
            self.assertEqual(rules('"../sha' + 'red/data"', path), ["machine_path"])
        self.assertEqual(rules("https://example.org/home/page", "README.md"), [])

    def test_banner_and_marks(self):
        for banner in ("// A.swift\n", "//\n// A\n//\n", "// Copyright 2026\n"):
            self.assertEqual(rules(f"{banner}let a = 1"), ["header"])
        self.assertEqual(rules("// What these functions have in common.\nextension A {}"), [])
        self.assertEqual(rules("// swift-tools-version: 6.2\nlet a = 1"), [])
        self.assertEqual(rules("/// A.\nlet a = 1\n"), [])
        self.assertEqual(rules("let a = 1\n    // MAR" + "K: - A\n"), ["mark"])


class BracketTests(unittest.TestCase):
    def test_broken_arguments_have_their_brackets_on_lines_of_their_own(self):
        for text in ("foo(a: 1,\n    b: 2\n)", "foo(\n    a: 1,\n    b: 2)", "foo(bar(\n    1\n)\n)"):
            self.assertEqual(rules(text), ["multiline_arguments_brackets"], text)
        for text in (
            "foo(a: 1, b: 2)", "foo(\n    a: 1, b: 2\n)", "foo(a: [\n    1,\n], b: [2])", "foo(a: {\n    b\n})",
            "func foo(\n    a: Int,\n    b: Int\n) -> Int { 1 }", "foo(\n    a: 1\n) { b }",
        ):
            self.assertEqual(rules(text), [], text)

    def test_broken_literals_have_their_brackets_on_lines_of_their_own(self):
        for text in ("let a = [1,\n    2\n]", "let a = [\n    1,\n    2]"):
            self.assertEqual(rules(text), ["multiline_literal_brackets"], text)
        for text in ("let a = [1, 2]", "let a = [\n    1, 2,\n    3,\n]", "let a: [Int] = []"):
            self.assertEqual(rules(text), [], text)


class ChainTests(unittest.TestCase):
    def test_calls_of_a_chain_stand_on_one_line_or_one_a_line(self):
        for text in (
            "let a = [1]\n    .filter { $0 > 1 }.map { $0 }\n    .reduce(0, +)",
            "let a = b.c(1)\n    .d { e in\n        f(e)\n    }.g()",
            "let a = b.map { c in\n    c\n}.joined()",
        ):
            self.assertEqual(rules(text), ["multiline_function_chains"], text)
        for text in (
            "let a = [1].filter { $0 > 1 }.map { $0 }.reduce(0, +)",
            "let a = b.c(1)\n    .d { e in\n        f(e)\n    }\n    .g()",
            "if a.b() {\n    c.d()\n}\ne.f()",
            "let a = b\n    .c()\n    .d.e()",
        ):
            self.assertEqual(rules(text), [], text)


class SizeTests(unittest.TestCase):
    def test_long_functions_and_files(self):
        body = "".join(f"    a({line})\n" for line in range(61))
        self.assertEqual(rules(f"func b() {{\n{body}}}\n"), ["function_body_length"])
        self.assertEqual(rules(f"init() {{\n{body}}}\n"), ["function_body_length"])
        self.assertEqual(rules("let a = 1\n" * 451), ["file_length"])

    def test_a_requirement_without_a_body_does_not_take_the_next_one(self):
        body = "".join(f"    a({line})\n" for line in range(61))
        self.assertEqual(rules(f"protocol A {{\n    func b()\n}}\nlet c = {{\n{body}}}\n"), [])

    def test_parameters_without_a_default_are_counted(self):
        self.assertEqual(rules("func a(b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int) {}"),
                         ["function_parameter_count"])
        self.assertEqual(rules("func a(b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int = 1) {}"), [])

    def test_branches(self):
        self.assertEqual(rules("func a() {\n" + "    if b { c() }\n" * 15 + "}\n"), ["cyclomatic_complexity"])
        self.assertEqual(rules("func a() {\n" + "    if b { c() }\n" * 14 + "}\n"), [])

    def test_limits_come_from_the_configuration(self):
        text = "a:\n  - b\n\nfile_length:\n  warning: 7\n  error: 9\nline_length:\n  warning: 3\n"
        self.assertEqual(limits(text), {"file_length": 7, "line_length": 3})


if __name__ == "__main__":
    unittest.main()
