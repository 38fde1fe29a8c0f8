#!/usr/bin/env python3
"""One voice: what people read, held against a list of spellings and phrases that no American writes.

Usage: tst_voice.py SOURCE_ROOT

Read are the texts of the program (literals of app/, model/, reports/, scoring/ and ui/ that have a
blank or that are translated), the guide, the README, the manual pages, what the desktop shows, and
what the entries of the rules desk and the rulesets say (not the ways in which people ask).
The comments of headers, and in some folders of all sources, are read too, against phrases of their
own. The rules of the voice are in CONTRIBUTING.md. First it shows on planted texts that it finds each.
"""

import json
import re
import sys
from pathlib import Path

# What is written, and what to write. Words at their borders, in any case.
SPELLINGS = {
    r"colours?|coloured|colouring": "color",
    r"grey": "gray",
    r"practis(e|ed|es|ing)": "practice",
    r"favours?|favoured": "favor",
    r"cent(re|res|red)": "center",
    r"met(re|res)": "meter, or feet",
    r"cancell(ed|ing)": "canceled",
    r"licence": "license",
    r"behaviours?": "behavior",
    r"neighbours?": "neighbor",
    r"\w+(organis|recognis|synchronis|normalis|optimis)(e|ed|es|ing|ation)": "-ize",
    r"(organis|recognis|synchronis|normalis|optimis)(e|ed|es|ing|ation)": "-ize",
    r"counter-clockwise": "counterclockwise",
}
PHRASES = {
    r"opened lately|lately": "recent, recently",
    r"any more": "anymore, or 'no longer'",
    r"tak(e|en) out": "remove",
    r"held against": "double-check",
    r"second look": "double-check",
    r"once more": "again",
    r"half[ -](typed|corrected|changed)": "draft, or unfinished",
    r"thr(ow|own) (the draft )?away": "discard",
    r"declare(d)? .*void": "mark void",
    r"mended|mend": "fix",
    r"is to stand": "save as",
    r"stands? (here|there)": "appears here, is here",
    r"so many": "how many",
    r"by the GM's word|by the Game Master's word": "as the GM decides",
    r"the program": "Mentat",
    r"passed over": "skipped",
    r"not there (any more|yet)": "missing",
    r"for good": "permanently",
    r"nevertheless": "anyway",
    r"is over since|is up since|up since": "was up at",
    r"what becomes of": "what happens to",
    r"tells? (of|how|the|what|which)": "shows, says",
    r"is no (number|place|score|roll|address)": "is not a",
}
# And what the texts of the program have no more (the guide may name what nobody does).
PROGRAM_PHRASES = {
    r"everybody|somebody|nobody": "everyone, someone, no one",
    r"no new turn (after|from)": "last turn starts by",
    r"for who asks|whom to": "for anyone who asks, who to",
    r"handed over|hand over %n": "handed out, of an award",
    r"otherwise by R\d+(\.\d+)?": "what differs, not the number of the rule",
}
# Phrases that no comment uses in the headers of these folders.
COMMENT_FOLDERS = ("scoring/", "model/", "reports/", "app/", "ui/")
COMMENT_PHRASES = {
    r"so many|so much": "this many, or the number",
    r"any more": "anymore, or 'no longer'",
    r"everybody": "everyone",
    r"(?:is|are|was|were) said of": "is said about, or the fact itself",
    r"for who(?:ever)?": "for anyone who, or whose it is",
    r"of whom": "whose, or the players who",
    r"whom (?:it|they) (?:means?|names?)": "the player that it names",
    r"half[ -](?:typed|corrected|changed)": "draft, or unfinished",
    r"all the same": "anyway",
    r"for good": "permanently",
    r"held against": "checked, or double-checked",
    r"by the GM's word": "with the GM's permission, by the GM's decision",
    r"takes? out|taken out": "remove",
    r"stands? (?:there|here|in|under|below|beside|above|before|where|among|elsewhere|at)": "is",
    r"thereby|nevertheless": "so, anyway",
    r"he|him|his": "they, them, their",
}
# A sentence that begins with a clause: "Whom the draw seats.", "What of it is out of date."
CLAUSE_FIRST = re.compile(r"(?:^|[.] )(?:Whom|(?:What|Who) of)\b")
SOURCE_PHRASES = {
    r"stands?(?! (?:out|by)\b)": "is, appears, or is written",
    r"such an?": "this kind of, or name it",
    r"somebody": "someone",
    r"nobody's": "no one's",
    r"once more": "again",
    r"(?:is|are) (?:said|told) so|told of": "what it says, verb first",
    r"(?:is|are) let be": "stays",
    r"half[ -](?:known|read|done)": "incomplete",
    r"thr(?:ow|ows|own) away": "discard",
    r"opened lately|lately": "recent, recently",
    r"sticks?": "USB drive",
    r"millimet(?:re|res)": "millimeter",
}
# A sentence of a source that begins with a clause, also behind a line of code.
SOURCE_CLAUSE_FIRST = re.compile(
    r"(?:^|[.:;] )(?:whom|whoever|whatever of|(?:what|who) of|(?:of|by|for|to) whom"
    r"|(?:what|who) (?:is|are|was|has|comes|came|goes|went|can|cannot|may|must|no) \w+"
    r" (?:is|are|was|has|comes|goes|stays|can|may|must))\b",
    re.IGNORECASE,
)
# A label has no key: the tool tip says it (CONTRIBUTING.md, "Text on screen").
KEY_IN_LABEL = re.compile(r"\((?:Ctrl\+[^)]+|Shift\+[^)]+|F\d{1,2}|Esc|Enter|Return)\)$")

