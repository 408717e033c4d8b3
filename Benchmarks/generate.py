#!/usr/bin/env python3
"""Writes generated records of the web app's forms as NDJSON, one a line.

    generate.py --kind mixed --lines 100000 --seed 1 --out mixed.ndjson

A line of kind mixed is {"schema": kind, "input": record}: two coaches and two interactions for each event.

Fields are present, absent or empty, as the forms send them. Nine records in ten are valid, or as many as --wrong says.
The tenth has one to three mistakes in different fields. A plain JSON Schema can find each of them, so that every program reaches the same
verdicts; except that one invalid event in ten has only an end before its start, which a plain JSON Schema can't find.
The same options give the same bytes.

Standard output gets the counts as JSON: records, invalid ones, mistakes, and records invalid by the order of two
dates alone.
"""
import argparse
import json
import random

FIRST_NAMES = """Aaron Alicia Ben Brooke Carlos Casey Dana Derek Ella Felix Grace Hank Isabel Jordan Kyle
Lena Marcus Nadia Omar Paige Quinn Rafael Sofia Travis Uma Victor Wendy Xavier Yolanda Zach""".split()
LAST_NAMES = """Abbott Becker Castillo Dalton Ellison Fischer Goodwin Hobbs Ibarra Jennings Kowalski Lambert
Mercado Norris Olsen Pruitt Quintana Reyes Stanton Tran Underwood Vaughn Whitaker Yates Zimmer""".split()
ACCENTED = "Zoë José Łukasz Inès Jürgen Søren Peña Dvořák Nguyễn Ángela 佐藤 Юлия".split()
SCHOOLS = """ashford bridgewater cedarpark dunmore eastfield fairmont glenwood harborview ironwood juniper
kingsley lakeland midvale northgate oakridge pinecrest""".split()
STATES = "AL AZ CA CO FL GA IL KS LA MI NC OH OR PA TN TX VA WA".split()
STREETS = ["Stadium Way", "College Blvd", "Main St", "Ballpark Ln", "3rd Ave"]
EVENTS = ["Fall Prospect Day", "Summer Showcase", "Winter Camp", "Junior Day", "Regional Classic"]
WORDS = """talked about spring workouts and asked for new video of the swing he likes the footwork grades look
fine for admission roster has two seniors at that spot wants to see a game in june follow up next week sent
transcript camp date moved questions on housing and aid seemed interested in a visit good arm strong glove
needs more velocity will call back after the weekend said thanks to parents too""".split()
MARKUP = [
    ("<p>", "</p>"), ("<strong>", "</strong>"), ("<em>", "</em>"), ("<ul><li>", "</li></ul>"), ("<h3>", "</h3>"),
    ('<a href="https://example.edu/roster" target="_blank">', "</a>"), ('<span style="color:red">', "</span>"),
    ('<div class="note">', "</div>"), ("<blockquote>", "</blockquote>"), ("Thanks", "<br>"),
]

ABSENT = object()


def uuid(r):
    return "%08x-%04x-4%03x-%s%03x-%012x" % (
        r.getrandbits(32), r.getrandbits(16), r.getrandbits(12), r.choice("89ab"),
        r.getrandbits(12), r.getrandbits(48))


def name(r, names):
    return r.choice(ACCENTED if r.random() < 0.03 else names)


