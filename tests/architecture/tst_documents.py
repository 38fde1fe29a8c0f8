#!/usr/bin/env python3
"""The documents that lead through the tree are true: what they name exists, links lead somewhere,
ARCHITECTURE.md has every folder on its map and is short enough for a first hour, where the next
thing goes is said once, with a commit as the example of each, and README shows the pictures there are.

Usage: tst_documents.py SOURCE
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())

ARCHITECTURE = "ARCHITECTURE.md"
NEXT_THING = "docs/NEXT_THING.md"
GUIDES = (ARCHITECTURE, NEXT_THING, "docs/GLOSSARY.md", "docs/KINDS_OF_RULES.md")
ARCHITECTURE_BYTES = 18_000
# All of docs with the guide and the rules, pictures aside.
DOCS_BYTES = 300_000

FOLDERS = ("app", "cmake", "docs", "model", "reports", "resources", "scoring", "tests", "tools", "ui")
PRODUCT = ("app", "model", "reports", "scoring", "ui")
KINDS = ("dune", "storm", "ruleset")
CODE = (".cpp", ".h", ".cmake", ".txt", ".py")
LEFT_OUT = ("build", "tests/fuzz/corpus", "docs/decisions")

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")
FILE = re.compile(r"[\w-]+\.(?:cpp|h|py|md|txt|json|csv|js|cmake)")
NAME = re.compile(r"([A-Z]\w+)(?:::\w+)?(?:\(\))?|([a-z]\w*)\(\)")
# Headers that come with a compiler.
NOT_OURS = {"windows.h"}
# A folder or file that is still to be named: `model/NAME/`.
TO_BE_NAMED = re.compile(r"(?:^|/)[A-Z]{2,}(?:/|$)")
# A short hash; an asterisk behind it says that the commit did other things too.
EXAMPLE = re.compile(r"([0-9a-f]{7,10})\*?")
ROW = re.compile(r"^\|(.+)\|$", re.MULTILINE)
OTHER_ANSWER = re.compile(r"\*\*The next thing:?\*\*")


def text_of(path):
    return path.read_text(encoding="utf-8", errors="replace")


def files_of(root):
    """The files of the tree by their path from the root, without what is built."""
    for folder, folders, names in os.walk(root):
        here = pathlib.Path(folder).relative_to(root)
        folders[:] = sorted(name for name in folders if not name.startswith(".")
                            and (here / name).as_posix() not in LEFT_OUT)
        yield from (here / name for name in sorted(names))


class Tree:
    """What documents can name."""

    def __init__(self, root):
        self.root = root
        self.files = list(files_of(root))
        self.file_names = {path.name for path in self.files}
        self.words = set()
        for path in self.files:
            if path.suffix in CODE:
                self.words |= set(re.findall(r"\w+", text_of(root / path)))

    def fault_of(self, quoted):
        """What is wrong with something in backquotes; nothing where it names nothing of the tree."""
        if TO_BE_NAMED.search(quoted):
            return ""
        if PATH.fullmatch(quoted) and "/" in quoted and quoted.split("/")[0] in FOLDERS:
            return "" if (self.root / quoted).exists() else "does not exist"
        if FILE.fullmatch(quoted):
            return "" if quoted in self.file_names else "is no file of the tree"
        name = NAME.fullmatch(quoted)
        if name:
            return "" if (name[1] or name[2]) in self.words else "is no name of the code"
        return ""


def guide_faults(tree, page):
    """What a document names that is not there."""
    if not (tree.root / page).is_file():
        return [f"{page} does not exist"]
    # Words that no name may have are in the glossary's last table, which tst_glossary.py holds.
    text = FENCE.sub("", text_of(tree.root / page)).partition("\n## Held by a test\n")[0]
    return [f"{page}: {quoted} {fault}" for quoted in sorted(set(QUOTED.findall(text)))
            if (fault := tree.fault_of(quoted))]


def readme_faults(tree):
    """Files that the README of a folder names, from there or from the root, and that are not there."""
    faults = []
    for page in tree.files:
        if page.name != "README.md" or page.parts[0] not in (*PRODUCT, "tests", "cmake"):
            continue
        for quoted in sorted(set(QUOTED.findall(FENCE.sub("", text_of(tree.root / page))))):
            here, top = tree.root / page.parent, quoted.split("/")[0]
            is_path = PATH.fullmatch(quoted) and "/" in quoted and (
                top in FOLDERS or (here / top).is_dir() or FILE.fullmatch(quoted.split("/")[-1]))
            if is_path and not ((here / quoted).exists() or (tree.root / quoted).exists()):
                faults.append(f"{page.as_posix()}: {quoted} does not exist")
            if FILE.fullmatch(quoted) and quoted not in tree.file_names | NOT_OURS:
                faults.append(f"{page.as_posix()}: {quoted} is no file of the tree")
    return faults


def link_faults(tree):
    """Links of any document to a file that is not there."""
    return [f"{path.as_posix()} leads to {target}, which does not exist"
            for path in tree.files if path.suffix == ".md"
            for target in sorted(set(LINK.findall(FENCE.sub("", text_of(tree.root / path)))))
            if ":" not in target and not (tree.root / path).parent.joinpath(target).exists()]


def map_faults(tree):
    """Folders of the program that the map of ARCHITECTURE.md does not name, nor the folder that they
    are in. What one kind of rules adds is where its name says."""
    if not (tree.root / ARCHITECTURE).is_file():
        return []
    text = text_of(tree.root / ARCHITECTURE).partition("\n## The map\n")[2]
    named = {quoted.rstrip("/") for quoted in QUOTED.findall(text)}
    folders = {path.parent for path in tree.files
               if path.parts[0] in PRODUCT and path.suffix in (".cpp", ".h")}
    return [f"{ARCHITECTURE} has no way to {folder.as_posix()} on its map"
            for folder in sorted(folders)
            if not {folder.as_posix(), folder.parent.as_posix()} & named
            and not set(KINDS) & set(folder.parts)]


def size_faults(root):
    size = len((root / ARCHITECTURE).read_bytes()) if (root / ARCHITECTURE).is_file() else 0
    docs = sum(path.stat().st_size for path in (root / "docs").rglob("*")
               if path.is_file() and path.suffix != ".png")
    return [f"{name} has {there} bytes, more than {limit}" for name, there, limit in
            ((ARCHITECTURE, size, ARCHITECTURE_BYTES), ("docs", docs, DOCS_BYTES)) if there > limit]


def rows_of(root):
    """The rows of the tables of the next thing: what it is, where it goes, its example."""
    if not (root / NEXT_THING).is_file():
        return []
    cells = [[cell.strip() for cell in row.split("|")]
             for row in ROW.findall(text_of(root / NEXT_THING))]
    return [row for row in cells if row[0] != "the next" and set("".join(row)) - set("-")]


def history_of(root):
    """Full hashes of the history that led here; empty: there is none, or not all of it."""
    def git(*arguments):
        return subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True,
                              check=False).stdout
    if not (root / ".git").exists():
        return []
    try:
        return [] if git("rev-parse", "--is-shallow-repository").strip() != "false" \
            else git("rev-list", "HEAD").split()
    except OSError:
        return []


def example_faults(root):
    """Every row has a commit, in the history where there is one. Of another history, as that of an
    export, none of them is asked for."""
    rows = rows_of(root)
    faults = [f"{NEXT_THING}: “{row[0]}” has {len(row)} cells, not 3" for row in rows if len(row) != 3]
    faults += [f"{NEXT_THING}: “{row[0]}” names no commit" for row in rows
               if len(row) == 3 and not EXAMPLE.fullmatch(row[2])]
    named = {match[1]: row[0] for row in rows if (match := EXAMPLE.fullmatch(row[-1]))}
    history = history_of(root)
    found = {short for short in named if any(full.startswith(short) for full in history)}
    if found:
        faults += [f"{NEXT_THING}: “{named[short]}” names {short}, which is no commit that led here"
                   for short in sorted(set(named) - found)]
    return faults


def other_answers(tree):
    """Documents that say by themselves where the next thing goes."""
    return [f"{path.as_posix()} says where the next thing goes without a link to {NEXT_THING}"
            for path in tree.files if path.suffix == ".md"
            for line in text_of(tree.root / path).splitlines()
            if OTHER_ANSWER.search(line) and "NEXT_THING.md" not in line]


def picture_faults(root):
    """docs/pictures holds what docs/pictures.txt has taken, and README shows all of it."""
    if not (root / "docs/pictures.txt").is_file():
        return []
    listed = set((root / "docs/pictures.txt").read_text(encoding="utf-8").split())
    there = {path.relative_to(root / "docs/pictures").as_posix().removesuffix(".png")
             for path in (root / "docs/pictures").rglob("*") if path.is_file()}
    shown = set(re.findall(r"docs/pictures/(\S+?)\.png", text_of(root / "README.md")))
    return ([f"docs/pictures/{name}: docs/pictures.txt does not name it" for name in sorted(there - listed)]
            + [f"docs/pictures.txt: {name} has no picture" for name in sorted(listed - there)]
            + [f"docs/pictures/{name}.png: README.md does not show it" for name in sorted(listed - shown)])


def faults_of(root):
    tree = Tree(root)
    faults = [fault for page in GUIDES for fault in guide_faults(tree, page)]
    return (faults + readme_faults(tree) + link_faults(tree) + map_faults(tree)
            + size_faults(root) + example_faults(root) + other_answers(tree)
            + picture_faults(root))


SOUND = {
    ARCHITECTURE: "# Architecture\n\n`model/event.h` has `Event` and `eventErrors()`; see `docs/` and "
                  "[the next](docs/NEXT_THING.md#rows).\n\n```\n`model/none.h`\n```\n\n"
                  "## The map\n\n| `model/` | all |\n",
    NEXT_THING: "# Next\n\n| the next | goes to | example |\n|---|---|---|\n"
                "| fact | `event.h` in `model` | a71e024a |\n"
                "| setting | `Event::settings` | bb4b6774* |\n",
    "docs/GLOSSARY.md": "# Glossary\n\n| `Event` | one year |\n",
    "docs/KINDS_OF_RULES.md": "# Kinds\n\nA `kind-of-rules` in `model/NAME/`, by `anything else` and [out](https://a.b).\n",
    "docs/decisions/0001.md": "**The next thing:** as it was.\n",
    "model/README.md": "Begin with `event.h` and `values/ids.h`, on Windows `windows.h`.\n"
                       "**The next thing:** [a row](../docs/NEXT_THING.md).\n",
    "model/values/ids.h": "\n",
    "model/changes/dune/act.h": "\n",
    "model/event.h": "struct Event {};\nint eventErrors();\n",
    "build/event.h": "\n",
}


class TestDocuments(unittest.TestCase):
    def test_what_they_name_exists(self):
        faults = faults_of(SOURCE)
        self.assertEqual([], faults, "\n" + "\n".join(faults))
        self.assertGreater(len(rows_of(SOURCE)), 40)

    def tree(self, changes=None):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        root = pathlib.Path(scratch.name)
        for path, text in {**SOUND, **(changes or {})}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text, encoding="utf-8")
        return root

    def change(self, path, before, after):
        self.assertIn(before, SOUND[path])
        return faults_of(self.tree({path: SOUND[path].replace(before, after)}))

    def test_a_sound_tree_has_no_fault(self):
        self.assertEqual([], faults_of(self.tree()))

    def test_a_wrong_path_is_found(self):
        self.assertEqual([f"{ARCHITECTURE}: model/events.h does not exist"],
                         self.change(ARCHITECTURE, "model/event.h", "model/events.h"))
        self.assertEqual([f"{NEXT_THING}: events.h is no file of the tree"],
                         self.change(NEXT_THING, "event.h", "events.h"))

    def test_a_link_to_nowhere_is_found(self):
        self.assertEqual([f"{ARCHITECTURE} leads to docs/NEXT.md, which does not exist"],
                         self.change(ARCHITECTURE, "NEXT_THING.md", "NEXT.md"))
        self.assertEqual(["model/README.md leads to docs/NEXT_THING.md, which does not exist"],
                         self.change("model/README.md", "../docs", "docs"))

    def test_a_wrong_file_of_a_readme_is_found(self):
        self.assertEqual(["model/README.md: events.h is no file of the tree"],
                         self.change("model/README.md", "event.h", "events.h"))
        self.assertEqual(["model/README.md: values/id.h does not exist"],
                         self.change("model/README.md", "values/ids.h", "values/id.h"))
        self.assertEqual(["model/README.md: people/ids.h does not exist"],
                         self.change("model/README.md", "values/ids.h", "people/ids.h"))

    def test_a_wrong_name_is_found(self):
        self.assertEqual([f"{ARCHITECTURE}: eventFaults() is no name of the code"],
                         self.change(ARCHITECTURE, "eventErrors()", "eventFaults()"))
        self.assertEqual([f"{NEXT_THING}: Events::settings is no name of the code"],
                         self.change(NEXT_THING, "Event::", "Events::"))

    def test_a_missing_document_is_found(self):
        root = self.tree()
        (root / "docs/KINDS_OF_RULES.md").unlink()
        self.assertEqual(["docs/KINDS_OF_RULES.md does not exist"], faults_of(root))

    def test_a_folder_off_the_map_is_found(self):
        self.assertEqual([f"{ARCHITECTURE} has no way to model/values/pictures on its map"],
                         faults_of(self.tree({"model/values/pictures/png.cpp": "\n"})))
        self.assertEqual([f"{ARCHITECTURE} has no way to model on its map",
                          f"{ARCHITECTURE} has no way to model/values on its map"],
                         self.change(ARCHITECTURE, "| `model/` | all |", "| `docs/` | all |"))

    def test_too_long_an_architecture_is_found(self):
        room = ARCHITECTURE_BYTES - len(SOUND[ARCHITECTURE].encode())
        longest = SOUND[ARCHITECTURE] + "x" * room
        self.assertEqual([], faults_of(self.tree({ARCHITECTURE: longest})))
        self.assertEqual([f"{ARCHITECTURE} has 18001 bytes, more than 18000"],
                         faults_of(self.tree({ARCHITECTURE: longest + "x"})))

    def test_too_many_documents_are_found(self):
        sound = sum(len(text.encode()) for path, text in SOUND.items() if path.startswith("docs/"))
        longest = "x" * (DOCS_BYTES - sound)
        self.assertEqual([], faults_of(self.tree({"docs/guide/a.md": longest})))
        self.assertEqual(["docs has 300001 bytes, more than 300000"],
                         faults_of(self.tree({"docs/guide/a.md": longest + "x"})))

    def test_a_row_without_a_commit_is_found(self):
        for wrong in ("", "none", "a71e02", "a71e024a (large)", "A71E024A"):
            self.assertEqual([f"{NEXT_THING}: “fact” names no commit"],
                             self.change(NEXT_THING, "a71e024a", wrong))
        self.assertEqual([f"{NEXT_THING}: “fact” has 2 cells, not 3"],
                         self.change(NEXT_THING, " | a71e024a |", " |"))

    def test_a_commit_of_nowhere_is_found(self):
        root = self.tree()

        def git(*arguments):
            return subprocess.run(["git", "-C", str(root), "-c", "user.name=Ada", "-c",
                                   "user.email=ada@example.org", *arguments], check=True,
                                  capture_output=True, text=True).stdout.strip()
        git("init", "-q")
        git("commit", "-q", "--allow-empty", "-m", "One")
        # None of the commits is of this history: it is another one.
        self.assertEqual([], faults_of(root))
        page = SOUND[NEXT_THING].replace("a71e024a", git("rev-parse", "HEAD")[:8])
        (root / NEXT_THING).write_text(page, encoding="utf-8")
        self.assertEqual([f"{NEXT_THING}: “setting” names bb4b6774, which is no commit that led here"],
                         faults_of(root))

    def test_a_picture_that_nobody_shows_is_found(self):
        pictures = {"docs/pictures.txt": "heats\nraces\n", "docs/pictures/heats.png": "",
                    "docs/pictures/old/today.png": "",
                    "README.md": "![Heats](docs/pictures/heats.png) ![](docs/pictures/old/today.png)\n"}
        self.assertEqual(["docs/pictures/old/today: docs/pictures.txt does not name it",
                          "docs/pictures.txt: races has no picture",
                          "docs/pictures/races.png: README.md does not show it"],
                         faults_of(self.tree(pictures)))

    def test_another_answer_is_found(self):
        self.assertEqual([f"model/README.md says where the next thing goes without a link to "
                          f"{NEXT_THING}"],
                         self.change("model/README.md", "[a row](../docs/NEXT_THING.md)", "here"))


if __name__ == "__main__":
    unittest.main(verbosity=2)
