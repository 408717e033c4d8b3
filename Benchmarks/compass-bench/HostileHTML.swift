import HTMLParsing

/// Markup of one shape that grows, made to take as much time or memory as a parser lets it.
struct HostileHTML: Sendable {
  /// The shape in a few words.
  let name: String
  /// Markup of about a number of bytes.
  let text: @Sendable (Int) -> String

  /// Parses markup as a document; returns the number of parse errors, or -1 for a tree that takes
  /// more memory than the parser allows.
  static func parse(_ markup: UnsafeBufferPointer<UInt8>) -> Int {
    do throws(HTMLParserError) {
      return try HTMLParser().parse(document: markup).errorCount
    } catch {
      return -1
    }
  }

  static let all: [HostileHTML] =
    nesting + attributes + formatting + tables + foreign + endTags + controls + texts

  private init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.text = text
  }

  // MARK: Shapes

  private static let nesting = [
    HostileHTML("`<div>` nested") { repeated("<div>", $0) },
    HostileHTML("unique names nested") { numbered($0) { "<x\($0)>" } },
    HostileHTML("`<template>` nested") { repeated("<template>", $0) },
    HostileHTML("`<template>` nested and closed") { nested("<template>", "</template>", $0) },
  ]

  private static let attributes = [
    HostileHTML("unique attributes of one tag") {
      "<p " + numbered($0) { "a\($0)=1 " } + ">"
    },
    HostileHTML("one attribute again and again") { "<p " + repeated("a=1 ", $0) + ">" },
    HostileHTML("attributes merged into `html`") { numbered($0) { "<html a\($0)=1>" } },
  ]

  private static let formatting = [
    HostileHTML("`<b>` distinct") { numbered($0) { "<b a=\($0)>" } },
    HostileHTML("`<b>` distinct, each with `<div>`, closed") {
      numbered($0 / 2) { "<b a=\($0)><div>" } + repeated("</b>", $0 / 2)
    },
    HostileHTML("paragraphs that reopen `<b>`s, too large") {
      numbered($0) { "<p><b a=\($0)>" }
    },
    HostileHTML("12 formatting elements closed in order") {
      let names = ["b", "i", "em", "u", "s", "tt", "big", "small", "strong", "code", "font", "a"]
      return repeated(names.map { "<\($0)>" }.joined(), $0 / 2)
        + repeated(names.map { "</\($0)>" }.joined(), $0 / 2)
    },
    HostileHTML("`<a>` in `<div>` in `<a>`") { repeated("<a><div>", $0) },
    HostileHTML("`<nobr>`") { repeated("<nobr>", $0) },
    HostileHTML("adoption over open `<span>`s") {
      "<b>" + repeated("<span>", $0 / 2) + repeated("<div></b></div><b>", $0 / 2)
    },
  ]

  private static let tables = [
    HostileHTML("tables nested in cells") {
      repeated("<table><td>", $0 / 2) + repeated("x", $0 / 2)
    },
    HostileHTML("cells") { "<table>" + repeated("<tr><td>x", $0) },
    HostileHTML("foster-parented text") { "<table>" + repeated("x<tr>", $0) },
    HostileHTML("foster-parented elements") { "<table>" + repeated("<i>x</i>", $0) },
  ]

  private static let foreign = [
    HostileHTML("`<svg>` nested, stray end tags") {
      repeated("<svg>", $0 / 2) + repeated("</x>", $0 / 2)
    },
    HostileHTML("integration points nested") { repeated("<svg><foreignObject><div>", $0) },
    HostileHTML("paragraphs that leave `<svg>`") { repeated("<svg><g><p>", $0) },
    HostileHTML("CDATA sections") { "<svg>" + repeated("<![CDATA[x]]>", $0) },
  ]

  private static let endTags = [
    HostileHTML("`</p>` below `<div>`s") { repeated("<div>", $0 / 2) + repeated("</p>", $0 / 2) },
    HostileHTML("unknown end tags below `<span>`s") {
      repeated("<span>", $0 / 2) + repeated("</x>", $0 / 2)
    },
    HostileHTML("`<li>` below `<span>`s") {
      repeated("<span>", $0 / 2) + repeated("<li></li>", $0 / 2)
    },
    HostileHTML("`<dd>` and `<div>`") { repeated("<dd><div>", $0) },
  ]

  private static let controls = [
    HostileHTML("options of one `<select>`") { "<select>" + repeated("<option>x", $0) },
    HostileHTML("options far below a `selectedcontent`") {
      "<select><selectedcontent></selectedcontent>" + repeated("<div>", $0 / 2)
        + repeated("<option>x", $0 / 2)
    },
    HostileHTML("options selected in turn") {
      "<select><selectedcontent></selectedcontent>" + repeated("<option selected>x", $0)
    },
    HostileHTML("`<frameset>`") { repeated("<frameset>", $0) },
  ]

  private static let texts = [
    HostileHTML("plain text") { repeated("hello world ", $0) },
    HostileHTML("`&`") { repeated("&", $0) },
    HostileHTML("long names cut short") { repeated("&CounterClockwiseContourIntegra", $0) },
    HostileHTML("numeric references") { repeated("&#1234;", $0) },
    HostileHTML("nulls") { repeated("\0x", $0) },
    HostileHTML("carriage returns") { repeated("\r", $0) },
    HostileHTML("a comment of `<!--`") { "<!--" + repeated("<!--", $0) },
    HostileHTML("comments") { repeated("<!---->", $0) },
    HostileHTML("document types") { repeated("<!doctype html>", $0) },
    HostileHTML("processing instructions") { repeated("<?x y>", $0) },
    HostileHTML("unclosed `<title>`") { "<title>" + repeated("</titl", $0) },
    HostileHTML("unclosed `<script>`") { "<script>" + repeated("<!--<script>", $0) },
    HostileHTML("`<plaintext>`") { "<plaintext>" + repeated("</plaintext>", $0) },
  ]

  // MARK: Texts

  private static func repeated(_ part: String, _ size: Int) -> String {
    String(repeating: part, count: max(size / part.utf8.count, 1))
  }

  private static func nested(_ opening: String, _ closing: String, _ size: Int) -> String {
    let count = max(size / (opening.utf8.count + closing.utf8.count), 1)
    return String(repeating: opening, count: count) + String(repeating: closing, count: count)
  }

  private static func numbered(_ size: Int, _ part: (Int) -> String) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < size {
      text += part(number)
      number += 1
    }
    return text
  }
}
