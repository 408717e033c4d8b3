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

  /// The ID of a name as the tokenizer asks for it: nulls are not hashed.
  private func id(of name: String) -> NameID? {
    var hash = NameHash()
    for byte in name.utf8 where byte != 0 { hash.combine(byte.asciiLowercased) }
    return Array(name.utf8).withUnsafeBufferPointer {
      KnownNames.shared.id(of: $0, hash: hash)
    }
  }
}
