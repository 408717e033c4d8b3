import Testing

@testable import HTMLParsing

/// The table of named character references and the search in it. HTML Standard, "Named character
/// references".
@Suite struct NamedCharacterReferenceTests {
  /// The names of the table with their code points.
  private static let references: [(name: String, codePoints: [UInt32])] = {
    let table = NamedCharacterReferenceTable.self
    let bytes = UnsafeBufferPointer(
      start: table.names.utf8Start, count: table.names.utf8CodeUnitCount)
    return table.values.indices.map { index in
      let range = Int(table.starts[index])..<Int(table.starts[index + 1])
      let value = table.values[index]
      let second = value >> 24 == 0 ? [] : [table.seconds[Int(value >> 24) - 1]]
      return (
        String(decoding: bytes[range], as: UTF8.self), [value & 0xFF_FFFF] + second
      )
    }
  }()

  private static let codePoints = Dictionary(
    uniqueKeysWithValues: references.map { ($0.name, $0.codePoints) })

  /// The longest name at the start of a text, by trying every length.
  private func longest(in text: String) -> String? {
    let characters = Array(text.utf8)
    return (1...max(1, characters.count)).reversed().lazy
      .map { String(decoding: characters.prefix($0), as: UTF8.self) }
      .first { Self.codePoints[$0] != nil }
  }

  private func find(_ text: String) -> NamedCharacterReference? {
    Array(text.utf8).withUnsafeBufferPointer { NamedCharacterReference(longestPrefixOf: $0) }
  }

  @Test func theTable() {
    let names = Self.references.map(\.name)
    #expect(names.count == 2231)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.count { !$0.hasSuffix(";") } == 106)
    // A name without its semicolon is there with it too, and means the same.
    for (name, codePoints) in Self.references where !name.hasSuffix(";") {
      #expect(Self.codePoints[name + ";"] == codePoints, "\(name)")
    }
    #expect(Self.references.count { $0.codePoints.count == 2 } == 93)
    #expect(names.map(\.utf8.count).max() == 32)
  }

  @Test(
    arguments: [
      ("amp;", [0x26]), ("AMP", [0x26]), ("lt", [0x3C]), ("nbsp;", [0xA0]), ("Aacute;", [0xC1]),
      ("aacute", [0xE1]), ("zwnj;", [0x200C]), ("zscr;", [0x1D4CF]),
      ("NotEqualTilde;", [0x2242, 0x338]),
      ("fjlig;", [0x66, 0x6A]), ("acE;", [0x223E, 0x333]), ("bne;", [0x3D, 0x20E5]),
      ("ThickSpace;", [0x205F, 0x200A]), ("nvlt;", [0x3C, 0x20D2]), ("caps;", [0x2229, 0xFE00]),
      ("CounterClockwiseContourIntegral;", [0x2233]),
    ] as [(String, [UInt32])]) func someOfTheStandards(_ name: String, _ codePoints: [UInt32])
  {
    #expect(Self.codePoints[name] == codePoints)
  }

  /// Each name, its prefixes, and what may follow it: the search finds what trying every length does.
  @Test func theLongestNameIsFound() {
    var texts: Set<String> = ["", ";", "a", "zzz", "\u{0}", "é"]
    for (name, _) in Self.references {
      for count in 1...name.utf8.count { texts.insert(String(name.prefix(count))) }
      for next in ["", ";", "x", "A", "=", "<", "\u{0}", "é"] { texts.insert(name + next) }
    }
    for text in texts {
      let expected = longest(in: text)
      let found = find(text)
      guard found?.length == expected?.utf8.count,
        found.map({ [$0.first] + ($0.second.map { [$0] } ?? []) })
          == expected.flatMap({ Self.codePoints[$0] })
      else {
        Issue.record("\(text): \(expected ?? "nothing")")
        return
      }
    }
  }

  /// In text every name is read; in an attribute one without its semicolon is not if `=` or a letter or
  /// digit follows.
  @Test func textAndAttributes() throws {
    for (name, codePoints) in Self.references {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: codePoints.compactMap(Unicode.Scalar.init))
      let value = String(scalars)
      let isShort = !name.hasSuffix(";")
      let input = "&\(name)-<a b='&\(name)' c='&\(name)=' d='&\(name)!'>"
      let following = longest(in: "\(name)=") == name && isShort ? "&\(name)=" : "\(value)="
      let tokens = Tokenization(Array(input.utf8)).tokens
      guard tokens == ["'\(value)-'", "<a b='\(value)' c='\(following)' d='\(value)!'>"] else {
        Issue.record("\(name): \(tokens)")
        return
      }
    }
  }
}
