// Every pair of elements that change the parser's state, around each of a few payloads.

const openers = [
  "<p>", "<a>", "<b>", "<pre>", "<li>", "<h1>", "<form>", "<button>", "<nobr>", "<table>", "<table><tr><td>",
  "<table><caption>", "<table><colgroup>", "<select>", "<select><option>", "<template>", "<frameset>", "<style>",
  "<title>", "<textarea>", "<xmp>", "<iframe>", "<noembed>", "<noscript>", "<script>", "<plaintext>", "<object>",
  "<svg>", "<svg><style>", "<svg><title>", "<svg><desc>", "<svg><foreignObject>", "<svg><script>", "<svg><![CDATA[",
  "<math>", "<math><mi>", "<math><mtext>", "<math><style>", "<math><annotation-xml>",
  "<math><annotation-xml encoding=text/html>", "<math><mtext><table><mglyph>", "<form><math><mtext></form><form>",
  "<!--", "<![CDATA[", "<a title=\"", "</p>", "</br>", "</form>", "</table>", "</svg>", "</math>", "</template>",
];

const payloads = [
  "<img src=x onerror=probe()>",
  "<svg onload=probe()>",
  "<a href=javascript:probe()>x</a>",
  "<script>probe()</script>",
  "<style><!--</style><a title=\"--&gt;&lt;img src=x onerror=probe()&gt;\">",
  "--></style></title></textarea></xmp></iframe></noembed></noscript></script></svg></math>"
    + "\"><img src=x onerror=probe()>",
];

/** Markup of two openers and a payload, without end tags. */
export function nested() {
  return openers.flatMap(outer => openers.flatMap(
    inner => payloads.map(payload => outer + inner + payload)));
}
