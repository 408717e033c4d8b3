import Foundation
import SourceJSON
import TestSupport
import Testing

@testable import HTMLSanitizing

/// The direct way and the parser's way to the same result, on thousands of texts.
@Suite struct DirectAndParserTests {
  /// How many texts there were, and how many of them needed no parser.
  private struct Share {
    var texts = 0
    var direct = 0

    var ratio: Double { Double(direct) / Double(max(texts, 1)) }

    /// Compares both ways for a text with a `<`; texts that only the parser reads always agree.
    mutating func check(_ text: [UInt8]) throws {
      guard text.contains(0x3C) else { return }
      texts += 1
      let sanitizer = HTMLSanitizer.web2026February
      try text.withUnsafeBufferPointer { bytes in
        guard let output = sanitizer.sanitizeSimpleMarkup(bytes) else { return }
        direct += 1
        let parsed = try sanitizer.sanitizeMarkup(bytes)
        // Compared before it is reported, which takes longer than both ways.
        if output != parsed { record(text, output, parsed) }
      }
    }

    private func record(_ text: [UInt8], _ output: [UInt8], _ parsed: [UInt8]) {
      let shown = [text, output, parsed].map { String(decoding: $0, as: UTF8.self) }
      Issue.record("\(shown[0].debugDescription): \(shown[1]), and by the parser \(shown[2])")
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func agreeOnNotesNoneOfWhichNeedsTheParser(seed: UInt64) throws {
    var source = MarkupSource(seed: seed)
    var share = Share()
    for _ in 0..<250 { try share.check(Array(source.note().utf8)) }
    #expect(share.texts > 200)
    #expect(share.direct == share.texts)
  }

  @Test(arguments: [(0, 0.8), (5, 0.5), (30, 0.05)])
  func agreeOnTagsInAnyOrder(oddities: Int, atLeast least: Double) throws {
    var source = MarkupSource(seed: 7)
    var share = Share()
    for _ in 0..<2_000 { try share.check(source.soup(oddities: oddities)) }
    #expect(share.ratio > least)
    print("\(share.direct) of \(share.texts) texts with \(oddities)% oddities need no parser")
  }

  /// All sequences of up to three of the pieces, and longer ones of some of them.
  @Test func agreeOnAllShortSequences() throws {
    let tags = ["p", "a", "strong", "li", "ul", "h1", "pre", "br", "blockquote"]
    let all = tags.flatMap { ["<\($0)>", "</\($0)>"] } + ["x", " ", "\n"]
    try check(all, length: 3)
    try check(["<p>", "</p>", "<a>", "</a>", "<li>", "<ul>", "</ul>", "<h1>", "x"], length: 4)
    try check(["<p>", "<em>", "</em>", "</p>", "<div>", " "], length: 5)
    try check(["<em title=x>", "</em>", "<ul>", "<li>", "</li>", "<u>", "x"], length: 5)
  }

  private func check(_ pieces: [String], length: Int) throws {
    var share = Share()
    var texts: [[UInt8]] = [[]]
    for _ in 0..<length {
      texts = texts.flatMap { text in pieces.map { text + $0.utf8 } }
      for text in texts { try share.check(text) }
    }
    #expect(share.ratio > 0.9)
    print("\(share.direct) of \(share.texts) sequences of \(pieces.count) pieces need no parser")
  }

  @Test func agreeOnTheVectors() throws {
    var share = Share()
    for folder in ["html", "schema"] {
      let files = FileManager.default.enumerator(atPath: Repository.path("Conformance/\(folder)"))
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".json") else { continue }
        try check(JSONDocument(Repository.bytes("Conformance/\(folder)/\(file)")).value, &share)
      }
    }
    #expect(share.texts > 1_000)
    #expect(share.ratio > 0.3)
    print("\(share.direct) of \(share.texts) texts of the vectors need no parser")
  }

  /// Checks every text in a value.
  private func check(_ value: JSONValue, _ share: inout Share) throws {
    if let text = value.text { try share.check(text.bytes) }
    for element in value.elements ?? [] { try check(element, &share) }
    if case .object(let object) = value {
      for member in object.members { try check(member.value, &share) }
    }
  }
}
