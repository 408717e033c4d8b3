"""The JSON Schemas, whose patterns all peers use, the transforms in Python, and the counts."""
import json
import pathlib
import re

SCHEMAS = pathlib.Path(__file__).resolve().parent.parent / "schemas"
KINDS = ("coach", "interaction", "event")
TAG = re.compile("<[^>]*>")


def schema(kind):
    return json.loads((SCHEMAS / f"{kind}.json").read_text())


def pattern(kind, field, end="$"):
    """The pattern of a field; `end` is the engine's syntax for the end of the text."""
    return schema(kind)["properties"][field]["pattern"].removesuffix("$") + end


def choices(kind, field):
    """The texts that a field allows."""
    return tuple(value for value in schema(kind)["properties"][field]["enum"] if value is not None)


def longest(kind, field):
    """The greatest length of a field, in characters."""
    return schema(kind)["properties"][field]["maxLength"]


def tidy(text):
    """Text without tags and without white space around it."""
    if "<" in text:
        text = TAG.sub("", text)
    return text.strip()


def bare(handle):
    """A handle without its @."""
    return handle[1:] if handle[:1] == "@" else handle


def counts(records, invalid, errors=None):
    """The last line that a peer prints. A peer that stops at a record's first error leaves `errors` out."""
    return json.dumps({"records": records, "invalid": invalid, "errors": errors})
