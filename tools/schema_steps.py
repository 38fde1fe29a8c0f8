"""Edits the schema steps of the event file in the sources, for tools/new-schema-version.

  schema_steps.py add ROOT FOLDER NUMBER WHAT   adds a step with the statements on standard input, to
                                                those of all kinds of rules (FOLDER: -) or of one
  schema_steps.py digest ROOT NUMBER DIGEST     records the digest of the resulting schema
  schema_steps.py has ROOT NUMBER               exit 1 if no step with that number has statements
"""
import pathlib
import re
import sys

COMMON = "model/store/migrations.cpp"
STORE = "model/store"
LISTS = re.compile(r"(std::vector<Migration> steps\{|Steps\(\) \{\n    return \{)\n(.*?)\n    \};", re.DOTALL)


class Refused(Exception):
    pass


def sources_of_kinds(root):
    """By the folder of the kind of rules."""
    return {path.parent.name: path for path in sorted((root / STORE).glob("*/*_schema.cpp"))
            if LISTS.search(path.read_text())}


def source_of(root, folder):
    if folder == "-":
        return root / COMMON
    known = sources_of_kinds(root)
    if folder not in known:
        raise Refused(f"no kind of rules has its tables in {folder}: {', '.join(known)}")
    return known[folder]


def sources(root):
    return [root / COMMON, *sources_of_kinds(root).values()]


def start_of(number):
    return re.compile(rf'^        \{{{number},\s*u"', re.MULTILINE)


def literal_of(statement):
    """A check gets a line of its own."""
    lines = statement.replace(" CHECK (", " \nCHECK (").split("\n")
    return f'u"{lines[0]}"' + "".join(f'\n           "{line}"' for line in lines[1:]) + "_s"


def row_of(number, what, statements):
    literals = ",\n          ".join(literal_of(statement) for statement in statements)
    return f'        {{{number}, u"{what}"_s,\n         {{{literals}}},\n         ""_ba}},'


def with_step(text, number, what, statements):
    """The source with another step, whose literals are the statements."""
    for part in [what, *statements]:
        if '"' in part or "\\" in part:
            raise Refused(f"no literal of a source can be made of this: {part}")
    steps = LISTS.search(text)
    if not steps:
        raise Refused("the source has no list of steps")
    at = steps.end(2)
    return f"{text[:at]}\n{row_of(number, what, statements)}{text[at:]}"


def with_digest(text, number, digest):
    """The source with a step's digest; None if it has no such step."""
    start = start_of(number).search(text)
    if not start:
        return None
    noted = re.compile(r'"[0-9a-f]*"(_ba)?(?=\},\n)').search(text, start.end())
    if not noted:
        raise Refused(f"step {number} has no place for its digest")
    return f'{text[:noted.start()]}"{digest}"_ba{text[noted.end():]}'


def has_statements(text, number):
    start = start_of(number).search(text)
    return bool(start) and not re.compile(r'[^"]*"_s,\s*\{\},').match(text, start.end())


def add(root, folder, number, what, statements):
    source = source_of(root, folder)
    source.write_text(with_step(source.read_text(), number, what, statements))
    return source


def note(root, number, digest):
    for source in sources(root):
        text = with_digest(source.read_text(), number, digest)
        if text is not None:
            source.write_text(text)
            return
    raise Refused(f"no source has a step {number}")


def main(arguments):
    act, root = arguments[0], pathlib.Path(arguments[1])
    try:
        if act == "add":
            statements = [line for line in sys.stdin.read().splitlines() if line]
            source = add(root, arguments[2], int(arguments[3]), arguments[4], statements)
            print(source.relative_to(root))
        elif act == "digest":
            note(root, int(arguments[2]), arguments[3])
        elif act == "has":
            if not any(has_statements(source.read_text(), int(arguments[2])) for source in sources(root)):
                sys.exit(1)
    except Refused as refused:
        print(f"new-schema-version: {refused}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