def prose(r, longest):
    """Plain text, one in five with a line feed and some with a quotation; one in twenty with simple HTML."""
    room = r.randrange(longest + 1)
    words = []
    while room > 0:
        words.append(r.choice(WORDS))
        room -= len(words[-1]) + 1
    if len(words) > 1:
        words[-1] = words[-1][:room]
    kind = r.random()
    if kind < 0.2 and words:
        words[len(words) // 2] += ".\n"
    elif kind < 0.22:
        words = ['"', *words, '"']
    elif kind < 0.24:
        words.append("Q&A")
    if r.random() < 0.05:
        for _ in range(r.randint(1, 3)):
            opening, closing = r.choice(MARKUP)
            place = r.randrange(len(words) + 1)
            words.insert(place, f"{opening}{r.choice(WORDS)}{closing}")
    return " ".join(words)


def date(r):
    return f"{r.randint(2025, 2027)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}"


def clock(r):
    return f"{r.randint(7, 20):02}:{r.choice((0, 15, 30, 45)):02}"


def form(r, *fields):
    """A record of fields in their order, each a name, the share of records that have it, and a function for its value."""
    return {name: draw() for name, share, draw in fields if r.random() < share}


def filled(r, share, value):
    """A value in a share of the cases, else the empty text of an untouched field."""
    return value if r.random() < share else ""


def coach(r):
    first, last = name(r, FIRST_NAMES), name(r, LAST_NAMES)
    digits = [r.randint(200, 999), r.randint(200, 999), r.randint(0, 9999)]
    ascii_name = f"{first}.{last}" if (first + last).isascii() else "Coach"
    phone = r.choice(("({}) {}-{:04}", "{}-{}-{:04}", "{}.{}.{:04}", "{}{}{:04}")).format(*digits)
    school = r.choice(SCHOOLS)
    return form(
        r,
        ("school_id", 0.95, lambda: uuid(r)),
        ("role", 1, lambda: r.choice(("head", "assistant", "recruiting"))),
        ("first_name", 1, lambda: first),
        ("last_name", 1, lambda: last),
        ("email", 0.9, lambda: filled(
            r, 0.95, f"{ascii_name if r.random() < 0.1 else ascii_name.lower()}@athletics.{school}.edu")),
        ("phone", 0.8, lambda: filled(r, 0.9, phone)),
        ("twitter_handle", 0.6, lambda: filled(r, 0.9, f"@coach_{school}"[:16])),
        ("instagram_handle", 0.6, lambda: filled(r, 0.9, f"{school}.baseball")),
        ("notes", 0.85, lambda: prose(r, 400)))


def interaction(r):
    return form(
        r,
        ("type", 1, lambda: r.choice("email phone_call text in_person_visit virtual_meeting camp dm".split())),
        ("direction", 1, lambda: r.choice(("outbound", "inbound"))),
        ("subject", 0.8, lambda: prose(r, 60)),
        ("content", 0.9, lambda: prose(r, 400)),
        ("sentiment", 0.6, lambda: r.choice(("positive", "neutral", "negative", "very_positive", None))),
        ("occurred_at", 1, lambda: f"{date(r)}T{clock(r)}:{r.randrange(60):02}.{r.randrange(1000):03}Z"),
        ("school_id", 1, lambda: uuid(r)),
        ("coach_id", 0.85, lambda: uuid(r) if r.random() < 0.8 else None),
        ("event_id", 0.2, lambda: uuid(r)))


def event(r):
    start = date(r)
    return form(
        r,
        ("type", 1, lambda: r.choice("showcase camp official_visit unofficial_visit game".split())),
        ("name", 1, lambda: f"{r.choice(EVENTS)} {start[:4]}"),
        ("location", 0.8, lambda: f"{r.choice(SCHOOLS).title()} Field {r.randint(1, 9)}"),
        ("city", 0.8, lambda: r.choice(SCHOOLS).title()),
        ("state", 0.8, lambda: r.choice(STATES) if r.random() < 0.9 else r.choice(STATES).lower()),
        ("address", 0.5, lambda: f"{r.randint(1, 9999)} {r.choice(STREETS)}"),
        ("start_date", 1, lambda: start),
        ("end_date", 0.6, lambda: start if r.random() < 0.9 else None),
        ("start_time", 0.6, lambda: clock(r)),
        ("end_time", 0.6, lambda: clock(r) if r.random() < 0.8 else None),
        ("url", 0.5, lambda: f"https://www.{r.choice(SCHOOLS)}.edu/events?id={r.randint(1, 9999)}#top"),
        ("description", 0.6, lambda: prose(r, 400)),
        ("cost", 0.7, lambda: r.choice((None, 0, 25, 75.5, 150, 1200, 19.99))),
        ("school_id", 0.5, lambda: uuid(r)),
        ("registered", 0.7, lambda: r.random() < 0.5),
        ("attended", 0.7, lambda: r.random() < 0.3),
        ("performance_notes", 0.4, lambda: prose(r, 400)))


# The fields of each kind that can be invalid, and their invalid values.
MISTAKES = {
    "coach": {
        "role": ["manager", "", None, ABSENT],
        "first_name": ["x" * 101, 7],
        "last_name": ["y" * 150, None],
        "email": ["no-at-sign.edu", "two..dots@a.edu", "a@b", 5],
        "phone": ["555-1234", "call me", 5551234567],
        "twitter_handle": ["@far_too_long_a_handle", "a b"],
        "instagram_handle": ["no-hyphens", "x" * 31],
        "school_id": ["12", "not-a-uuid"],
        "notes": ["n" * 5001, ["a list"], 7, None, False],
    },
    "interaction": {
        "type": ["letter", ABSENT],
        "direction": ["sideways", ABSENT],
        "subject": ["s" * 501, None],
        "content": ["c" * 10001, 1, 3.5, None, {"html": "x"}],
        "sentiment": ["fine", ""],
        "occurred_at": ["2026-02-30T10:00:00Z", "yesterday", "2026-01-05T10:00", ABSENT],
        "coach_id": ["", "coach-1"],
    },
    "event": {
        "type": ["party", ABSENT],
        "name": ["n" * 256, None],
        "start_date": ["05/01/2026", "2026-5-1", ABSENT],
        "start_time": ["9:00", "nine"],
        "state": ["Ohio", "O"],
        "url": ["www.school.edu", "ftp://school.edu/a"],
        "cost": [-1, 100001, "25"],
        "description": ["d" * 2001, 1, None, ["x"]],
        "registered": ["yes", None],
    },
}
KINDS = {"coach": coach, "interaction": interaction, "event": event}


def spoil(r, kind, record):
    """Makes mistakes in a record; returns their number, and whether the order of two dates is the only one."""
    if kind == "event" and r.random() < 0.1:
        record["end_date"] = "2024-12-31"
        return 1, True
    fields = r.sample(sorted(MISTAKES[kind]), r.randint(1, 3))
    for field in fields:
        wrong = r.choice(MISTAKES[kind][field])
        if wrong is ABSENT:
            record.pop(field, None)
        else:
            record[field] = wrong
    return len(fields), False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=[*KINDS, "mixed"], default="mixed")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wrong", type=float, default=0.1, metavar="SHARE", help="the share of records with mistakes")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()

    r = random.Random(options.seed)
    invalid = mistakes = misordered = 0
    with open(options.out, "w", encoding="utf-8") as out:
        for _ in range(options.lines):
            kind = options.kind
            if kind == "mixed":
                kind = r.choice(("coach", "coach", "interaction", "interaction", "event"))
            record = KINDS[kind](r)
            if r.random() < options.wrong:
                made, is_misordered = spoil(r, kind, record)
                mistakes += made
                misordered += is_misordered
                invalid += 1
            if options.kind == "mixed":
                record = {"schema": kind, "input": record}
            out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(json.dumps({"records": options.lines, "invalid": invalid, "mistakes": mistakes,
                      "misordered": misordered}))


if __name__ == "__main__":
    main()
