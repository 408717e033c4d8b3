import Foundation
import JSPrimitives
import Testing

@Suite("The root collation")
struct CollationKeyTests {
  private func isAscending(_ texts: [String]) -> Bool {
    let keys = texts.map { CollationKey($0) }
    return zip(keys, keys.dropFirst()).allSatisfy(<)
  }

  @Test("Texts of all scripts are in V8's order, and equal if and only if they are equal in V8")
  func recordedOrder() {
    let groups = RecordedOrder.groups.map { $0.map { CollationKey($0) } }
    #expect(groups.count > 200)
    for (index, group) in groups.enumerated() {
      #expect(Set(group).count == 1, "\(RecordedOrder.groups[index])")
      if index > 0 {
        #expect(
          groups[index - 1][0] < group[0],
          "\(RecordedOrder.groups[index - 1][0]), \(RecordedOrder.groups[index][0])")
      }
    }
  }

  @Test("Base letters decide before accents, accents before case")
  func levels() {
    #expect(isAscending(["a", "A", "á", "Á", "ab", "áb", "b"]))
    #expect(isAscending(["cote", "coté", "côte", "côté"]))
  }

  @Test("A text comes before the texts it starts")
  func prefixes() {
    #expect(isAscending(["", "a", "aa", "aaa"]))
    #expect(isAscending(["a", "a b", "ab"]))
  }

  @Test(
    "Canonically equivalent texts are equal",
    arguments: [
      ("\u{E9}", "e\u{301}"), ("\u{1EAD}", "a\u{323}\u{302}"), ("\u{1EAD}", "a\u{302}\u{323}"),
      ("\u{212B}", "\u{C5}"), ("각", "\u{1100}\u{1161}\u{11A8}"), ("\u{F900}", "\u{8C48}"),
      ("q\u{323}\u{307}", "q\u{307}\u{323}"), ("\u{105C9}", "\u{105D2}\u{307}"),
      ("\u{627}\u{10F84}\u{5B4}", "\u{627}\u{5B4}\u{10F84}"),
    ])
  func equivalence(left: String, right: String) {
    #expect(CollationKey(left) == CollationKey(right))
  }

  @Test("A lone surrogate is above every ideograph and in the order of code points")
  func loneSurrogates() {
    let units: [[UInt16]] = [
      [0x738B], [0xD88D, 0xDC79], [0x0378], [0xD800], [0xD800, 0x61], [0xDBFF], [0xDC00], [0xDFFF],
      [0xE000], [0xFDD0], [0xDBFF, 0xDFFF], [0xFFFD], [0xFFFF],
    ]
    let keys = units.map { CollationKey(JSText(utf16: $0)) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy(<))
  }

  @Test("Marks of a string may be apart unless one in between blocks them")
  func discontiguousContractions() {
    // U+0627 with U+0653 or U+0654 has a primary weight of its own, below that of U+0627.
    #expect(
      isAscending([
        "\u{627}\u{653}", "\u{627}\u{316}\u{653}", "\u{627}\u{654}", "\u{627}",
        "\u{627}\u{301}\u{653}",
      ]))
  }

  @Test("A middle dot after l differs from one elsewhere on the second level alone")
  func prefixedMiddleDot() {
    #expect(isAscending(["col", "coll", "col\u{B7}l", "com"]))
    #expect(isAscending(["con\u{B7}n", "cona", "conn"]))
  }

  @Test("Strings aren't found across a composed character, as in ICU")
  func composedCharacters() {
    #expect(CollationKey("\u{16D67}\u{16D68}") < CollationKey("\u{16D68}\u{16D67}"))
  }

  private static let folder =
    ProcessInfo.processInfo.environment["UCD_FOLDER"] ?? "/usr/share/unicode"
  private static let testFile =
    "\(folder)/cldr/common/uca/CollationTest_CLDR_NON_IGNORABLE_SHORT.txt"

  @Test(
    "Each line of CLDR's own test file is at least the one before",
    .enabled(
      if: FileManager.default.fileExists(atPath: testFile),
      "set UCD_FOLDER to the files that compass-tables reads to run this"))
  func conformance() throws {
    let lines = try String(contentsOfFile: Self.testFile, encoding: .utf8).split(separator: "\n")
    var previous: (line: Substring, key: CollationKey)?
    var count = 0
    for line in lines.dropFirst() where !line.hasPrefix("#") {
      let codePoints = line.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      guard !codePoints.isEmpty else { continue }
      let key = CollationKey(JSText(utf16: codePoints.flatMap(Self.units)))
      if let previous, key < previous.key { Issue.record("\(line) is below \(previous.line)") }
      previous = (line, key)
      count += 1
    }
    #expect(count > 200_000)
  }

  private static func units(of codePoint: UInt32) -> [UInt16] {
    Unicode.Scalar(codePoint).map { Array(String($0).utf16) } ?? [UInt16(codePoint)]
  }
}
