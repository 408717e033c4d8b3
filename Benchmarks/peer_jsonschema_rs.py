"""The peer: each line through orjson, then through jsonschema-rs, which counts all of its errors.

    peer_jsonschema_rs.py SCHEMA FILE

Prints {"records": n, "invalid": n, "errors": n}. Patterns run on Rust's linear-time engine, the
faster of the two it offers.
"""
import json
import sys

import jsonschema_rs
import orjson


def main(schema_path, path):
    with open(schema_path) as file:
        schema = json.load(file)
    validator = jsonschema_rs.Draft7Validator(schema, pattern_options=jsonschema_rs.RegexOptions())
    records = invalid = errors = 0
    with open(path, "rb", 1 << 18) as lines:
        for line in lines:
            record = orjson.loads(line)
            records += 1
            if not validator.is_valid(record):
                invalid += 1
                errors += sum(1 for _ in validator.iter_errors(record))
    print(json.dumps({"records": records, "invalid": invalid, "errors": errors}))


if __name__ == "__main__":
    main(*sys.argv[1:])
