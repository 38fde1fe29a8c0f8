#!/usr/bin/env python3
"""tools/mutate: which mutations it finds, that they are made in code alone and compile, and that it
tells those that are noticed from those that are not.

Usage: tst_mutate.py SOURCE BUILD
"""
import json
import os
import pathlib
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import unittest

BUILD = pathlib.Path(sys.argv.pop())
SOURCE = pathlib.Path(sys.argv.pop())
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "tools"))
import mutations  # noqa: E402

FOLDERS = {"model": "model", "scoring": "scoring", "session": "app/session"}
KINDS = {"comparison swapped", "and for or", "plus for minus", "least for most", "constant off by one",
         "statement removed", "return negated"}

# One mutation or more of each kind, and beside them what looks like one and is none.
TOY = r'''#include "toy.h"
#define IS_SMALL(n) ((n) < 3 && (n) != 2)
// Neither here: a < b && c == 1 + 2, return true;
/* nor return false; here
   x = 7; */
namespace {

constexpr int most = 4;

const char* const said = "1 < 2 && 3 == 4; return true;";
const char* const raw = R"x(return false; a < 5 "quoted" && b)x";

struct Sum {
    int value;
};
Sum operator+(Sum one, Sum other) {
    return {one.value + other.value};
}

} // namespace

bool isWithin(int number) {
    const char letter = ';';
    return number < most && letter == ';';
}

bool isAny(int number) {
    bool any = false;
    if (number == 1 || number == 2)
        any = true;
    call(any);
    return any;
}

int largest(int one, int other) {
    static_assert(2 < 3);
    const Sum both = Sum{one} + Sum{other};
    return std::max(one, other) + both.value;
}

bool never() {
    return false;
}
'''
# As far as the toy asks, in place of headers that take long to read.
TOY_HEADER = """
namespace std {
template <typename T> T max(T a, T b) { return a < b ? b : a; }
template <typename T> T min(T a, T b) { return a < b ? a : b; }
}
inline void call(bool) {}
"""
# Its build and its tests, which ask only whether it still says what they need.
BUILT = "! grep -q 'Sum{one} - ' model/toy.cpp"
TESTED = "grep -q 'number < most' model/toy.cpp && grep -q 'most = 4' model/toy.cpp"


def texts_of(folder):
    return {str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8")
            for path in (SOURCE / folder).rglob("*.cpp")}


def chosen(seed, count=40):
    groups = {group: texts_of(folder) for group, folder in FOLDERS.items()}
    found = mutations.chosen(groups, seed, count)
    return found, {path: text for sources in groups.values() for path, text in sources.items()}


def compiles(command, text):
    return subprocess.run([*command, "-fsyntax-only", "-w", "-x", "c++", "-"], input=text, text=True,
                          capture_output=True, check=False).returncode == 0


def in_code(places):
    """Of texts with an offset each, whether what is there is neither in a comment nor in a text: by
    the compiler, which takes comments away, and by the quotes before it in its line."""
    marked = "\n".join(f"{text[:offset]} MARK_{number}_ {text[offset:]}"
                       for number, (text, offset) in enumerate(places))
    told = subprocess.run(["c++", "-fpreprocessed", "-dD", "-E", "-P", "-x", "c++", "-"], input=marked,
                          text=True, capture_output=True, check=True).stdout
    lines = {int(mark[1]): line[:mark.start()] for line in told.split("\n")
             for mark in re.finditer(r"MARK_(\d+)_", line) if not line.lstrip().startswith("#")}
    return [number in lines and re.sub(r"\\.|'\"'", "", lines[number]).count('"') % 2 == 0
            for number in range(len(places))]


