"""Tests of the scripts that judge: documentation, coverage, test output, examples."""

import importlib.util
import json
import sys
import tempfile
import unittest
from pathlib import Path

CI = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(CI))


def load(name, folder=CI):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), folder / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


documentation, coverage, test_summary = load("doc-coverage"), load("coverage"), load("test-summary")
ground_truth = load("ground-truth")
import bench  # noqa: E402
import links  # noqa: E402
import page  # noqa: E402
from package import closure, in_dependency_order  # noqa: E402
from snippets import programs  # noqa: E402

solver_table = load("solver-table", CI.parent / "Tests" / "Benchmarks")


def symbol(precise, comment, parameters=(), returns="", declaration="func f()", kind="swift.method", **extra):
    made = {
        "identifier": {"precise": precise}, "accessLevel": "public", "pathComponents": ["A", precise],
        "kind": {"identifier": kind, "displayName": "Method"},
        "location": {"uri": "file:///x/Sources/A/A.swift", "position": {"line": 4}},
        "declarationFragments": [{"spelling": declaration}],
        "functionSignature": {
            "parameters": [{"name": name} for name in parameters],
            "returns": [{"spelling": returns}] if returns else [],
        },
    }
    if comment is not None:
        made["docComment"] = {"lines": [{"text": line} for line in comment.splitlines()]}
    return made | extra


def graph(symbols, relationships=()):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "A.symbols.json").write_text(json.dumps(
            {"module": {"name": "A"}, "symbols": symbols, "relationships": list(relationships)}
        ))
        return documentation.Graph(folder)


class DocumentationTests(unittest.TestCase):
    def gap(self, *arguments, **named):
        made = graph([symbol("f", *arguments, **named)])
        return made.gap(made.own()[0])

    def test_a_comment_must_have_text(self):
        self.assertEqual(self.gap(None), "no comment")
        self.assertEqual(self.gap("  "), "no comment")
        self.assertEqual(self.gap("Does it."), "")

    def test_parameters_result_and_errors_must_be_named(self):
        signature = {"parameters": ["a", "b"], "returns": "Int", "declaration": "func f() throws(E) -> Int"}
        self.assertEqual(self.gap("Does it.", **signature), "parameter a, parameter b, returns, throws")
        complete = "Does it.\n\n- Parameters:\n  - a: One.\n  - b: Two.\n- Returns: It.\n- Throws: E."
        self.assertEqual(self.gap(complete, **signature), "")
        self.assertEqual(self.gap("Does it.\n\n- Parameter a: One.", parameters=["a"]), "")

    def test_operands_and_initialisers_speak_for_themselves(self):
        self.assertEqual(self.gap("Adds.", parameters=["lhs", "rhs"]), "")
        self.assertEqual(self.gap("Makes it.", returns="A", kind="swift.init"), "")

    def test_a_witness_has_the_documentation_of_its_requirement(self):
        link = {"kind": "defaultImplementationOf", "source": "f", "target": "r"}
        documented = graph([symbol("f", None), symbol("r", "Does it.")], [link])
        self.assertEqual([documented.gap(one) for one in documented.own()], ["", ""])
        bare = graph([symbol("f", None), symbol("r", None)], [link])
        self.assertEqual([bare.gap(one) for one in bare.own()], ["no comment", "no comment"])

    def test_what_the_compiler_made_and_what_is_internal_does_not_count(self):
        self.assertEqual(graph([symbol("f::SYNTHESIZED::g", None)]).own(), [])
        self.assertEqual(graph([symbol("f", None, accessLevel="internal")]).own(), [])
        self.assertEqual(graph([symbol("f", None, location={"uri": "file:///usr/lib/A.swift"})]).own(), [])


class CoverageTests(unittest.TestCase):
    def test_files_are_summed_by_target(self):
        def file(name, covered, count):
            part = {"covered": covered, "count": count}
            return {"filename": f"/x/Sources/{name}", "summary": {"lines": part, "regions": part}}

        export = {"data": [{"files": [file("A/B.swift", 1, 2), file("A/C/D.swift", 3, 4), file("E/F.swift", 0, 9)]}]}
        totals = coverage.by_target(export, ["A", "G"])
        self.assertEqual(totals["A"]["lines"], [4, 6])
        self.assertEqual(totals["G"]["regions"], [0, 0])

    def test_a_lowered_floor_is_noticed(self):
        before = {"default": {"lines": 95, "regions": 90}, "targets": {"A": {"lines": 99}}}
        same = {"default": {"lines": 95, "regions": 91}, "targets": {"A": {"lines": 99}}}
        self.assertEqual(list(coverage.lowered(same, before)), [])
        lower = {"default": {"lines": 95, "regions": 89}, "targets": {}}
        self.assertEqual(len(list(coverage.lowered(lower, before))), 3)


