#!/usr/bin/env python3
"""tools/compare-outputs finds nothing where there is nothing, and in every kind of output what is planted.

Usage: tst_compare_outputs.py SOURCE BUILD
"""
import pathlib
import subprocess
import sys
import unittest

BUILD = pathlib.Path(sys.argv.pop())
TOOL = pathlib.Path(sys.argv.pop()) / "tools" / "compare-outputs"
# The first is an Eye of the Storm session, which has the least to tell; the other is Dune's, which has
# every kind of output. Neither has an earlier year, which would tell all of it twice.
STORM, DUNE = ["1", "8"], ["1", "6"]
KINDS = 12


def compare(*words):
    return subprocess.run([TOOL, *words], capture_output=True, text=True, check=False)


class TestCompareOutputs(unittest.TestCase):
    def test_a_build_is_as_it_is(self):
        done = compare(BUILD, BUILD, *STORM)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("1 events from seed 8: 0 differences", done.stdout)

    def test_what_is_planted_is_found_in_every_kind(self):
        done = compare(BUILD, BUILD, *DUNE, "--planted")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn(f"planted in {KINDS} kinds, missed in: none", done.stdout)

    def test_wrong_usage_is_said(self):
        for words in ([], [BUILD], [BUILD, "/nonexistent"], [BUILD, BUILD, "many"]):
            done = compare(*words)
            self.assertEqual(done.returncode, 2, words)
            self.assertIn("Usage: tools/compare-outputs", done.stderr)


if __name__ == "__main__":
    unittest.main()
