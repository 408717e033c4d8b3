"""The package's files, and the comments in them. Shared by the lint scripts."""
import io
import os
import pathlib
import re
import tokenize

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Not written by hand, or not prose.
SKIPPED_FOLDERS = {".git", ".build", ".bench", ".swiftpm", "node_modules", "Generated", "Corpus", "Cases"}
SKIPPED_FILES = {"docs/compass-validate.1"}

C_LIKE = {".swift", ".mjs", ".js", ".c", ".h", ".cpp"}
HASH = {".sh", ".yml", ".yaml", ".txt", ".dict", ".modulemap"}


def files(paths=()):
    """The files to read, below the paths or all of the package, as paths relative to its root."""
    found = []
    for start in [ROOT / path for path in paths] or [ROOT]:
        if start.is_file():
            found.append(start)
        for folder, names, entries in os.walk(start):
            names[:] = sorted(set(names) - SKIPPED_FOLDERS)
            found += [pathlib.Path(folder, entry) for entry in sorted(entries)]
    return [path.resolve().relative_to(ROOT) for path in found
            if str(path.resolve().relative_to(ROOT)) not in SKIPPED_FILES]


class Block:
    """Consecutive lines of prose: a comment, a docstring, a string literal, or a paragraph of a document."""

    def __init__(self, kind, lines):
        self.kind = kind
        """"doc", "comment", "string" or "text"."""
        self.lines = lines
        """Pairs of a line number, from 1, and the prose of that line."""


def language(path, text):
    if path.suffix == ".md":
        return "markdown"
    if path.suffix in C_LIKE:
        return "c"
    first = text.split("\n", 1)[0]
    if path.suffix == ".py" or first.startswith("#!") and "python" in first:
        return "python"
    if path.suffix in HASH or first.startswith("#!"):
        return "javascript" if "node" in first else "hash"
    return None


def blocks(path):
    """The prose of a file."""
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    kind = language(path, text)
    if kind == "markdown":
        return markdown(text)
    if kind == "python":
        return python(text)
    if kind == "hash":
        return hashes(text)
    if kind in ("c", "javascript"):
        return c_like(text, path.suffix)
    return []


def markdown(text):
    """Paragraphs, cells and headings, without code and HTML comments."""
    found, lines, is_code = [], [], False
    text = re.sub(r"<!--.*?-->", lambda match: "\n" * match[0].count("\n"), text, flags=re.S)
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
            line = ""
        # Four blanks are code too, except in the continuation of a list's item.
        is_indented = line.startswith("    ") and not lines
        starts = re.match(r"\s*([-*#|]|\d+\.) ", line)
        if is_code or not line.strip() or is_indented:
            found, lines = close(found, "text", lines), []
            continue
        if starts:
            found, lines = close(found, "text", lines), []
        lines.append((number, line))
    return close(found, "text", lines)


def close(found, kind, lines):
    return found + [Block(kind, lines)] if lines else found


def python(text):
    found, last = [], None
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, IndentationError):
        return []
    for token in tokens:
        row = token.start[0]
        if token.type == tokenize.COMMENT:
            prose = token.string.lstrip("#! ")
            if last == row - 1 and found and found[-1].kind == "comment":
                found[-1].lines.append((row, prose))
            else:
                found.append(Block("comment", [(row, prose)]))
            last = row
        elif token.type == tokenize.STRING and token.string.startswith('"""'):
            parts = token.string[3:-3].split("\n")
            found.append(Block("doc", [(row + index, part) for index, part in enumerate(parts)]))
    return found


def hashes(text):
    found, lines = [], []
    for number, line in enumerate(text.split("\n"), 1):
        match = re.match(r"\s*#(?!!)\s?(.*)", line) or re.search(r"\s#\s(.*)", line)
        if match:
            lines.append((number, match[1]))
        else:
            found, lines = close(found, "comment", lines), []
    return close(found, "comment", lines)


STRING_STARTS = {
    ".swift": re.compile(r'#*"""|#*"|#+/'),
    ".mjs": re.compile(r"""["'`]"""), ".js": re.compile(r"""["'`]"""),
}


def tokens(text, suffix=".swift"):
    """The comments and strings of a source: triples of a kind ("line", "block", "string"), start and end."""
    starts = STRING_STARTS.get(suffix, re.compile(r'["\']'))
    place, count = 0, len(text)
    while place < count:
        if text.startswith("//", place):
            end = text.find("\n", place)
            end = count if end < 0 else end
            yield "line", place, end
        elif text.startswith("/*", place):
            end = text.find("*/", place + 2)
            end = count if end < 0 else end + 2
            yield "block", place, end
        elif match := starts.match(text, place):
            end = end_of_string(text, match)
            yield "string", place, end
        else:
            end = place + 1
        place = end


def end_of_string(text, start):
    opening = start[0]
    if opening.endswith("/"):
        end = text.find("/" + "#" * (len(opening) - 1), start.end())
        return len(text) if end < 0 else end + len(opening)
    raw = len(opening) - len(opening.lstrip("#"))
    closing = opening.lstrip("#") + "#" * raw
    spans_lines = closing.startswith('"""') or closing == "`"
    place = start.end()
    while place < len(text):
        if text[place] == "\\" and not raw:
            place += 2
        elif text.startswith(closing, place):
            return place + len(closing)
        elif text[place] == "\n" and not spans_lines:
            return place
        else:
            place += 1
    return len(text)


def c_like(text, suffix):
    found = []
    for kind, start, end in tokens(text, suffix):
        row = text.count("\n", 0, start) + 1
        content = text[start:end]
        if kind == "line":
            is_doc = content.startswith("///")
            prose = content.lstrip("/").removeprefix(" ")
            block = found[-1] if found else None
            name = "doc" if is_doc else "comment"
            if block and block.kind == name and block.lines[-1][0] == row - 1:
                block.lines.append((row, prose))
            else:
                found.append(Block(name, [(row, prose)]))
        else:
            is_doc = content.startswith("/**")
            parts = content.split("\n")
            if kind == "block":
                parts = [re.sub(r"^\s*(/\*+|\*(?!/))\s?|\s*\*+/$", "", part) for part in parts]
                found.append(Block("doc" if is_doc else "comment", list(enumerate(parts, row))))
            else:
                found.append(Block("string", list(enumerate(parts, row))))
    return found