class TestOutputTests(unittest.TestCase):
    @staticmethod
    def case(name, *words):
        return "".join(f"Test Case 'ATests.{name}' {word} (0.1 seconds)\n" for word in ("started", *words))

    def test_tests_and_cases_are_counted(self):
        text = (
            self.case("testA", "passed") + "VECTORS color/hex.jsonl: 296 run, 0 failed\n"
            "VECTORS color/lab.jsonl: 4 run, 1 failed\n" + self.case("testB", "passed") + self.case("testC", "skipped")
        )
        line, good = test_summary.summary(text)
        self.assertTrue(good)
        self.assertEqual(line, "2 passed, 0 failed, 1 skipped; 300 cases of ground truth in 2 files, 1 failed")

    def test_failures_an_empty_run_and_a_crash_are_no_success(self):
        self.assertFalse(test_summary.summary(self.case("testA", "passed") + self.case("testB", "failed"))[1])
        self.assertFalse(test_summary.summary("error: no such module")[1])
        line, good = test_summary.summary(self.case("testA", "passed") + self.case("testB"))
        self.assertFalse(good)
        self.assertTrue(line.startswith("1 passed, 1 failed"))


class BenchmarkTests(unittest.TestCase):
    def test_ratios_are_read_and_compared_with_a_quarter_to_spare(self):
        measured = bench.ratios(bench.measurements(
            "BENCH a ours=1 kiwi=2 ratio=0.500\nnoise\nBENCH b/c ours=3 cpp=2 ratio=1.500\nBENCH d ours=1 limit=9 ratio=0.1\n"
        ))
        self.assertEqual(measured, {"a": 0.5, "b/c": 1.5})
        self.assertEqual(bench.worse(measured, {"a": 0.41, "b/c": 1.1}, 1.25), ["b/c"])
        self.assertEqual(bench.worse(measured, {}, 1.25), [])

    def test_ratios_of_an_unknown_processor_are_held_against_the_largest_known(self):
        kept = {"one": {"a": 0.5, "b": 1.0}, "other": {"a": 0.7}}
        self.assertEqual(bench.expected(kept, "other"), ({"a": 0.7}, 1.25))
        self.assertEqual(bench.expected(kept, "third"), ({"a": 0.7, "b": 1.0}, 2))
        self.assertEqual(bench.expected({}, "third"), ({}, 2))

    def test_the_median_of_several_ratios_counts_unless_they_differ_too_much(self):
        self.assertEqual(bench.judged([1.0, 1.2, 1.1, 1.05, 1.22], 1.25), 1.1)
        self.assertEqual(bench.judged([1.0, 1.2, 1.1, 1.05, 1.26], 1.25), 1.0)
        self.assertEqual(bench.judged([2.0], 1.25), 2.0)

    def test_of_stored_and_measured_ratios_the_larger_is_kept(self):
        self.assertEqual(bench.larger({"a": 0.5, "b": 0.5, "gone": 1.0}, {"a": 0.41, "b": 0.61239, "new": 2.0}),
                         {"a": 0.5, "b": 0.612, "new": 2.0})

    def test_only_the_inputs_that_look_worse_are_run_again(self):
        self.assertEqual(bench.inputs(["solver-W2-N10-build", "solver-W6-R50-short-churn"]), ["W2-N10", "W6-R50-short"])
        self.assertEqual(bench.inputs(["solver-W2-N100-build", "math.exp"]), ["W2-N100"])

    def test_a_name_with_several_peers_keeps_them_all(self):
        text = "BENCH a ours=10 newton=20 ratio=0.500\nBENCH a ours=10 browser=5 ratio=2.000\nBENCH b ours=3\n"
        self.assertEqual(bench.ratios(bench.measurements(text)), {"a": 0.5, "a (browser)": 2.0})
        self.assertIn("| a (browser) | 10 ns | browser | 5 ns | 2.00 |", bench.table(bench.measurements(text)))


