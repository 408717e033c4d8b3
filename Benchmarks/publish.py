"""Publishes tables: to standard output, and to a page of docs between the markers of their command."""
import datetime
import pathlib
import sys

from environment import ROOT, CannotMeasure

PAGE = ROOT / "docs/internals/performance.md"


def add_option(parser, page="docs/internals/performance.md"):
    parser.add_argument("--write", action="store_true", help=f"put the tables into {page}, too")


def publish(name, text, writes, page=PAGE):
    """Prints a command's tables; if `writes` is true they replace those of the page."""
    text = text.strip() + "\n"
    print(text, end="", flush=True)
    if not writes:
        return
    opening, closing = f"<!-- Benchmarks/{name} -->\n", f"<!-- end of Benchmarks/{name} -->\n"
    page = pathlib.Path(page)
    before, found, rest = page.read_text().partition(opening)
    _, ended, after = rest.partition(closing)
    if not found or not ended:
        raise CannotMeasure(f"{page} has no place for Benchmarks/{name}")
    page.write_text(f"{before}{opening}\n{text}\n{closing}{after}")
    print(f"written to {page}", file=sys.stderr)


def month():
    """The month in words, for a table that will be read later."""
    return datetime.date.today().strftime("%B %Y")


def table(head, rows):
    """A table in Markdown: the first column is text, the others are numbers."""
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"
