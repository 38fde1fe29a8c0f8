#!/usr/bin/env python3
"""Good and bad commit messages, held against tools/commit-subject, by itself and as git's hook.

Usage: tst_commit_subject.py SOURCE_ROOT
"""

import importlib.machinery
import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path

CODE = ["model/event.h"]
DOCS = ["docs/README.md"]
WHY = "\n\nThe order is part of the document.\n"

# A message, what it changes, and how many faults it has.
MESSAGES = [
    ("heats: Keep the order of entrants" + WHY, CODE, 0),
    ("charts, today: Say what is counted" + WHY, CODE, 0),
    ("docs: Name the tables of kinds", DOCS, 0),
    ("cli: Embed the fonts" + WHY, CODE, 0),
    ("heats: Pass over void games" + WHY, CODE, 0),
    ("Merge branch 'next'", CODE, 0),
    ("fixup! heats: Keep the order", CODE, 0),
    ("# a remark of git\nheats: Keep the order" + WHY, CODE, 0),
    ("h: " + "A" * 69 + WHY, CODE, 0),
    ("h: " + "A" * 70 + WHY, CODE, 1),
    ("heats: Keep the order", CODE, 1),
    ("tools: Add a hook", ["tools/commit-subject"], 1),
    ("Keep the order" + WHY, CODE, 1),
    ("heats: keep the order" + WHY, CODE, 1),
    ("Heats: Keep the order" + WHY, CODE, 1),
    ("heats: Kept the order.\nWhy" , CODE, 2),
    ("heats: Keeps the order" + WHY, CODE, 1),
    ("heats: Added an order" + WHY, CODE, 1),
    ("heats: Adding an order" + WHY, CODE, 1),
    ("heats: Keep the order." + WHY, CODE, 1),
    ("heats: Keep the order\nThe order is part of it.", CODE, 1),
    ("# nothing else\n", DOCS, 1),
]


def faults_of_messages(script):
    loader = importlib.machinery.SourceFileLoader("commit_subject", str(script))
    hook = importlib.util.module_from_spec(importlib.util.spec_from_loader("commit_subject", loader))
    loader.exec_module(hook)
    for message, paths, expected in MESSAGES:
        found = hook.faults_in(message, paths)
        if len(found) != expected:
            yield f"{message!r}: {len(found)} faults instead of {expected}: {found}"


def faults_as_hook(script):
    """Git itself takes a good message, and refuses a bad one."""
    with tempfile.TemporaryDirectory() as folder:
        def git(*arguments):
            return subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments],
                                  cwd=folder, capture_output=True, text=True, check=False)
        git("init", "-q")
        if subprocess.run([script, "--install"], cwd=folder, check=False).returncode != 0:
            yield "--install fails"
        Path(folder, "a.cpp").write_text("int a;\n", encoding="utf-8")
        git("add", "a.cpp")
        if git("commit", "-qm", "a: Add a number").returncode == 0:
            yield "a commit of code without a text is taken"
        if git("commit", "-qm", "a: Add a number", "-m", "It is needed.").returncode != 0:
            yield "a good commit is refused"


def main(root):
    script = root / "tools/commit-subject"
    faults = [*faults_of_messages(script), *faults_as_hook(script)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    sys.exit(main(Path(sys.argv[1]).resolve()))
