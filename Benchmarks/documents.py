"""The HTML documents of the parser comparison: pages of real markup, random soups, and notes."""
import pathlib
import random
import shutil
import sysconfig

# Where documentation in HTML is installed, if it is.
PLACES = ["/usr/share/doc", "/usr/local/share/doc", "/usr/share/gtk-doc", "/usr/lib/node_modules",
          sysconfig.get_paths()["stdlib"]]
PAGES = 40
SMALLEST, GREATEST = 8_000, 400_000

TAGS = """a b i u em strong p div span ul ol li dl dt dd table tbody thead tfoot tr td th caption colgroup col form
    button input select option optgroup textarea title style script template svg math mi mo mtext annotation-xml
    foreignObject desc h1 h2 h3 br hr img nobr font code tt small applet object pre iframe noscript head body html
    meta article section main nav ruby rb rp rt fieldset details summary dialog menu center x-y path g""".split()
ATTRIBUTES = ["", "", "", " a=1", " class=c", " id='x&amp;y'", " type=hidden", " color=red", " viewbox=1 xlink:href=#",
              " x=y x=z", " /", " a=&lt b='&copy=1' c=\"&notit;\"", " selected", " disabled"]
TEXTS = ["x", " ", "\n", "some words", "&amp;", "&lt", "&#x80;", "&notin;", "<!-- c -->", "<!doctype html>",
         "<![CDATA[x]]>", "</>", "<", "é", "\r\n", "a<b"]


def lay_out(folder, note):
    """Writes the collections below a folder; returns the bytes of each, and the source of the pages."""
    shutil.rmtree(folder, ignore_errors=True)
    pages, source = installed(), "pages installed here"
    if len(pages) < PAGES / 4:
        pages, source = generated(), "generated pages"
    collections = {"pages": pages, "soups": soups(1000), "notes": [note]}
    for name, documents in collections.items():
        (folder / name).mkdir(parents=True)
        for number, document in enumerate(documents):
            (folder / name / f"{number:04}.html").write_bytes(document)
    return {name: sum(map(len, documents)) for name, documents in collections.items()}, source


def installed():
    """Pages installed on this machine, the same number from each folder that has some, in a fixed order."""
    folders = {}
    for place in PLACES:
        for path in sorted(pathlib.Path(place).rglob("*.html")):
            if path.is_file() and SMALLEST <= path.stat().st_size <= GREATEST:
                folders.setdefault(path.parent, []).append(path)
    chosen = []
    for rank in range(PAGES):
        chosen += [paths[rank] for paths in folders.values() if rank < len(paths)]
    return [path.read_bytes() for path in chosen[:PAGES]]


def generated():
    """Pages in the style of documentation, for machines that have none installed."""
    maker = random.Random(20)
    words = "the parser reads a byte and returns each node of its tree in order until the input ends".split()

    def sentence():
        parts = maker.choices(words, k=maker.randint(6, 24))
        parts[maker.randrange(len(parts))] = maker.choice(
            ["<code>parse()</code>", '<a href="#section-2" class="internal reference">see below</a>',
             "<em>never</em>", "&lt;div&gt;", '<span class="pre">&quot;text&quot;</span>'])
        return " ".join(parts) + "."

    def page():
        parts = ['<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Manual</title>\n'
                 '<link rel="stylesheet" href="style.css">\n</head>\n<body>\n<div id="content" class="page">\n']
        for number in range(maker.randint(10, 60)):
            parts.append(f'<h2 id="section-{number}">Section {number}</h2>\n<p>{sentence()} {sentence()}</p>\n')
            parts.append("<ul>\n" + "".join(f"<li>{sentence()}</li>\n" for _ in range(maker.randint(2, 8))) + "</ul>\n")
            parts.append("<table>\n<thead><tr><th>Name</th><th>Meaning</th></tr></thead>\n<tbody>\n" + "".join(
                f"<tr><td>option-{row}</td><td>{sentence()}</td></tr>\n" for row in range(maker.randint(1, 6)))
                + "</tbody>\n</table>\n")
        return "".join(parts + ["</div>\n</body>\n</html>\n"]).encode()

    return [page() for _ in range(PAGES)]


def soups(count):
    """Tags, end tags and texts in any order, a dozen names in each."""
    maker = random.Random(7)

    def soup():
        names = maker.sample(TAGS, maker.randint(2, 12))
        parts = [maker.choice(["", "<!DOCTYPE html>"])]
        for _ in range(maker.randint(5, 120)):
            kind = maker.random()
            if kind < 0.5:
                parts.append(f"<{maker.choice(names)}{maker.choice(ATTRIBUTES)}>")
            elif kind < 0.75:
                parts.append(f"</{maker.choice(names)}>")
            else:
                parts.append(maker.choice(TEXTS))
        return "".join(parts).encode()

    return [soup() for _ in range(count)]