class SolverTableTests(unittest.TestCase):
    @staticmethod
    def line(solver, name, phase, time, **more):
        entry = {"solver": solver, "input": name, "phase": phase, "min_ns": time, "rss_kb": 1, "rss_before_kb": 1,
                 "error": "", "wrong": 0}
        return json.dumps(entry | more)

    def rows(self, *lines):
        return [row for row in solver_table.table(lines).splitlines() if row.startswith("| W")]

    def test_a_ratio_above_the_limit_is_marked(self):
        rows = self.rows(
            self.line("kiwi", "W2-N10", "build", 1000), self.line("ours", "W2-N10", "build", 200),
            self.line("kiwi", "W2-N10", "suggest", 1000), self.line("ours", "W2-N10", "suggest", 201),
        )
        self.assertEqual(rows[0], "| W2-N10 | 40 | build | 1 µs | 200 ns | 0.2 | 0.2 |")
        self.assertEqual(rows[1], "| W2-N10 | 40 | suggest | 1 µs | 201 ns | 0.2 | 0.2 **missed** |")

    def test_the_fastest_of_several_runs_counts_and_nan_is_read(self):
        slow, fast = self.line("ours", "W7-N25", "build", 500), self.line("ours", "W7-N25", "build", 100)
        peer = self.line("kiwi", "W7-N25", "build", 1000).replace("{", '{"max_error":-nan,', 1)
        self.assertIn("| 100 ns | 0.1 |", self.rows(slow, peer, fast)[0])

    def test_a_wrong_answer_is_no_time(self):
        rows = self.rows(self.line("kiwi", "W2-N10", "build", 9), self.line("ours", "W2-N10", "build", 1, wrong=2))
        self.assertEqual(rows, ["| W2-N10 | 40 | build |  |  |  | ours: wrong |"])

    def test_phases_with_a_limit_by_ratio_are_printed_for_the_gate(self):
        lines = [self.line(solver, "W2-N10", phase, time) for solver, time in (("kiwi", 1000), ("ours", 150))
                 for phase in ("build", "suggest", "unheard-of")]
        lines.append(self.line("kiwi", "W1-enaml", "build", 9))
        lines += [self.line("kiwi", "W3-R10", "build", 9), self.line("ours", "W3-R10", "build", 1, error="refused")]
        self.assertEqual(bench.measurements("\n".join(solver_table.bench_lines(lines))), {
            "solver-W2-N10-build": (150.0, "kiwi", 1000.0, 0.15), "solver-W2-N10-suggest": (150.0, "kiwi", 1000.0, 0.15),
        })

    def test_large_inputs_are_judged_by_constraint_growth_and_memory(self):
        rows = self.rows(
            self.line("ours", "W2-N300", "build", 1_200_000, rss_kb=100),
            self.line("ours", "W2-N25000", "build", 100_000 * 1501, rss_kb=1 + 100_000 * 450 // 1024),
        )
        self.assertIn("| W2-N25000, build | 1501 ns a constraint | 1500 **missed** |", rows)
        self.assertIn("| W2-N300 to W2-N25000, build | exponent 1.09 | 1.2 |", rows)
        self.assertIn("| W2-N25000, memory | 450 bytes a constraint | 450 |", rows)

    def test_a_part_of_the_page_is_replaced_and_the_rest_kept(self):
        text = "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n"
        self.assertEqual(page.replaced(text, "x", "new\n"), "a\n<!-- begin x -->\n\nnew\n\n<!-- end x -->\nb\n")


class GroundTruthTests(unittest.TestCase):
    PAGE = "| area | cases | what |\n| --- | --- | --- |\n| solver | 1,200 | a |\n| color | 5 | b |\n"

    def test_cases_are_added_up_by_area_and_compared(self):
        sums = ground_truth.counted("VECTORS solver/a.jsonl: 1000 run, 0 failed\nVECTORS solver/b.jsonl: 200 run, 1 failed\n")
        self.assertEqual(sums, {"solver": 1200})
        self.assertEqual(ground_truth.differences(self.PAGE, sums), ["color: the page says 5, 0 were run"])
        self.assertEqual(ground_truth.differences(self.PAGE, sums | {"color": 5, "symbols": 1})[0][:7], "symbols")
        self.assertIn("| color | 1,006 | b |", ground_truth.corrected(self.PAGE, sums | {"color": 1006}))


class LinkTests(unittest.TestCase):
    FILES = {"README.md": "# A page\n\n## Add a ground truth\n", "LICENSE": None, ".github/images/a.svg": None}

    def broken(self, text, page="README.md"):
        return links.broken(page, text, self.FILES)

    def test_files_folders_and_headings_are_found(self):
        text = '[a](LICENSE) [b](#add-a-ground-truth) [c](.github/images) <img src=".github/images/a.svg"> [d](https://x.y/z)'
        self.assertEqual(self.broken(text), (4, []))
        self.assertEqual(self.broken("[a](../README.md#a-page)", ".github/B.md"), (1, []))

    def test_what_is_not_there_is_broken_and_code_is_no_link(self):
        self.assertEqual(self.broken("[a](LICENCE) [b](README.md#b) [c](#nothing)"), (3, ["LICENCE", "README.md#b", "#nothing"]))
        self.assertEqual(self.broken("`[a](b)`\n```swift\nf[0](c)\n```\n"), (0, []))


class PackageTests(unittest.TestCase):
    def test_a_target_comes_after_those_it_depends_on(self):
        targets = [{"name": "A", "target_dependencies": ["C"]}, {"name": "B"},
                   {"name": "C", "target_dependencies": ["B"]}]
        self.assertEqual(in_dependency_order(targets), ["B", "C", "A"])
        self.assertEqual(closure({"targets": targets}, ["C"]), ["B", "C"])


class SnippetTests(unittest.TestCase):
    PAGE = """# A

```swift
import A
print(1)
```
```text
1
```
words
```swift
print(2)
```
```text
2
```
<!-- not run: a manifest -->
```swift
.package(url: "a")
```
   ```swift
   import B
   let c = 1
   ```
```
swift test
```
"""

    def test_blocks_continue_until_the_next_import(self):
        first, second = programs("A.md", self.PAGE)
        self.assertEqual((first.code, first.output, first.line), ("import A\nprint(1)\n\nprint(2)\n\n", "1\n2\n", 3))
        self.assertEqual(first.source, first.code)
        article = programs("Sources/A/A.docc/B.md", self.PAGE)[0]
        self.assertEqual(article.source, "import Foundation\n" + first.code)
        self.assertEqual((second.code, second.output), ("import B\nlet c = 1\n\n", None))


if __name__ == "__main__":
    unittest.main()