# Right as they are: the path, and the text that is meant.
ALLOWED = {
    # "the program" as opposed to the command line, or as one among others
    ("docs/guide/practice.md", "the program"),
    ("docs/guide/README.md", "the program"),
    ("docs/guide/window.md", "the program"),
    ("docs/guide/troubles.md", "the program"),
    ("README.md", "the program"),
    ("resources/desktop/man/mentat-cli.1.in", "the program"),
    # the name of a rule's reading that is quoted
    ("docs/guide/scoring.md", "the program"),
}
LITERAL = r'(?:u8|u)?"((?:[^"\\\n]|\\.)*)"(?:_s|_ba)?'
SEQUENCE = re.compile(LITERAL + r"(?:\s*" + LITERAL + r")*")
ONE = re.compile(LITERAL)
# Lists are read from workbooks and from pasted cells too: a text that asks for a CSV file names
# what else there is.
CSV_ALONE = re.compile(r"\bCSV (?:files?|lists?)\b|\ba CSV\b", re.IGNORECASE)
OTHER_LISTS = re.compile(r"Excel|\bxlsx\b|workbook", re.IGNORECASE)
COMMENT = re.compile(r"(?<!:)//[^\n]*")
FOLDERS = ("app", "model", "reports", "scoring", "ui")


def patterns(*tables):
    for table in tables:
        for wrong, right in table.items():
            yield re.compile(rf"\b(?:{wrong})\b", re.IGNORECASE), right


PATTERNS = list(patterns(SPELLINGS, PHRASES))
PROGRAM_PATTERNS = list(patterns(PROGRAM_PHRASES))
COMMENT_PATTERNS = list(patterns(SPELLINGS, COMMENT_PHRASES))
SOURCE_PATTERNS = COMMENT_PATTERNS + list(patterns(SOURCE_PHRASES))


def texts_of_code(source):
    """(line, text) of the literals that people read."""
    source = COMMENT.sub(lambda m: " " * len(m.group()), source)
    for match in SEQUENCE.finditer(source):
        if "\n#include" in "\n" + source[source.rfind("\n", 0, match.start()) + 1:match.start()]:
            continue
        text = "".join(part.group(1) for part in ONE.finditer(match.group()))
        is_translated = re.search(r"tr\(\s*$|(?:NOOP|Phrase)\(\s*(?:\"[^\"]*\",\s*)?$", source[:match.start()])
        if " " in text or is_translated:
            yield source.count("\n", 0, match.start()) + 1, text.replace("&", "")


def comments_of_code(source):
    """(line, text) of the comments, those on lines one after another as one text."""
    texts = []
    for number, line in enumerate(source.split("\n"), 1):
        # A literal may hold the sign of a comment.
        bare = ONE.sub(lambda m: " " * len(m.group()), line)
        found = COMMENT.search(bare)
        if not found:
            continue
        text = line[found.start():].lstrip("/< ").strip()
        is_next = texts and texts[-1][1] == number - 1 and not bare[:found.start()].strip()
        if is_next:
            texts[-1] = (texts[-1][0], number, f"{texts[-1][2]} {text}")
        else:
            texts.append((number, number, text))
    return [(first, text) for first, _, text in texts]


