"""Texts of many megabytes as people write them: letters, mail headers, minutes and bits of markup. The seed determines
every byte."""
import random

from environment import CACHE

WORDS = """
the of and to a in for is on that by this with you it not or be are from at as your all have new more was we will
home can us about if my has free but our one other do no information time they site up what which their news out use
any there see only so his when contact here business who also now help get view online first been would how were
services some these click its like service than find price date back top people had list name just over state year
day into email two health world next used go work last most products music buy data make them should product system
post her city add policy number such please available copyright support message after best software then good video
well where info rights public books high school through each links she review years order very privacy book items
company read group need many user said does set under general research university january mail full map reviews
program life know games way days management part could great united hotel real item international center ebay must
store travel comments made development report off member details line terms before hotels did send right type because
local those using results office education national car design take posted internet address community within states
area want phone shipping reserved subject between forum family long based code show even black check special prices
website index being women much sign file link open today technology south case project same pages version section own
found sports house related security both county american photo game members power while care network down computer
""".split()
FIRST = """
Ana Ben Carla David Elena Frank Grace Henry Irene Jordan Karen Lucas Maria Noah Olivia Peter Quinn Rosa Samuel
""".split()
LAST = """
Ruiz Ellis Novak Carter Stone Meyer Lopez Hughes Price Walker Bennett Foster Morgan Reed Young Adams Baker
""".split()
FIRST_WIDE = ["Zoë", "José", "Łukasz", "Åsa", "Чарна", "Søren", "Çelik", "Ærin", "Νίκος", "Ольга"]
LAST_WIDE = ["Müller", "García", "Żak", "Öberg", "Иванова", "Nuñez", "Šimek", "Dvořák", "Παππάς", "Strøm"]
WORDS_WIDE = ["café", "naïve", "über", "señor", "été", "größe", "мяч", "поле", "année", "crème", "φίλος", "日程"]
DOMAINS = ["example.com", "athletics.example.edu", "mail.example.org", "camps.example.net", "school.example.k12.us"]
MONTHS = "January February March April May June July August September October November December".split()
TAGS = ["<b>{}</b>", "<em>{}</em>", "<a href=\"https://example.com/{}\">{}</a>", "<p class=\"note\">{}</p>", "<br>{}",
        "<li>{}</li>"]


class Writer:
    def __init__(self, seed, is_wide):
        self.random = random.Random(seed)
        self.words = WORDS + WORDS_WIDE * 3 if is_wide else WORDS
        self.first = FIRST + FIRST_WIDE if is_wide else FIRST
        self.last = LAST + LAST_WIDE if is_wide else LAST

    def pick(self, choices):
        return choices[int(self.random.random() * len(choices))]

    def number(self, low, high):
        return low + int(self.random.random() * (high - low + 1))

    def name(self):
        return f"{self.pick(self.first)} {self.pick(self.last)}"

    def date(self):
        year, month, day = self.number(2019, 2029), self.number(1, 12), self.number(1, 28)
        if self.random.random() < 0.6:
            return f"{year}-{month:02}-{day:02}"
        return f"{MONTHS[month - 1]} {day}, {year}"

    def email(self):
        return (f"{self.pick(FIRST).lower()}{self.pick(['.', '_', '', '-'])}{self.pick(LAST).lower()}"
                f"{self.pick(['', '', str(self.number(1, 99))])}@{self.pick(DOMAINS)}")

    def item(self):
        """A word, or with a small chance something to be found."""
        chance = self.random.random()
        if chance < 0.006:
            return self.email()
        if chance < 0.018:
            return self.name()
        if chance < 0.026:
            return self.date()
        if chance < 0.038:
            word = self.pick(self.words)
            return self.pick(TAGS).replace("{}", word)
        if chance < 0.05:
            return str(self.number(1, 5000))
        return self.pick(self.words)

    def sentence(self):
        words = [self.item() for _ in range(self.number(4, 18))]
        text = " ".join(words)
        return text[:1].upper() + text[1:] + self.pick([".", ".", ".", "?", "!", ":"])

    def paragraph(self):
        return " ".join(self.sentence() for _ in range(self.number(2, 7))) + self.pick(["\n", "\n\n", "\r\n"])


def path(size, is_wide, seed=1):
    """The file of a text of this many bytes, a few more or less; ASCII, or with letters of several scripts."""
    file = CACHE / f"prose-{'wide' if is_wide else 'ascii'}-{size}-{seed}.txt"
    if not file.exists():
        writer = Writer(seed, is_wide)
        parts, length = [], 0
        while length < size:
            parts.append(writer.paragraph())
            length += len(parts[-1].encode())
        CACHE.mkdir(exist_ok=True)
        file.write_text("".join(parts), newline="")
    return file
