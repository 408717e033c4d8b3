"""Finds expressions and statements of Swift sources for small faults, and plants them, each behind a switch."""
import dataclasses
import pathlib
import random
import re

# A turned comparison and its other half; an operator keeps its precedence.
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
CONDITIONS = {"&&": "||", "||": "&&"}
# The digits of a fault's number in the name of its operator.
DIGITS = "⊕⊖⊗⊘⊙⊚⊛⊜⊝⊞"
FILE = "PlantedFaults.swift"
KEYWORDS = {
    "return", "throw", "let", "var", "case", "default", "if", "guard", "for", "while", "switch", "func", "init", "deinit", "struct",
    "enum", "class", "extension", "protocol", "import", "static", "private", "public", "internal", "package", "fileprivate", "else",
    "do", "defer", "break", "continue", "repeat", "typealias", "subscript", "precondition", "preconditionFailure", "fatalError", "self",
    "super", "final", "lazy", "mutating", "nonisolated", "async", "await", "assert", "some", "any", "indirect", "weak", "print"}


@dataclasses.dataclass(frozen=True)
class Fault:
    number: int
    kind: str
    path: pathlib.Path
    # The lines, from 1.
    lines: tuple
    start: int
    end: int
    old: str
    # The text with the fault behind its switch, and the operator that it declares; both take the number.
    new: str
    operator: str = ""

    def __str__(self):
        shown = " ⏎ ".join(line.strip() for line in self.old.splitlines())
        return f"{self.path}:{self.lines[0]}: {self.kind}: {shown}"


def name(operator, number):
    return operator + "".join(DIGITS[int(digit)] for digit in str(number))


def renumbered(fault, number):
    return dataclasses.replace(fault, number=number)


def masked(text):
    """The text with comments and the contents of strings as blanks, and the ranges of the strings of one line."""
    out, strings = list(text), []
    place = 0

    def blank(start, end):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = " "

    while place < len(text):
        if text.startswith("//", place):
            end = text.find("\n", place)
            end = len(text) if end < 0 else end
            blank(place, end)
        elif text.startswith("/*", place):
            end = text.find("*/", place)
            end = len(text) if end < 0 else end + 2
            blank(place, end)
        elif text.startswith('"""', place) or text.startswith('#"', place):
            closing = '"""' if text[place] == '"' else '"#'
            end = text.find(closing, place + len(closing))
            end = len(text) if end < 0 else end + len(closing)
            blank(place, end)
        elif text[place] == '"':
            end, depth = place + 1, 0
            while end < len(text) and (depth or text[end] != '"'):
                if text[end] == "\\":
                    depth += text.startswith("\\(", end)
                    end += 2
                    continue
                if depth:
                    depth += (text[end] == "(") - (text[end] == ")")
                end += 1
            end += 1
            strings.append((place, end))
            blank(place + 1, end - 1)
        else:
            end = place + 1
        place = end
    return "".join(out), strings


def is_balanced(code):
    return all(code.count(a) == code.count(b) for a, b in ("()", "[]", "{}"))


def is_statement(line, before, after):
    """Whether a line is a whole statement that may be left out: a call or an assignment."""
    code = line.strip()
    word = re.match(r"(?:try |_ = )*(\w+)", code)
    if not word or word[1] in KEYWORDS or not is_balanced(code):
        return False
    if not re.fullmatch(r"(?:try )?[\w.\[\]!?]+\(.*\)|[\w.\[\]!?()]+ (?:[-+|&^]|)= .+", code):
        return False
    starts = before.rstrip().endswith(("{", "}", ")", "]")) or re.search(r" = .+[\w\"]$", before.rstrip()) or " in" == before.rstrip()[-3:]
    ends = not re.match(r"\s*([.?:+\-*/|&<>=,)\]]|else\b|where\b)", after) and not code.endswith((",", "(", "{", "="))
    return bool(starts and ends)


def sites(root, folder):
    """All faults that a module can have, without generated files."""
    found = []
    for path in sorted((root / folder).rglob("*.swift")):
        text = path.read_text()
        if re.search(r"^// .*(generated|Generated)", text[:400], re.M):
            continue
        found += in_file(path.relative_to(root), text)
    return found


