"""Parses each line with orjson and validates it with jsonschema-rs, which counts all of its errors.

    json_schema.py KIND FILE

Patterns run on Rust's linear-time engine, the faster of the two that jsonschema-rs offers. A mixed record's
validator is looked up by its name, since that takes less than a schema of alternatives.
"""
import sys

import jsonschema_rs
import orjson

from common import KINDS, counts, schema


def main(kind, path):
    validators = {
        name: jsonschema_rs.Draft7Validator(schema(name), pattern_options=jsonschema_rs.RegexOptions())
        for name in KINDS}
    validator = validators.get(kind)
    records = invalid = errors = 0
    with open(path, "rb", 1 << 18) as lines:
        for line in lines:
            record = orjson.loads(line)
            records += 1
            if kind == "mixed":
                validator = validators[record["schema"]]
                record = record["input"]
            if not validator.is_valid(record):
                invalid += 1
                errors += sum(1 for _ in validator.iter_errors(record))
    print(counts(records, invalid, errors))


if __name__ == "__main__":
    main(*sys.argv[1:])
