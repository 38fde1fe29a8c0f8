#!/usr/bin/env python3
"""tools/changes: the files of changes/ are well formed, and become the section of a release.

Usage: tst_changes.py SOURCE
"""
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())

README = "# changes\n\n- no heading\n\n## Headings\n\nIn order:\n\n- Players\n- Paper\n"
CHANGELOG = "# Changelog\n\nNewest first.\n\n## 1.0.0 – 2026-11-22\n\n- It exists.\n"
SOUND = {
    "b-paper.md": "### Paper\n\n- **Cards:** two a page.\n\n### Players\n\n- Zoë is found by Zoe.\n",
    "a-paper.md": "### Paper\n\n- Lists have lines (as on screen.)\n",
}
SECTION = ("### Players\n\n- Zoë is found by Zoe.\n\n"
           "### Paper\n\n- Lists have lines (as on screen.)\n- **Cards:** two a page.\n")


class TestChanges(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.tree = pathlib.Path(scratch.name)
        (self.tree / "changes").mkdir()
        self.write("changes/README.md", README)
        self.write("CHANGELOG.md", CHANGELOG)
        for name, text in SOUND.items():
            self.write(f"changes/{name}", text)

    def write(self, name, text):
        (self.tree / name).write_text(text, encoding="utf-8")

    def changelog(self):
        return (self.tree / "CHANGELOG.md").read_text(encoding="utf-8")

    def run_on(self, tree, *arguments):
        return subprocess.run([sys.executable, SOURCE / "tools/changes", "--tree", tree, *arguments],
                              capture_output=True, text=True, encoding="utf-8", check=False)

    def test_ours_are_well_formed(self):
        done = self.run_on(SOURCE, "--check")
        self.assertEqual((0, ""), (done.returncode, done.stderr))

    def test_they_become_a_section(self):
        done = self.run_on(self.tree)
        self.assertEqual((0, SECTION, ""), (done.returncode, done.stdout, done.stderr))
        self.assertEqual(CHANGELOG, self.changelog())

    def test_a_release_takes_them_up(self):
        self.assertEqual(0, self.run_on(self.tree, "--release", "1.1.0", "2027-02-01").returncode)
        self.assertEqual(CHANGELOG.replace("## 1.0.0", f"## 1.1.0 – 2027-02-01\n\n{SECTION}\n## 1.0.0"),
                         self.changelog())
        self.assertEqual(["README.md"], [path.name for path in (self.tree / "changes").iterdir()])
        again = self.run_on(self.tree, "--release", "1.2.0", "2027-03-01")
        self.assertIn("no change to release", again.stderr)

    def refused(self, says, *arguments):
        before = sorted(path.name for path in (self.tree / "changes").iterdir()), self.changelog()
        for action in ([arguments] if arguments else [["--check"], [], ["--release", "1.1.0", "2027-02-01"]]):
            done = self.run_on(self.tree, *action)
            self.assertNotEqual(0, done.returncode, says)
            self.assertIn(says, done.stderr)
            self.assertEqual("", done.stdout)
        self.assertEqual(
            before, (sorted(path.name for path in (self.tree / "changes").iterdir()), self.changelog()))

    def test_each_fault_is_found(self):
        entry = "### Paper\n\n- It is so.\n"
        for name, text, says in (
                ("Big.md", entry, "Big.md: name it by small letters"),
                ("note.txt", entry, "note.txt: name it by small letters"),
                ("x.md", entry.replace("Paper", "Pa per"), 'x.md:1: changes/README.md has no heading'),
                ("x.md", entry.replace("Paper", "no heading"), 'x.md:1: changes/README.md has no heading'),
                ("x.md", "- It is so.\n" + entry, "x.md:1: begin with a heading"),
                ("x.md", "### Paper\n", 'x.md: nothing is under "Paper"'),
                ("x.md", entry + "\n" + entry.replace("so", "not so"), 'x.md:5: the heading "Paper"'),
                ("x.md", "", "x.md: it says nothing"),
                ("x.md", entry + "  and goes on.\n", "x.md:4: begin a line with"),
                ("x.md", entry.replace("so.", "so"), "x.md:3: end the entry with a period"),
                ("x.md", entry.replace("so.", "so. "), "x.md:3: leave out the blanks"),
                ("x.md", entry.replace("so", "s" * 200), "x.md:3: an entry has at most 200"),
                ("x.md", entry[:-1], "x.md: end the last line"),
                ("x.md", "### Paper\n\n- **Cards:** two a page.\n", "x.md: another file says the same"),
        ):
            with self.subTest(says=says, text=text):
                self.write(f"changes/{name}", text)
                self.refused(says)
                (self.tree / "changes" / name).unlink()
        self.assertEqual(0, self.run_on(self.tree, "--check").returncode)

    def test_a_release_that_cannot_be_is_refused(self):
        self.refused("has 1.0.0 already", "--release", "1.0.0", "2027-02-01")
        self.refused("has 1.0.0 already", "--release", "0.10.0", "2027-02-01")
        self.refused("name the version and the date", "--release", "2.0", "2027-02-01")
        self.refused("--check writes nothing", "--check", "--release", "2.0.0", "2027-02-01")
        self.write("CHANGELOG.md", CHANGELOG.replace("## 1.0.0", "## Unreleased\n\n## 1.0.0"))
        self.refused("give that a version first", "--release", "1.1.0", "2027-02-01")


if __name__ == "__main__":
    unittest.main(verbosity=2)
