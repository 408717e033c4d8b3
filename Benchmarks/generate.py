#!/usr/bin/env python3
"""Writes made-up records of the web app's forms as NDJSON, one a line.

    generate.py --kind coach --lines 100000 --seed 1 --out coach.ndjson

Nine records in ten are valid. The tenth holds one to three mistakes, each in a field of its own and
each one a plain JSON Schema can find, so that every program measured has the same verdicts to reach.
The same kind, lines and seed give the same bytes. The number of invalid records goes to stdout.
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
MARKUP = [("<p>", "</p>"), ("<strong>", "</strong>"), ("<em>", "</em>"), ("<ul><li>", "</li></ul>")]

ABSENT = object()


def uuid(r):
    return "%08x-%04x-4%03x-%s%03x-%012x" % (
        r.getrandbits(32), r.getrandbits(16), r.getrandbits(12), r.choice("89ab"),
        r.getrandbits(12), r.getrandbits(48))


def name(r, names):
    return r.choice(ACCENTED if r.random() < 0.03 else names)


def prose(r, longest):
    """Plain text; one in twenty has a phrase in simple HTML."""
    length = r.randrange(longest)
    words = []
    while sum(map(len, words)) + len(words) < length:
        words.append(r.choice(WORDS))
    text = " ".join(words)[:length]
    if r.random() < 0.05:
        opening, closing = r.choice(MARKUP)
        text = f"{text} {opening}{r.choice(WORDS)}{closing}"
    return text


def date(r):
    return f"{r.randint(2025, 2027)}-{r.randint(1, 12):02}-{r.randint(1, 28):02}"


def clock(r):
    return f"{r.randint(7, 20):02}:{r.choice((0, 15, 30, 45)):02}"


def coach(r):
    first, last = name(r, FIRST_NAMES), name(r, LAST_NAMES)
    digits = [r.randint(200, 999), r.randint(200, 999), r.randint(0, 9999)]
    ascii_name = f"{first}.{last}" if (first + last).isascii() else "coach"
    return {
        "school_id": uuid(r) if r.random() < 0.9 else None,
        "first_name": first,
        "last_name": last,
        "role": r.choice(("head", "assistant", "assistant", "recruiting")),
        "email": f"{ascii_name}@{r.choice(SCHOOLS)}.edu" if r.random() < 0.85 else "",
        "phone": r.choice(("({}) {}-{:04}", "{}-{}-{:04}", "{}.{}.{:04}", "{}{}{:04}")).format(*digits)
        if r.random() < 0.7 else "",
        "twitter_handle": f"@coach_{r.choice(SCHOOLS)}"[:16] if r.random() < 0.5 else "",
        "instagram_handle": f"{r.choice(SCHOOLS)}.baseball" if r.random() < 0.3 else "",
        "notes": prose(r, 400),
    }


def interaction(r):
    return {
        "school_id": uuid(r),
        "coach_id": uuid(r) if r.random() < 0.6 else None,
        "event_id": None,
        "type": r.choice("email phone_call text in_person_visit virtual_meeting camp dm".split()),
        "direction": r.choice(("outbound", "inbound")),
        "subject": prose(r, 60),
        "content": prose(r, 500),
        "sentiment": r.choice(("positive", "neutral", "negative", "very_positive", None)),
        "occurred_at": f"{date(r)}T{clock(r)}:00.000Z",
    }


def event(r):
    start = date(r)
    return {
        "type": r.choice("showcase camp official_visit unofficial_visit game".split()),
        "name": r.choice(EVENTS),
        "school_id": uuid(r) if r.random() < 0.5 else None,
        "start_date": start,
        "end_date": start if r.random() < 0.5 else None,
        "start_time": clock(r),
        "end_time": clock(r) if r.random() < 0.5 else None,
        "city": r.choice(SCHOOLS).title(),
        "state": r.choice(STATES),
        "address": f"{r.randint(1, 9999)} {r.choice(STREETS)}",
        "url": f"https://www.{r.choice(SCHOOLS)}.edu/events/{r.randint(1, 9999)}",
        "description": prose(r, 300),
        "cost": r.choice((0, 25, 75.5, 150, 1200)),
        "registered": r.random() < 0.5,
        "attended": r.random() < 0.3,
        "performance_notes": prose(r, 150),
    }


# For each kind the fields that can go wrong, and the values that are wrong there.
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
        "notes": ["n" * 5001, ["a list"]],
    },
    "interaction": {
        "type": ["letter", ABSENT],
        "direction": ["sideways", ABSENT],
        "subject": ["s" * 501, None],
        "content": ["c" * 10001, 1],
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
        "description": ["d" * 2001],
        "registered": ["yes", None],
    },
}
KINDS = {"coach": coach, "interaction": interaction, "event": event}


def spoil(r, record, mistakes):
    for field in r.sample(sorted(mistakes), r.randint(1, 3)):
        wrong = r.choice(mistakes[field])
        if wrong is ABSENT:
            del record[field]
        else:
            record[field] = wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, default="coach")
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()

    r = random.Random(options.seed)
    invalid = 0
    with open(options.out, "w", encoding="utf-8") as out:
        for _ in range(options.lines):
            record = KINDS[options.kind](r)
            if r.random() < 0.1:
                spoil(r, record, MISTAKES[options.kind])
                invalid += 1
            out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
    print(invalid)


if __name__ == "__main__":
    main()
