"""Decodes each line into a msgspec struct with the web app's transforms and rules between fields.

    msgspec_structs.py KIND FILE [OUTPUT]

msgspec stops at a record's first error. With OUTPUT every output is written there, and the error's text for an
invalid record.
"""
import sys
from typing import Annotated, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from common import bare, choices, counts, longest, pattern, tidy


def text(kind, field):
    return Union[Annotated[str, Meta(max_length=longest(kind, field))], UnsetType]


def required(kind, field, **constraints):
    # Python's $ also matches before a last line feed.
    return Annotated[str, Meta(pattern=pattern(kind, field, end=r"\Z"), **constraints)]


def like(kind, field, **constraints):
    return Union[required(kind, field, **constraints), UnsetType]


def nullable(kind, field):
    return Union[required(kind, field), None, UnsetType]


def change(record, transform, *fields):
    for field in fields:
        value = getattr(record, field)
        if value is not UNSET:
            setattr(record, field, transform(value))


class Coach(Struct):
    role: Literal[choices("coach", "role")]
    school_id: nullable("coach", "school_id") = UNSET
    first_name: text("coach", "first_name") = UNSET
    last_name: text("coach", "last_name") = UNSET
    email: like("coach", "email", max_length=255) = UNSET
    phone: like("coach", "phone") = UNSET
    twitter_handle: like("coach", "twitter_handle") = UNSET
    instagram_handle: like("coach", "instagram_handle") = UNSET
    notes: text("coach", "notes") = UNSET

    def __post_init__(self):
        change(self, tidy, "first_name", "last_name", "notes")
        change(self, bare, "twitter_handle", "instagram_handle")
        change(self, str.lower, "email")


class Interaction(Struct):
    type: Literal[choices("interaction", "type")]
    direction: Literal[choices("interaction", "direction")]
    occurred_at: required("interaction", "occurred_at")
    subject: text("interaction", "subject") = UNSET
    content: text("interaction", "content") = UNSET
    sentiment: Union[Literal[choices("interaction", "sentiment")], None, UnsetType] = UNSET
    school_id: nullable("interaction", "school_id") = UNSET
    coach_id: nullable("interaction", "coach_id") = UNSET
    event_id: nullable("interaction", "event_id") = UNSET

    def __post_init__(self):
        change(self, tidy, "subject", "content")
        if not self.school_id and not self.coach_id:
            raise ValueError("neither school nor coach")


class Event(Struct):
    type: Literal[choices("event", "type")]
    start_date: required("event", "start_date")
    name: text("event", "name") = UNSET
    location: text("event", "location") = UNSET
    city: text("event", "city") = UNSET
    state: like("event", "state") = UNSET
    address: text("event", "address") = UNSET
    end_date: nullable("event", "end_date") = UNSET
    start_time: nullable("event", "start_time") = UNSET
    end_time: nullable("event", "end_time") = UNSET
    url: nullable("event", "url") = UNSET
    description: text("event", "description") = UNSET
    cost: Union[Annotated[float, Meta(ge=0, le=100_000)], None, UnsetType] = UNSET
    school_id: nullable("event", "school_id") = UNSET
    registered: bool = False
    attended: bool = False
    performance_notes: text("event", "performance_notes") = UNSET

    def __post_init__(self):
        change(self, tidy, "name", "location", "city", "address", "description", "performance_notes")
        change(self, str.upper, "state")
        if self.end_date and self.end_date < self.start_date:
            raise ValueError("the end is before the start")


class MixedCoach(Struct, tag_field="schema", tag="coach"):
    input: Coach


class MixedInteraction(Struct, tag_field="schema", tag="interaction"):
    input: Interaction


class MixedEvent(Struct, tag_field="schema", tag="event"):
    input: Event


STRUCTS = {
    "coach": Coach, "interaction": Interaction, "event": Event,
    "mixed": Union[MixedCoach, MixedInteraction, MixedEvent],
}


def judge(kind, path):
    decode, invalid_record = msgspec.json.Decoder(STRUCTS[kind]).decode, msgspec.ValidationError
    records = invalid = 0
    with open(path, "rb", 1 << 18) as lines:
        for line in lines:
            records += 1
            try:
                decode(line)
            except invalid_record:
                invalid += 1
    print(counts(records, invalid))


def write(kind, path, output):
    decode, invalid_record = msgspec.json.Decoder(STRUCTS[kind]).decode, msgspec.ValidationError
    encode = msgspec.json.Encoder().encode
    records = invalid = 0
    with open(path, "rb", 1 << 18) as lines, open(output, "wb", 1 << 18) as file:
        for line in lines:
            records += 1
            try:
                file.write(encode(decode(line)))
            except invalid_record as error:
                invalid += 1
                file.write(encode(str(error)))
            file.write(b"\n")
    print(counts(records, invalid))


if __name__ == "__main__":
    (judge if len(sys.argv) == 3 else write)(*sys.argv[1:])
