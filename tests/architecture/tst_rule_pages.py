#!/usr/bin/env python3
"""A rule that is cited by its number is said in docs/rules, and what is said there is cited by the
code and shown by a test: one with the number in its name (`r4_3_…`), or one that the page names.

Usage: tst_rule_pages.py SOURCE
"""
import os
import pathlib
import re
import sys
import tempfile
import unittest

SOURCE = pathlib.Path(sys.argv.pop())

# Goes down with each rule that gets a test, and never up.
RULES_WITHOUT_A_TEST = 0

RULES = pathlib.Path("docs/rules")
PRODUCT = ("app", "model", "reports", "scoring", "ui")
CITING = (".cpp", ".h", ".py", ".md", ".json", ".txt")
CODE = (".cpp", ".h")
LEFT_OUT = ("build", "tests/fuzz/corpus")

NUMBER = re.compile(r"\bR\d+(?:\.\d+)?\b")
RULE = re.compile(r"^## (R\d+(?:\.\d+)?) – (.+)$", re.MULTILINE)
CHAPTER = re.compile(r"^# (R\d+) – (.+)$", re.MULTILINE)
NAMED_TEST = re.compile(r"\b(?:def |void (?:\w+::)?)r(\d+)(?:_(\d+))?_(?=[a-zA-Z])")
SHOWN_BY = re.compile(r"^\*\*Shown by\.\*\* (.+)$", re.MULTILINE)
NO_TEST = "No test shows it yet."
FOR_PEOPLE = "For people, not for the program"


def files_of(root):
    """What stands in the tree as text that can cite a rule, by its path from the root."""
    for folder, folders, names in os.walk(root):
        here = pathlib.Path(folder).relative_to(root)
        folders[:] = sorted(name for name in folders if not name.startswith(".")
                            and (here / name).as_posix() not in LEFT_OUT)
        for name in sorted(names):
            if name.endswith(CITING):
                yield here / name


def text_of(path):
    return path.read_text(encoding="utf-8", errors="replace")


def rules_of(root):
    """Each rule of the pages by its number: its page, title and text."""
    rules = {}
    for page in sorted((root / RULES).glob("R*.md")):
        pieces = RULE.split(text_of(page))
        for number, title, text in zip(pieces[1::3], pieces[2::3], pieces[3::3]):
            rules.setdefault(number, []).append((page.name, title, text))
    return rules


def is_function(name, path):
    begins = "def " if path.suffix == ".py" else r"void (?:\w+::)?"
    return re.search(rf"\b{begins}{re.escape(name)}\(", text_of(path)) is not None


def numbers_of_tests(root):
    """The rules that tests have in their names."""
    return {f"R{chapter}.{rule}" if rule else f"R{chapter}"
            for path in files_of(root)
            if path.parts[0] == "tests" and path.suffix in (*CODE, ".py")
            for chapter, rule in NAMED_TEST.findall(text_of(root / path))}


def shown_faults(root, number, text, named):
    """What is wrong with the tests that a rule names, if none has its number."""
    shown = SHOWN_BY.search(text)
    if not shown:
        return [] if number in named or NO_TEST in text else [f"{number} names no test"]
    faults = []
    test = None
    for name in re.findall(r"`([^`]+)`", shown[1]):
        if name.startswith("tests/"):
            test = root / name
            if not test.is_file():
                faults.append(f"{number} is shown by {name}, which does not exist")
        elif test is None:
            faults.append(f"{number} names {name} without its file")
        elif test.is_file() and not is_function(name, test):
            faults.append(f"{number} is shown by {name}, which {test.name} does not have")
    return faults if test else faults + [f"{number} names no test"]


def page_faults(rules):
    """A rule stands once, on the page of its chapter."""
    faults = []
    for number, places in rules.items():
        if len(places) > 1:
            faults.append(f"{number} is said twice")
        for page, _, _ in places:
            if page != f"{number.split('.')[0]}.md":
                faults.append(f"{number} stands on {page}")
    return faults


def index_faults(root):
    """The index lists the chapters by the headings of their pages."""
    listed = re.findall(r"^- \[(R\d+)\]\((R\d+\.md)\) – (.+)$",
                        text_of(root / RULES / "README.md"), re.MULTILINE)
    said = {(number, page.name, title) for page in (root / RULES).glob("R*.md")
            for number, title in CHAPTER.findall(text_of(page))}
    return ([f"{row[0]} is not in the index as it is said" for row in sorted(said - set(listed))]
            + [f"the index lists {row[0]} otherwise" for row in sorted(set(listed) - said)])


def faults_of(root):
    """Everything that is wrong between the rules of a tree, its code and its tests."""
    rules = rules_of(root)
    chapters = {page.stem for page in (root / RULES).glob("R*.md")}
    in_code = set()
    faults = page_faults(rules) + index_faults(root)
    named = numbers_of_tests(root)
    for path in files_of(root):
        cited = set(NUMBER.findall(text_of(root / path)))
        if path.parts[0] in PRODUCT and path.suffix in CODE:
            in_code |= cited
        faults += [f"{path.as_posix()} cites {number}, which docs/rules does not say"
                   for number in sorted(cited - set(rules) - chapters)]
    for number, places in rules.items():
        for _, _, text in places:
            if number not in in_code and FOR_PEOPLE not in text:
                faults.append(f"{number} is cited nowhere in the code")
            faults += shown_faults(root, number, text, named)
    return faults


