"""Validates each line by a pydantic model with the web app's transforms and rules between fields.

    pydantic_models.py KIND FILE

Constraints and patterns run in pydantic's core; transforms and rules are validators in Python, as a program
would write them. All errors of a record are counted.
"""
import sys
from typing import Annotated, Literal, Optional, Union

from pydantic import AfterValidator, BaseModel, Field, StrictBool, StringConstraints, TypeAdapter
from pydantic import ValidationError, model_validator

from common import bare, choices, counts, longest, pattern, tidy


def text(kind, field):
    """Text up to a length, tidied."""
    return Annotated[
        str, StringConstraints(strict=True, max_length=longest(kind, field)), AfterValidator(tidy)]


def like(kind, field, transform=None, **constraints):
    """Text that a pattern matches, transformed."""
    of_pattern = Annotated[str, StringConstraints(strict=True, pattern=pattern(kind, field), **constraints)]
    return Annotated[of_pattern, AfterValidator(transform)] if transform else of_pattern


def nullable(kind, field):
    return Optional[like(kind, field)]


class Coach(BaseModel):
    school_id: nullable("coach", "school_id") = None
    first_name: text("coach", "first_name") = None
    last_name: text("coach", "last_name") = None
    role: Literal[choices("coach", "role")]
    email: like("coach", "email", str.lower, max_length=255) = None
    phone: like("coach", "phone") = None
    twitter_handle: like("coach", "twitter_handle", bare) = None
    instagram_handle: like("coach", "instagram_handle", bare) = None
    notes: text("coach", "notes") = None


class Interaction(BaseModel):
    type: Literal[choices("interaction", "type")]
    direction: Literal[choices("interaction", "direction")]
    subject: text("interaction", "subject") = None
    content: text("interaction", "content") = None
    sentiment: Optional[Literal[choices("interaction", "sentiment")]] = None
    occurred_at: like("interaction", "occurred_at")
    school_id: nullable("interaction", "school_id") = None
    coach_id: nullable("interaction", "coach_id") = None
    event_id: nullable("interaction", "event_id") = None

    @model_validator(mode="after")
    def has_school_or_coach(self):
        if not self.school_id and not self.coach_id:
            raise ValueError("neither school nor coach")
        return self


class Event(BaseModel):
    type: Literal[choices("event", "type")]
    name: text("event", "name") = None
    location: text("event", "location") = None
    city: text("event", "city") = None
    state: like("event", "state", str.upper) = None
    address: text("event", "address") = None
    start_date: like("event", "start_date")
    end_date: nullable("event", "end_date") = None
    start_time: nullable("event", "start_time") = None
    end_time: nullable("event", "end_time") = None
    url: nullable("event", "url") = None
    description: text("event", "description") = None
    cost: Optional[Annotated[float, Field(strict=True, ge=0, le=100_000)]] = None
    school_id: nullable("event", "school_id") = None
    registered: StrictBool = False
    attended: StrictBool = False
    performance_notes: text("event", "performance_notes") = None

    @model_validator(mode="after")
    def ends_after_start(self):
        if self.end_date and self.end_date < self.start_date:
            raise ValueError("the end is before the start")
        return self


class MixedCoach(BaseModel):
    kind: Literal["coach"] = Field(alias="schema")
    input: Coach


class MixedInteraction(BaseModel):
    kind: Literal["interaction"] = Field(alias="schema")
    input: Interaction


class MixedEvent(BaseModel):
    kind: Literal["event"] = Field(alias="schema")
    input: Event


MODELS = {
    "coach": Coach, "interaction": Interaction, "event": Event,
    "mixed": Annotated[Union[MixedCoach, MixedInteraction, MixedEvent], Field(discriminator="kind")],
}


def main(kind, path):
    validate = TypeAdapter(MODELS[kind]).validate_json
    records = invalid = errors = 0
    with open(path, "rb", 1 << 18) as lines:
        for line in lines:
            records += 1
            try:
                validate(line)
            except ValidationError as error:
                invalid += 1
                errors += error.error_count()
    print(counts(records, invalid, errors))


if __name__ == "__main__":
    main(*sys.argv[1:])