class TestMutations(unittest.TestCase):
    def test_a_seed_is_always_the_same(self):
        run = [sys.executable, SOURCE / "tools/mutate", "--list", "--count", "40", "--seed"]
        one, again, other = (subprocess.run([*run, seed], check=True, capture_output=True,
                                            text=True).stdout for seed in ("5", "5", "6"))
        self.assertEqual(one, again)
        self.assertNotEqual(one, other)
        found, texts = chosen(5)
        self.assertEqual(40, len(found))
        self.assertEqual(one.count("\n"), 3 * len(found))
        self.assertEqual(len(found), len({(each.path, each.line) for each in found}))
        for each in found:
            before, after = each.lines(texts[each.path])
            self.assertIn(f"{each.path}:{each.line}: {each.kind}\n  - {before}\n  + {after}\n", one)
            self.assertNotEqual(before, after)
        for folder in FOLDERS.values():
            self.assertTrue(any(each.path.startswith(folder + "/") for each in found), folder)
        self.assertEqual(KINDS, {each.kind for each in found})

    def test_each_is_in_code(self):
        planted = [(TOY, TOY.index(text) + 2) for text in
                   ("a < b", "1 < 2", "3 && (n)", "x = 7", "return false; a", "number < most")]
        self.assertEqual([False] * 5 + [True], in_code(planted))
        found, texts = chosen(5)
        found += mutations.mutations_of("toy.cpp", TOY)
        for each, is_code in zip(found, in_code([(texts.get(each.path, TOY), each.offset)
                                                 for each in found])):
            self.assertTrue(is_code, str(each))

    def test_what_is_found(self):
        found = {(each.kind, *each.lines(TOY)) for each in mutations.mutations_of("toy.cpp", TOY)}
        self.assertEqual(KINDS, {kind for kind, *_ in found})
        for expected in (
                ("comparison swapped", "return number < most && letter == ';';",
                 "return number <= most && letter == ';';"),
                ("and for or", "if (number == 1 || number == 2)", "if (number == 1 && number == 2)"),
                ("constant off by one", "constexpr int most = 4;", "constexpr int most = 3;"),
                ("statement removed", "call(any);", ";"),
                ("statement removed", "any = true;", ";"),
                ("return negated", "return false;", "return true;"),
                ("least for most", "return std::max(one, other) + both.value;",
                 "return std::min(one, other) + both.value;")):
            self.assertIn(expected, found)
        for kind, before, _ in found:
            self.assertNotIn("static_assert", before)
            self.assertFalse(kind == "statement removed" and "bool any" in before, before)

    def test_each_of_the_toy_compiles(self):
        found = mutations.mutations_of("toy.cpp", TOY)
        all_of_them = TOY_HEADER
        for number, each in enumerate(found):
            text = each.apply(TOY).replace('#include "toy.h"\n', "")
            all_of_them += f'namespace m{number} {{\n# 1 "m{number}"\n{text}\n}}\n'
        told = subprocess.run(["c++", "-std=c++20", "-fsyntax-only", "-w", "-x", "c++", "-"],
                              input=all_of_them, text=True, capture_output=True, check=False).stderr
        refused = {int(number) for number in re.findall(r"^m(\d+):\d+:\d+: error", told, re.MULTILINE)}
        # A difference of what has only a sum: a line does not show that.
        self.assertEqual(["const Sum both = Sum{one} - Sum{other};"],
                         [found[number].lines(TOY)[1] for number in refused], told)

    def test_a_sample_of_ours_compiles(self):
        """One of each library, most of which have to be C++."""
        found, texts = chosen(8, 3)
        entries = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
        words = next(shlex.split(entry["command"]) for entry in entries
                     if "mentat_session.dir" in entry["command"])
        flags = [word for word in words if word[:2] in ("-D", "-I", "-f")]
        flags += [part for at, word in enumerate(words) if word == "-isystem"
                  for part in words[at:at + 2]]
        command = ["c++", "-std=c++20", *flags]
        together = "\n".join(each.apply(texts[each.path]) for each in found)
        if compiles(command, together):
            return
        refused = [each for each in found if not compiles(command, each.apply(texts[each.path]))]
        self.assertLessEqual(len(refused), 1, str(refused))


class TestTrying(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.tree = pathlib.Path(scratch.name)
        (self.tree / "model").mkdir()
        self.toy = self.tree / "model/toy.cpp"
        self.toy.write_text(TOY, encoding="utf-8")
        self.copy = self.tree / "build/mutate/tree/model/toy.cpp"

    def command(self, build, test, *options):
        return [sys.executable, SOURCE / "tools/mutate", "--tree", self.tree, "--build", build,
                "--test", test, *options]

    def test_what_is_noticed_is_told_from_what_is_not(self):
        said = subprocess.run(
            self.command(BUILT, TESTED, "--count", "100"), check=True, capture_output=True, text=True)
        rows = {}
        for line in said.stdout.split("\n"):
            cells = re.split(r"(?<!\\) \| ", line.strip("| "))
            if len(cells) >= 5:
                rows[cells[2], cells[4].strip("` |")] = cells[0]
        killed = [key for key, outcome in rows.items() if outcome == "killed"]
        self.assertIn(("comparison swapped", "return number <= most && letter == ';';"), killed)
        self.assertEqual("survived", rows["return negated", "return true;"])
        self.assertEqual("did not compile",
                         rows["plus for minus", "const Sum both = Sum{one} - Sum{other};"])
        self.assertEqual(said.stdout,
                         (self.tree / "build/mutate/seed-1.md").read_text(encoding="utf-8"))
        self.assertEqual(TOY, self.copy.read_text(encoding="utf-8"))
        self.assertEqual(TOY, self.toy.read_text(encoding="utf-8"))

    def test_what_fails_as_it_is_is_not_mutated(self):
        said = subprocess.run(self.command("true", "false"), capture_output=True, text=True, check=False)
        self.assertEqual(1, said.returncode)
        self.assertIn("the sources as they are", said.stderr)

    def test_an_interruption_leaves_the_sources_as_they_were(self):
        original = self.tree / "original"
        original.write_text(TOY, encoding="utf-8")
        waits = "cmp -s model/toy.cpp original || { echo $$ > waits.part; mv waits.part waits; sleep 600; }"
        for request in (signal.SIGINT, signal.SIGTERM):
            running = subprocess.Popen(self.command("true", waits), stderr=subprocess.PIPE, text=True)
            waiting = self.copy.parent.parent / "waits"
            while not waiting.exists():
                self.assertIsNone(running.poll(), "ended before a mutation was tried")
                time.sleep(0.02)
            self.assertNotEqual(TOY, self.copy.read_text(encoding="utf-8"))
            running.send_signal(request)
            self.assertIn("Interrupted", running.communicate()[1])
            self.assertEqual(130, running.returncode)
            self.assertEqual(TOY, self.copy.read_text(encoding="utf-8"))
            self.assertEqual(TOY, self.toy.read_text(encoding="utf-8"))
            child = int(waiting.read_text(encoding="utf-8"))
            waiting.unlink()
            with self.assertRaises(ProcessLookupError):  # what it had started is gone
                os.kill(child, 0)


if __name__ == "__main__":
    unittest.main(verbosity=2)