def rules_without_a_test(root):
    named = numbers_of_tests(root)
    return sorted(number for number, places in rules_of(root).items() if number not in named
                  for _, _, text in places if not SHOWN_BY.search(text) and NO_TEST in text)


# A number that no page says, put together so that this file does not cite it.
UNKNOWN = "R" + "7.99"

SOUND = {
    "docs/rules/README.md": "- [R7](R7.md) – The final\n",
    "docs/rules/R7.md": "# R7 – The final\n\n"
                        "## R7.1 – One\n\nSays one.\n\n"
                        "**Shown by.** `tests/tst_one.cpp`: `r7_1_one`; `tests/tst_two.py`: `two`.\n\n"
                        "## R7.2 – Two\n\nSays two. For people, not for the program.\n\n"
                        "No test shows it yet.\n",
    "scoring/one.h": "/// R7.1, as all of R7.\n",
    "tests/tst_one.cpp": "void TestOne::r7_1_one() {} // R7.2\n",
    "tests/tst_two.py": "def two(): pass\n",
    "build/made.h": f"// {UNKNOWN}\n",
    "tests/fuzz/corpus/found.txt": f"{UNKNOWN}\n",
}


class TestRulePages(unittest.TestCase):
    def test_rules_are_said_cited_and_shown(self):
        faults = faults_of(SOURCE)
        self.assertEqual([], faults, "\n" + "\n".join(faults))

    def test_rules_without_a_test_grow_fewer(self):
        without = rules_without_a_test(SOURCE)
        self.assertLessEqual(len(without), RULES_WITHOUT_A_TEST, without)
        self.assertEqual(RULES_WITHOUT_A_TEST, len(without), "fewer now: lower the constant")

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
        self.assertEqual(["R7.2"], rules_without_a_test(self.tree()))

    def test_an_unknown_number_is_found_wherever_it_is_cited(self):
        for path in ("scoring/two.cpp", "tests/a.py", "docs/a.md", "resources/a.json"):
            self.assertEqual([f"{path} cites {UNKNOWN}, which docs/rules does not say"],
                             faults_of(self.tree({path: f'"{UNKNOWN}"\n'})))
        chapter = "R" + "99"
        self.assertEqual([f"ui/a.h cites {chapter}, which docs/rules does not say"],
                         faults_of(self.tree({"ui/a.h": f"// {chapter}\n"})))

    def test_a_rule_that_no_code_cites_is_found(self):
        uncited = ["R7.1 is cited nowhere in the code"]
        self.assertEqual(uncited, self.change("scoring/one.h", "R7.1", "Nothing"))
        self.assertEqual(["R7.2 is cited nowhere in the code"],
                         self.change("docs/rules/R7.md", "For people", "For nobody"))

    def test_a_test_that_is_missing_is_found(self):
        page = "docs/rules/R7.md"
        self.assertEqual(["R7.1 is shown by tests/tst_none.cpp, which does not exist"],
                         self.change(page, "tst_one.cpp", "tst_none.cpp"))
        self.assertEqual(["R7.1 is shown by r7_1_other, which tst_one.cpp does not have"],
                         self.change(page, "r7_1_one", "r7_1_other"))
        self.assertEqual(["R7.1 is shown by three, which tst_two.py does not have"],
                         self.change(page, "`two`", "`three`"))
        self.assertEqual(["R7.1 names r7_1_one without its file"],
                         self.change(page, "`tests/tst_one.cpp`: ", ""))
        self.assertEqual(["R7.2 names no test"], self.change(page, "No test shows it yet.", ""))
        self.assertEqual(["R7.1 names no test"],
                         self.change(page, "`tests/tst_one.cpp`: `r7_1_one`; "
                                           "`tests/tst_two.py`: `two`", "somebody"))

    def test_a_rule_is_shown_by_a_test_with_its_number(self):
        page = "docs/rules/R7.md"
        shown = "**Shown by.** `tests/tst_one.cpp`: `r7_1_one`; `tests/tst_two.py`: `two`."
        self.assertEqual([], self.change(page, shown, ""))
        without = {page: SOUND[page].replace(shown, "")}
        for test in ("", "void r7_11_one() {}", "void r7_one() {}", "// r7_1_one"):
            self.assertEqual(["R7.1 names no test"],
                             faults_of(self.tree({**without, "tests/tst_one.cpp": test + "\n"})))
        self.assertEqual([], faults_of(self.tree({**without, "tests/tst_one.cpp": "\n",
                                                  "tests/tst_two.py": "def r7_1_one(): pass\n"})))

    def test_a_rule_on_another_page_or_said_twice_is_found(self):
        self.assertEqual(["R7.1 is said twice"], faults_of(self.tree(
            {"docs/rules/R7.md": SOUND["docs/rules/R7.md"].replace(
                "## R7.2", "## R7.1 – One\n\nNo test shows it yet.\n\n## R7.2")})))
        moved = SOUND["docs/rules/R7.md"].replace("R7.", "R6.")
        self.assertIn("R6.1 stands on R7.md", faults_of(self.tree({"docs/rules/R7.md": moved})))

    def test_an_index_that_says_something_else_is_found(self):
        index = "docs/rules/README.md"
        self.assertEqual(["R7 is not in the index as it is said", "the index lists R7 otherwise"],
                         self.change(index, "– The final", "– The last"))
        self.assertEqual(["R7 is not in the index as it is said"],
                         self.change(index, "- [R7](R7.md) – The final\n", ""))


if __name__ == "__main__":
    unittest.main(verbosity=2)