def in_file(path, text):
    code, strings = masked(text)
    starts = [0] + [match.end() for match in re.finditer("\n", text)]
    lines = code.split("\n")

    def line_of(place):
        low = 0
        high = len(starts)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if starts[middle] <= place else (low, middle)
        return low

    def site(kind, start, end, new, operator=""):
        numbers = tuple(range(line_of(start) + 1, line_of(end - 1) + 2))
        return Fault(0, kind, path, numbers, start, end, text[starts[numbers[0] - 1]:].split("\n")[0], new, operator)

    for match in re.finditer(r" (<=|>=|==|!=|<|>|&&|\|\|) ", code):
        line = lines[line_of(match.start())]
        if re.search(r"\bfunc\b|\bwhere [A-Z]|\bextension\b|\bprotocol\b|\bstruct\b|#if", line):
            continue
        operator = match[1]
        kind = "condition" if operator in CONDITIONS else "comparison"
        yield site(kind, match.start(1), match.end(1), "{operator}", operator)
    for match in re.finditer(r"(?<= )([+-]|<|<=|>|>=) (\d+)\b(?![.\w])", code):
        line = lines[line_of(match.start())]
        if re.match(r"\s*case\b", line):
            continue
        yield site("bound", match.start(2), match.end(2), f"plantedNumber({{number}}, {match[2]}, {int(match[2]) + 1})")
    for index, line in enumerate(lines):
        start = starts[index]
        before = next((lines[i] for i in range(index - 1, -1, -1) if lines[i].strip()), "")
        after = next((lines[i] for i in range(index + 1, len(lines)) if lines[i].strip()), "")
        indent = line[:len(line) - len(line.lstrip())]
        stripped = text[start:start + len(line)].strip()
        if match := re.match(r"\s*(?:\} else )?if (?!#)", line):
            yield site("branch", start + match.end(), start + match.end() + 1, "plantedIsOff({number}), " + text[start + match.end()])
        elif match := re.fullmatch(r"(\s*guard )((?!let\b|case\b|var\b)[^,{]+)( else \{.*)", line):
            condition = text[start + match.start(2):start + match.end(2)]
            yield site("branch", start + match.start(2), start + match.end(2), f"plantedIsOn({{number}}) || ({escaped(condition)})")
        elif is_statement(line, before, after):
            whole = (start + len(indent), start + len(line.rstrip()))
            yield site("statement", *whole, f"if plantedIsOff({{number}}) {{{{ {escaped(stripped)} }}}}")
            following = lines[index + 1] if index + 1 < len(lines) else ""
            last = lines[index + 2] if index + 2 < len(lines) else ""
            if following.startswith(indent) and following.strip() and is_statement(following, line, last):
                other = text[starts[index + 1]:starts[index + 1] + len(following)].strip()
                a, b = escaped(stripped), escaped(other)
                yield dataclasses.replace(
                    site(
                        "order", whole[0], starts[index + 1] + len(following.rstrip()),
                        f"if plantedIsOn({{number}}) {{{{ {b}; {a} }}}} else {{{{ {a}; {b} }}}}"),
                    old=stripped + "\n" + other)
    for start, end in strings:
        literal = text[start:end]
        line = lines[line_of(start)]
        if " " in literal.strip() and len(literal) > 8 and not re.search(r"@|\bcase\b|#", line):
            yield site("message", start, end, f"plantedText({{number}}, {escaped(literal)})")


def escaped(text):
    return text.replace("{", "{{").replace("}", "}}")


def choose(sites, count, seed):
    """As many of each kind as there can be, which the seed chooses; and the others as spare ones."""
    source = random.Random(seed)
    by_kind = {}
    for fault in sites:
        by_kind.setdefault(fault.kind, []).append(fault)
    for each in by_kind.values():
        source.shuffle(each)
    queue = []
    while any(by_kind.values()):
        for kind in sorted(by_kind):
            if by_kind[kind]:
                queue.append(by_kind[kind].pop())
    chosen, spare, taken = [], [], set()
    for fault in queue:
        # Two faults on one line would make wrong Swift of each other.
        lines = {(fault.path, line) for line in fault.lines}
        if lines & taken:
            continue
        taken |= lines
        (chosen if len(chosen) < count else spare).append(fault)
    return [renumbered(fault, index) for index, fault in enumerate(chosen, 1)], spare


def plant(root, tree, folder, chosen, switch):
    """Writes the sources with the faults, and the file of their switches. Sources without a fault are as they were."""
    for path in sorted((root / folder).rglob("*.swift")):
        here = path.relative_to(root)
        text = path.read_text()
        for fault in sorted((each for each in chosen if each.path == here), key=lambda each: -each.start):
            new = fault.new.format(number=fault.number, operator=name(fault.operator, fault.number))
            text = text[:fault.start] + new + text[fault.end:]
        write(tree / here, text)
    write(tree / folder / FILE, switches(chosen, switch))


def write(path, text):
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def switches(chosen, switch):
    lines = [
        "#if canImport(Glibc)", "internal import Glibc", "#else", "internal import Darwin", "#endif", "",
        "/// The number of the fault that is on.",
        f'let plantedFault = getenv("{switch}").flatMap {{ Int(String(cString: $0)) }} ?? 0', "",
        "func plantedIsOn(_ number: Int) -> Bool { plantedFault == number }",
        "func plantedIsOff(_ number: Int) -> Bool { plantedFault != number }",
        "func plantedNumber<Value>(_ number: Int, _ right: Value, _ wrong: Value) -> Value {",
        "  plantedFault == number ? wrong : right", "}",
        "func plantedText(_ number: Int, _ text: String) -> String { plantedFault == number ? text + \"?\" : text }",
    ]
    for fault in chosen:
        if fault.operator in COMPARISONS:
            kind = "Equatable" if fault.operator in ("==", "!=") else "Comparable"
            own = name(fault.operator, fault.number)
            other = COMPARISONS[fault.operator]
            lines += [
                f"infix operator {own}: ComparisonPrecedence",
                f"func {own} <Value: {kind}>(a: Value, b: Value) -> Bool {{",
                f"  plantedFault == {fault.number} ? a {other} b : a {fault.operator} b", "}"]
        elif fault.operator in CONDITIONS:
            own = name(fault.operator, fault.number)
            other = CONDITIONS[fault.operator]
            precedence = "LogicalConjunctionPrecedence" if fault.operator == "&&" else "LogicalDisjunctionPrecedence"
            lines += [
                f"infix operator {own}: {precedence}",
                f"func {own} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{",
                f"  plantedFault == {fault.number} ? try a {other} b() : try a {fault.operator} b()", "}"]
    return "\n".join(lines) + "\n"
