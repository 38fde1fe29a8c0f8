"""The mutations of C++ sources in the project's layout. Used by tools/mutate.

A mutation changes one expression or removes one statement in code that runs: never in a comment, a
string, or a preprocessor line. Changes that the compiler would reject, or that no test could notice
(reserved capacity, assertions), are skipped as far as a line shows them.
"""

import dataclasses
import random
import re

# With blanks around it, as the project's layout has for every comparison; template brackets have
# none.
COMPARED = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
COMPARISON = re.compile(r"(?<=\s)(==|!=|<=|>=|<|>)(?=\s)")
JOINED = {"&&": "||", "||": "&&"}
JUNCTION = re.compile(r"(?<=\s)(&&|\|\|)(?=\s)")
ADDED = {"+": "-", "-": "+", "+=": "-=", "-=": "+="}
SUM = re.compile(r"(?<=\s)([+-]=?)(?=\s)")
EXTREME = re.compile(r"\bstd::(min|max)(?=\()")
NUMBER = re.compile(r"(?<![\w.'])\d+(?![\w.'])")
RETURN = re.compile(r"(?<![\w.])return (?=[^;{}]*;)")

# A call or assignment that is the whole statement. A declaration has a blank between two names.
PLACE = r"[A-Za-z_][\w:.]*(?:(?:->|\.)\w+|\[[^\[\]]*\]|\(\))*"
STATEMENT = re.compile(rf"{PLACE}(?:\(.*\)(?:(?:\.|->)\w+\(.*\))*| [-+*|&]?= .+);$")
NEVER_REMOVED = re.compile(
    r"(?:return|break|continue|throw|goto|case|default|using|delete|Q_\w+|static_assert|assert|qFatal)\b"
    r"|.*\breserve\(")

# Lines that are never changed.
LEFT_ALONE = re.compile(r"\b(?:Q_ASSERT\w*|static_assert|reserve|template|operator)\b")
# Strings have no difference, and iterators no sum: neither would compile.
NO_NUMBERS = re.compile(r"\"|u'|_s\b|_L1\b|QString|QLatin1|std::string|\b(?:begin|end)\(\)")
NEGATABLE = re.compile(r"(?:true|false|!.*|.*(?:\s(?:==|!=|<|<=|>|>=|&&|\|\|)\s).*"
                       r"|.*\b(?:contains|empty|isEmpty|has_value|is\w+|has\w+)\([^()]*\))")

# What precedes an opening brace of code.
BEGINS_CODE = re.compile(
    r"(?:\)\s*(?:const|noexcept|override|final|mutable|&|->[\w:<>,&*\s]+|\s)*"
    r"|(?:^|\W)(?:else|do|try)|(?:^|[=(,\s])\[[&=\w,\s]*\]|:)\s*$")
BEGINS_SCOPE = re.compile(r"\b(?:namespace|class|struct|union|enum)\b")


@dataclasses.dataclass(frozen=True)
class Mutation:
    """One change of one source: replaces the text at an offset."""

    path: str
    offset: int
    before: str
    after: str
    kind: str
    line: int

    def apply(self, text):
        end = self.offset + len(self.before)
        assert text[self.offset:end] == self.before, "the source has changed"
        return text[:self.offset] + self.after + text[end:]

    def lines(self, text):
        """The line before and after: each without indentation, on one line."""
        begin = text.rfind("\n", 0, self.offset) + 1
        end = text.find("\n", self.offset + len(self.before))
        rest = text[self.offset + len(self.before):end]
        changed = text[begin:self.offset] + self.after + rest
        return " ".join(text[begin:end].split()), " ".join(changed.split())


def code_of(text):
    """The text with comments, strings, and preprocessor lines blanked out; offsets stay the same."""
    pieces = re.compile(
        r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*"
        r"|(?:u8|u|U|L)?R\"(?P<end>[^(\s]*)\(.*?\)(?P=end)\"|\"(?:\\.|[^\"\\\n])*\""
        r"|(?<![\w])(?:u8|u|U|L)?'(?:\\.|[^'\\\n])+'", re.DOTALL | re.MULTILINE)

    def blank(match):
        kept = re.sub(r"[^\n]", " ", match[0])
        # Keep an argument for the search for parentheses.
        return kept if match[0][:1] in "/# \t" else '"' + kept[1:]

    return pieces.sub(blank, text)


def _contexts(code):
    """For each offset: in code that runs ("code"), in values of a table or declaration ("values"),
    or among declarations ("scope")."""
    contexts, open_braces, head = [], ["scope"], 0
    for at, letter in enumerate(code):
        contexts.append(open_braces[-1])
        if letter == "{":
            open_braces.append(_opened(code[head:at].strip(), open_braces[-1]))
            head = at + 1
        elif letter == "}":
            if len(open_braces) > 1:
                open_braces.pop()
            head = at + 1
        elif letter == ";":
            head = at + 1
    return contexts


def _opened(head, around):
    if not head:
        return "values" if around == "values" else "code"
    if BEGINS_CODE.search(head):
        return "code"
    if BEGINS_SCOPE.search(head) and "=" not in head:
        return "scope"
    return "values"


