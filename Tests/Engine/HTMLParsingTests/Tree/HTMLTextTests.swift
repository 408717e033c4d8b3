import HTMLParsing
import Testing

/// The text of trees and elements.
@Suite struct HTMLTextTests {
  private func text(_ document: String) throws -> String { try HTMLParser().parse(document).text }

  private func first(_ name: String, in document: String) throws -> HTMLNode {
    try #require(try HTMLParser().parse(document).elements(named: name).first)
  }

  @Test func theTextOfADocumentIsThatOfItsBody() throws {
    #expect(
      try text("<title>T</title><p>Hi <b>there</b><script>x()</script><a href=x>l</a>")
        == "Hi therel")
    #expect(try text("") == "")
    #expect(try text("<!DOCTYPE html><title>T</title>") == "")
  }

  @Test func whiteSpaceIsKeptAndLineBreaksAddNothing() throws {
    #expect(try text("<p>a\n b<br>c<p> d\r\ne") == "a\n bc d\ne")
  }

  @Test func referencesAreCharacters() throws {
    #expect(try text("&lt;b&gt;&amp;&#x1F600;&eacute") == "<b>&😀é")
  }

  @Test func commentsAndInstructionsAddNothing() throws {
    #expect(try text("a<!--x-->b<?y z>c") == "abc")
  }

  @Test func scriptsStylesAndTemplatesAddNothing() throws {
    #expect(try text("a<script>x</script>b<style>y</style>c<template>z<p>z</template>d") == "abcd")
    #expect(try text("a<svg><style>x</style><script>y</script><text>b</text></svg>c") == "abc")
  }

  @Test func elementsOfTheirNamesElsewhereAreOrdinary() throws {
    #expect(try text("<math><style>a</style><template>b</template></math>c") == "abc")
    #expect(try text("<svg><template>a</template></svg>b") == "ab")
  }

  @Test func otherRawTextIsText() throws {
    #expect(try text("<textarea><b>a</textarea><xmp><i>b</xmp>c") == "<b>a<i>bc")
    #expect(try text("<noscript><b>a</b></noscript>") == "a")
  }

  @Test func theBodyIsTheFirstOfTheRoot() throws {
    let tree = try HTMLParser().parse("<svg><body>a")
    #expect(tree.body?.name == "body")
    #expect(tree.text == "a")
    let frames = try HTMLParser().parse("<frameset><frame><noframes>x</noframes></frameset>")
    #expect(frames.body?.name == "frameset")
    #expect(frames.text == "x")
  }

  @Test func theTextOfAFragmentIsThatOfItsNodes() throws {
    let parser = HTMLParser()
    #expect(
      try parser.parse(fragment: "<td>b<td>c".utf8, in: HTMLContext("tr")).text == "bc")
    #expect(
      try parser.parse(fragment: "x<b>y</b>".utf8, in: HTMLContext("script")).text == "x<b>y</b>")
    #expect(try parser.parse(fragment: "".utf8, in: HTMLContext("p")).text == "")
  }

  @Test func anElementHasTheTextOfItsDescendants() throws {
    let document = "<ul><li>a<b>b</b><li>c<script>d</script></ul>e"
    #expect(try first("ul", in: document).text == "abc")
    #expect(try first("b", in: document).text == "b")
    #expect(try first("html", in: document).text == "abce")
    #expect(try first("br", in: "<br>x").text == "")
  }

  @Test func aScriptHasItsOwnText() throws {
    #expect(try first("script", in: "<script>x()</script>").text == "x()")
    #expect(try first("style", in: "<style>p {}</style>").text == "p {}")
    #expect(try first("template", in: "<template>a<b>b</b></template>").text == "ab")
  }

  @Test func theTextOfTheDocumentNodeHasTheHeadToo() throws {
    #expect(try HTMLParser().parse("<title>T</title>a").document.text == "Ta")
  }

  @Test func theTextOfOtherNodesIsAsBefore() throws {
    let nodes = Array(try first("body", in: "<body>a<!--b--><?c d>").children)
    #expect(nodes.map(\.text) == ["a", "b", "d"])
    let tree = try HTMLParser().parse("<!DOCTYPE html>")
    #expect(tree.document.children.first { $0.kind == .documentType }?.text == "")
  }

  /// Surrogates of two nodes that meet are a character, as in the DOM.
  @Test func surrogatesOfTwoNodesMeet() throws {
    let input: [UInt8] =
      Array("<b>".utf8) + [0xED, 0xA0, 0xBD] + Array("</b>".utf8) + [0xED, 0xB8, 0x80]
    #expect(try HTMLParser().parse(document: input).text == "😀")
  }

  @Test(arguments: ["div", "b", "svg"]) func theTextOfADeepTree(_ name: String) throws {
    var parser = HTMLParser()
    parser.options.memoryPerByte = 1_000
    let tree = try parser.parse("x" + String(repeating: "<\(name)>y", count: 100_000))
    #expect(tree.text.utf8.count == 100_001)
  }
}
