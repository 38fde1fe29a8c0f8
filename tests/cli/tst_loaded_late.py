#!/usr/bin/env python3
"""libqpdf and what it brings along are loaded when a PDF is written, not at each start.

Usage: tst_loaded_late.py MENTAT MENTAT_CLI MODULE SAMPLE
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

MENTAT, MENTAT_CLI, MODULE, SAMPLE = sys.argv[-4:]
del sys.argv[-4:]
LATE = "libqpdf.so"


def needed(file):
    """The libraries that the file names itself."""
    told = subprocess.run(["objdump", "--private-headers", file], check=True, capture_output=True,
                          text=True).stdout
    return re.findall(r"^\s*NEEDED\s+(\S+)", told, re.MULTILINE)


def loaded(*arguments):
    """The libraries that the loader opens while mentat-cli does this, and how it ends."""
    done = subprocess.run([MENTAT_CLI, *arguments], capture_output=True, text=True, check=False,
                          env={**os.environ, "LD_DEBUG": "files"})
    return {os.path.basename(path) for path in
            re.findall(r"calling init: (\S+)", done.stderr)}, done.returncode


class TestLoadedLate(unittest.TestCase):
    def test_no_program_is_linked_with_it(self):
        for program in (MENTAT, MENTAT_CLI):
            names = needed(program)
            self.assertTrue(any(name.startswith("libQt6Core") for name in names), names)
            self.assertFalse([name for name in names if name.startswith(LATE)], program)
        # What would be found, is found where it belongs.
        self.assertTrue([name for name in needed(MODULE) if name.startswith(LATE)])

    def test_it_is_loaded_with_the_first_pdf(self):
        module = pathlib.Path(MODULE).name
        with tempfile.TemporaryDirectory() as folder:
            report = ["report", SAMPLE, "--report", "standings", "--output"]
            for arguments in (["--version"], ["standings", SAMPLE], [*report, f"{folder}/a.html"]):
                names, code = loaded(*arguments)
                self.assertEqual(0, code)
                self.assertTrue(names)
                self.assertFalse([name for name in names if name.startswith(LATE)], arguments)
                self.assertNotIn(module, names)
            names, code = loaded(*report, f"{folder}/a.pdf")
            self.assertEqual(0, code)
            self.assertTrue([name for name in names if name.startswith(LATE)])
            self.assertIn(module, names)


if __name__ == "__main__":
    unittest.main(verbosity=2)