class _Source:
    """A source, with everything that decides where it can be changed."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.code = code_of(text)
        self.contexts = _contexts(self.code)
        self.starts = [0] + [at + 1 for at, letter in enumerate(text) if letter == "\n"]

    def line_of(self, offset):
        begin = self.text.rfind("\n", 0, offset) + 1
        end = self.text.find("\n", offset)
        return self.text[begin:end if end >= 0 else len(self.text)]

    def runs(self, offset):
        return (self.contexts[offset] == "code"
                and not LEFT_ALONE.search(self.line_of(offset)))

    def has_value(self, offset):
        """Numbers also count in tables and constants."""
        line = self.line_of(offset)
        return not LEFT_ALONE.search(line) and (
            self.contexts[offset] != "scope" or re.match(r"\s*(?:inline )?(?:constexpr|const) ", line))

    def change(self, offset, before, after, kind):
        line = self.text.count("\n", 0, offset) + 1
        return Mutation(self.path, offset, before, after, kind, line)


def _swapped(source, pattern, instead, kind, suits=lambda line: True):
    for match in pattern.finditer(source.code):
        if source.runs(match.start()) and suits(source.line_of(match.start())):
            yield source.change(match.start(1), match[1], instead[match[1]], kind)


def _constants(source):
    for match in NUMBER.finditer(source.code):
        before, after = source.code[:match.start()][-1:], source.code[match.end():][:1]
        is_argument_of_template = before == "<" or after == ">"
        is_label = re.search(r"\bcase\s+$", source.code[:match.start()][-12:])
        if is_argument_of_template or is_label or not source.has_value(match.start()):
            continue
        number = int(match[0], 8 if match[0].startswith("0") and len(match[0]) > 1 else 10)
        for other in (number + 1, number - 1):
            if other >= 0:
                yield source.change(match.start(), match[0], str(other), "constant off by one")


def _statements(source):
    before = "{"
    offset = 0
    for line in source.code.splitlines(keepends=True):
        statement = line.strip()
        at = offset + len(line) - len(line.lstrip())
        offset += len(line)
        if not statement:
            continue
        begins = before[-1] in ";{}:)" or before.endswith("else")
        before = statement
        if (begins and STATEMENT.fullmatch(statement) and source.runs(at)
                and not NEVER_REMOVED.match(statement) and _is_closed(statement)):
            whole = source.text[at:at + len(statement)]
            yield source.change(at, whole, ";", "statement removed")


def _is_closed(text):
    """Whether every parenthesis and brace of the text is closed."""
    return all(text.count(a) == text.count(b) for a, b in ("()", "{}", "[]"))


def _returns(source):
    for match in RETURN.finditer(source.code):
        at = match.end()
        value = source.text[at:source.code.index(";", at)]
        is_plain = value == source.code[at:at + len(value)]  # not in a string or comment
        if not is_plain or not source.runs(match.start()) or "?" in value or not _is_closed(value):
            continue
        flat = value
        while flat != (flat := re.sub(r"\([^()]*[^()\s][^()]*\)", "()", flat)):
            pass
        if not NEGATABLE.fullmatch(" ".join(flat.split())) or "<=>" in flat:
            continue
        yield source.change(at, value, _negated(value), "return negated")


def _negated(value):
    if re.fullmatch(r"!\w[\w:.]*\([^()]*\)|!\w+", value):
        return value[1:]
    return {"true": "false", "false": "true"}.get(value, f"!({value})")


def mutations_of(path, text):
    """All mutations of one source, by kind, in text order."""
    source = _Source(path, text)
    return [
        *_swapped(source, COMPARISON, COMPARED, "comparison swapped"),
        *_swapped(source, JUNCTION, JOINED, "and for or"),
        *_swapped(source, SUM, ADDED, "plus for minus", lambda line: not NO_NUMBERS.search(line)),
        *_swapped(source, EXTREME, {"min": "max", "max": "min"}, "least for most"),
        *_constants(source),
        *_statements(source),
        *_returns(source),
    ]


def chosen(sources, seed, count):
    """This many mutations of the sources, {group: {path: text}}: from each group in turn, evenly by
    kind, at most one per line. The same seed and sources give the same ones."""
    chance = random.Random(seed)
    pools = []
    for group in sorted(sources):
        kinds = {}
        for path in sorted(sources[group]):
            for mutation in mutations_of(path, sources[group][path]):
                kinds.setdefault(mutation.kind, []).append(mutation)
        pools.append(kinds)
    taken, lines = [], set()
    while len(taken) < count and any(pools):
        for kinds in pools:
            if not kinds or len(taken) == count:
                continue
            kind = chance.choice(sorted(kinds))
            mutation = kinds[kind].pop(chance.randrange(len(kinds[kind])))
            if not kinds[kind]:
                del kinds[kind]
            if (mutation.path, mutation.line) not in lines:
                lines.add((mutation.path, mutation.line))
                taken.append(mutation)
    return taken
