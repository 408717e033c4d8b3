import Testing

@testable import HTMLParsing

@Suite("Known names")
struct KnownNamesTests {
  @Test("The lists of names follow the cases")
  func lists() {
    #expect(Tag.names.count == Tag.count)
    #expect(Tag.names == Tag.allCases.map { $0 == .annotationXML ? "annotation-xml" : "\($0)" })
    #expect(AttributeName.names == AttributeName.allCases.map { "\($0)" })
  }

  @Test("A tag is stored as its raw value")
  func storage() {
    for tag in Tag.allCases {
      #expect(unsafeBitCast(tag, to: UInt8.self) == tag.rawValue)
      #expect(tag.id.tag == tag)
    }
  }

  @Test(
    "A name is found in any case, and not by its start or end", arguments: Tag.names.dropFirst())
  func lookUp(name: String) {
    let known = id(of: name)
    #expect(known?.tag == Tag.allCases[Tag.names.firstIndex(of: name) ?? 0])
    #expect(id(of: name.uppercased()) == known)
    #expect(id(of: name + "\u{0}") == nil)
    #expect(id(of: "\u{0}" + name) == nil)
  }

  @Test("A long name differs from one whose bytes fold to the same key")
  func longNames() {
    // The ninth byte is folded into the first, and differs from it in the same way.
    #expect(id(of: "blockquote") == Tag.blockquote.id)
    #expect(id(of: "clockquoue") == nil)
  }

  @Test("A short lower-case name is found by its key alone", arguments: Tag.names.dropFirst())
  func shortNames(name: String) {
    // The tokenizer reads a word, of which the name and what ends it are the start.
    let word = Array((name + ">abcdefgh").utf8)
    let short = word.withUnsafeBufferPointer {
      $0.baseAddress.flatMap { ShortName(at: 0, in: $0, endingAt: 0x3E) }
    }
    let isShort = name.utf8.count < 8 && !name.contains("-")
    #expect((short?.count == name.utf8.count) == isShort)
    guard let short, isShort else { return }
    #expect(KnownNames.shared.shortID(short.hash) == id(of: name))
  }

  @Test("Names in mixed case follow those that the rules mention")
  func mixedCase() {
    let known = KnownNames.shared
    for id in 1..<AttributeName.endOfIDs {
      let text = known.text(of: NameID(rawValue: id))
      #expect(!text.contains { $0.isASCIIUpper })
    }
    let viewBox = id(of: "viewbox").map(known.svgAttribute)
    #expect(viewBox.map { String(decoding: known.text(of: $0), as: UTF8.self) } == "viewBox")
    #expect(id(of: "definitionurl").map(known.mathMLAttribute) != id(of: "definitionurl"))
    #expect(id(of: "clippath").map(known.svgElement) != id(of: "clippath"))
    #expect(id(of: "xlink:href").map(known.foreignNamespace) == .xlink)
    #expect(id(of: "xml:lang").map(known.foreignNamespace) == .xml)
    #expect(id(of: "xmlns:xlink").map(known.foreignNamespace) == .xmlns)
  }

  /// The ID of a name as the tokenizer asks for it: nulls are not hashed.
  private func id(of name: String) -> NameID? {
    var hash = NameHash()
    for byte in name.utf8 where byte != 0 { hash.combine(byte.asciiLowercased) }
    return Array(name.utf8).withUnsafeBufferPointer {
      KnownNames.shared.id(of: $0, hash: hash)
    }
  }
}

extension HTMLParsing.Tag {
  /// The names in the order of the cases.
  static let names = "\(list)".split(separator: " ").map(String.init)
}

extension AttributeName {
  /// The names in the order of the cases.
  static let names = "\(list)".split(separator: " ").map(String.init)
}
