#!/usr/bin/env python3
"""Parses collections of HTML documents with one of Python's parsers, and answers with the time.

usage: html_parsers.py html5lib|lxml|selectolax <folder>

Reads names of collections, which are folders below the given one, from standard input, one a line. Answers each
with the number of documents and the nanoseconds of CPU time to parse all of them.
"""
import pathlib
import sys
import time

# The least CPU time of one measurement, in nanoseconds.
WINDOW = 2_000_000


def parser(name):
    """A function that parses the bytes of one document as UTF-8 and returns its tree."""
    if name == "html5lib":
        import html5lib
        return lambda document: html5lib.parse(document, transport_encoding="utf-8")
    if name == "lxml":
        from lxml import etree, html
        settings = html.HTMLParser(encoding="utf-8", huge_tree=True)

        def parse(document):
            try:
                return html.document_fromstring(document, parser=settings)
            except etree.ParserError:
                # The exception of lxml for a document without an element.
                return None
        return parse
    from selectolax.lexbor import LexborDocumentOptions, LexborHTMLParser
    # Without events for listeners, which take time.
    return lambda document: LexborHTMLParser(document, options=LexborDocumentOptions.WO_EVENTS)


def main():
    parse, folder = parser(sys.argv[1]), pathlib.Path(sys.argv[2])
    collections = {}
    for line in sys.stdin:
        name = line.strip()
        if name not in collections:
            collections[name] = [path.read_bytes() for path in sorted((folder / name).iterdir())]
        documents = collections[name]
        repetitions, taken = 0, 0
        while taken < WINDOW:
            start = time.process_time_ns()
            for document in documents:
                parse(document)
            taken += time.process_time_ns() - start
            repetitions += 1
        print(len(documents), taken / repetitions, flush=True)


if __name__ == "__main__":
    main()