def faults_in_comments(path, source):
    is_strict = path.startswith(COMMENT_FOLDERS)
    for line, text in comments_of_code(source):
        # Quotes, names of the code, and codes of a convention are what they are.
        said = re.sub(r"`[^`]*`|\"[^\"]*\"|\w+(?:::\w+)*\(\)|\bHE\b", " ", text)
        for pattern, right in SOURCE_PATTERNS if is_strict else COMMENT_PATTERNS:
            for match in pattern.finditer(said):
                yield f"{path}:{line}: comment, “{match.group()}” in “{text[:90]}”: {right}"
        if CLAUSE_FIRST.search(said) or (is_strict and SOURCE_CLAUSE_FIRST.search(said)):
            yield f"{path}:{line}: comment, “{text[:90]}”: begin with a noun or a verb"


def texts_of_prose(source):
    """(line, text) outside of code blocks and spans."""
    is_code = False
    for number, line in enumerate(source.split("\n"), 1):
        if line.startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, re.sub(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->", " ", line)


# Of the data of rules and rulesets, what people read.
SAID = {"title", "text", "question", "steps", "today", "open", "effect", "target", "timing", "note"}


def texts_of_data(value, key=""):
    """(0, text) of the sentences in a document of rules, or in a ruleset."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from texts_of_data(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from texts_of_data(inner, key)
    elif isinstance(value, str) and key in SAID:
        yield 0, value


def texts_in(path, source):
    if path.endswith((".cpp", ".h")):
        return texts_of_code(source)
    if path.endswith(".json"):
        return texts_of_data(json.loads(source))
    return texts_of_prose(source)


def faults_in(path, source):
    is_code = path.endswith((".cpp", ".h"))
    for line, text in texts_in(path, source):
        for pattern, right in PATTERNS + (PROGRAM_PATTERNS if is_code else []):
            for match in pattern.finditer(text):
                if not is_known(path, match.group()):
                    yield f"{path}:{line}: “{match.group()}” in “{text[:90]}”: {right}"
        if CSV_ALONE.search(text) and not OTHER_LISTS.search(text):
            yield f"{path}:{line}: “{text[:90]}”: a list, or a file (CSV or Excel)"
        if is_code and path.startswith("ui/") and KEY_IN_LABEL.search(text):
            yield f"{path}:{line}: “{text}”: the tool tip says the key (tipWithKey)"


def all_faults_in(path, source):
    yield from faults_in(path, source)
    if path.endswith((".h", ".cpp")) and path.startswith(COMMENT_FOLDERS):
        yield from faults_in_comments(path, source)


def is_known(path, found):
    return any(path == where and found.lower() == what.lower() for where, what in ALLOWED)


def files(root):
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            # What the store writes is SQL.
            if path.suffix in (".cpp", ".h") and "store" not in path.parts:
                yield path
    yield from sorted((root / "docs/guide").glob("*.md"))
    yield root / "README.md"
    for folder in ("rules", "rulesets"):
        yield from sorted((root / "resources" / folder).glob("*.json"))
    for path in sorted((root / "resources/desktop").rglob("*.in")):
        yield path
    yield root / "resources/desktop/mentat.desktop"


def planted():
    """A path, a source, and how many faults it has."""
    yield "ui/a.cpp", 'auto a = tr("Colours");', 1
    yield "resources/rules/a.json", '{"entries": [{"text": "A Voice is cancelled."}]}', 1
    yield "resources/rules/a.json", '{"entries": [{"steps": ["Take out a card."]}]}', 1
    yield "resources/rules/a.json", '{"entries": [{"asked": ["is it cancelled"]}]}', 0
    yield "ui/a.cpp", 'auto a = tr("&Colours of the boards");', 1
    yield "ui/a.cpp", 'auto a = u"colours"_s; // the name of an object', 0
    yield "tests/a.cpp", "// practise with a grey copy", 0
    yield "ui/a.cpp", "// practise with a grey copy", 2
    yield "ui/a.cpp", 'auto a = tr("Grey lines");', 1
    yield "ui/a.cpp", 'auto a = tr("Practise");', 1
    yield "ui/a.cpp", 'auto a = tr("This was cancelled.");', 1
    yield "ui/a.cpp", 'auto a = tr("Opened lately");', 1
    yield "ui/a.cpp", 'auto a = tr("Take out the "\n    "roll: %1");', 1
    yield "ui/a.cpp", 'auto a = tr("Take "\n    "out");', 1
    yield "ui/a.cpp", 'auto a = tr("Record (Ctrl+Enter)");', 1
    yield "ui/a.cpp", 'auto a = tr("Draw tables (F9)");', 1
    yield "ui/a.cpp", 'auto a = tr("Draw the seats first (F9).");', 0
    yield "ui/a.cpp", 'auto a = tr("Choose the schedule as a CSV file.");', 1
    yield "ui/a.cpp", 'auto a = tr("Choose the schedule, a file (CSV or Excel).");', 0
    yield "ui/a.cpp", 'auto a = tr("Nobody was found.");', 1
    yield "docs/guide/a.md", "Nobody was found.", 0
    yield "ui/a.cpp", 'auto a = tr("%1 · no new turn after %2");', 1
    yield "ui/a.cpp", 'auto a = tr("No new turn begins in the last %1 minutes.");', 0
    yield "reports/a.cpp", 'say(l, Phrase("Report", "Whom to phone"));', 1
    yield "reports/a.cpp", 'say(l, Phrase("RuleNote", "otherwise by R4.3"));', 1
    yield "reports/a.cpp", 'say(l, CountedPhrase("ToDo", "Hand over %n award(s)"));', 1
    yield "reports/a.cpp", 'c, QT_TRANSLATE_NOOP("Setting", "So many players advance");', 1
    yield "reports/a.cpp", 'c, QT_TRANSLATE_NOOP("Setting", "How many players advance");', 0
    yield "reports/a.cpp", 'say(l, Phrase("Setting", "canceled"));', 0
    yield "reports/a.cpp", 'say(l, Phrase("Setting", "cancelled"));', 1
    yield "app/cli/a.cpp", 'u"The list is to be mended."_s', 1
    yield "docs/guide/a.md", "The list of files that were opened lately.", 1
    yield "docs/guide/a.md", "Choose `colours`.\n```\nthe grey code\n```\n[x](any more.md)", 0
    yield "docs/guide/a.md", "A neighbour two metres away.", 2
    for comment in ("So many sit out.", "They sit nowhere any more.", "Everybody registered.",
                    "What is said of a round.", "For who asks.", "A game of whom nothing is known.",
                    "The one whom it names.", "A half-typed sheet.", "Counts all the same.",
                    "Removes it for good.", "Held against its sheet.", "By the GM's word.",
                    "Takes out the last.", "Nevertheless counted.",
                    "The winner and his die.", "The color is grey.", "Whom the draw seats.",
                    "Empty. What of it is out of date."):
        yield "model/a.h", f"/// {comment}\nint a;", 1
    yield "model/a.h", "int a; // so many", 1
    yield "model/a.h", "/// A number that has\n/// so\n/// many digits.", 1
    yield "model/a.h", "/// \"So many\" and `so many` are quoted.", 0
    yield "model/a.h", "/// One stands out: this many, whatever they are.", 0
    yield "model/a.h", "/// What stands there.\nint a;", 2
    yield "tests/a.cpp", "// So many sit out.", 0
    yield "ui/a.cpp", "// So many sit out.", 1
    yield "ui/a.h", "/// So many sit out.", 1
    for comment in ("It stands alone.", "Absent: not such a game.", "Somebody sits there.",
                    "That is nobody's trouble.", "Asked once more.", "Ends once it is told so.",
                    "No tables begun: it is let be.", "A half-known game.", "Throws away the draft.",
                    "The files opened lately.", "A stick that is missing.", "In millimetres.",
                    "Whoever presses Enter opens it.", "Nothing: of whom nothing is known.",
                    "Who is eliminated has no totals.", "What is typed stays, whatever changes.",
                    "Shown: what is typed may change."):
        expected = 2 if comment.startswith("Nothing:") else 1
        yield "ui/a.cpp", f"// {comment}\nint a;", expected
        yield "app/a.h", f"/// {comment}\nint a;", expected
    yield "ui/a.cpp", "int a; // who is out may sit", 1
    yield "ui/a.cpp", "int a; // the focused one stands out", 0
    yield "ui/a.cpp", "// Says what is wrong with the sheet.\n// Shows who picks next.", 0
    yield "resources/desktop/a.in", "Under this licence.", 1


def plain_faults_of_planted():
    for path, source, expected in planted():
        found = list(all_faults_in(path, source))
        if len(found) != expected:
            yield f"planted in {path}: {source!r}: {len(found)} instead of {expected} {found}"


def main(root):
    faults = list(plain_faults_of_planted())
    for path in files(root):
        faults += all_faults_in(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
