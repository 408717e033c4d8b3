/// The elements of simple markup under one policy.
///
/// Left out are elements that change how text is read, may only stand in certain others, build
/// scopes, or go with what they hold.
struct DirectElements: Sendable {
  private static let names: [(DirectElement.Kind, String)] = [
    (.paragraph, "p"), (.transparentBlock, "address div"),
    (
      .block,
      "article aside blockquote center details figcaption figure footer header nav section summary"
    ),
    (.list, "ol ul"), (.listItem, "li"), (.heading, "h1 h2 h3 h4 h5 h6"), (.preformatted, "pre"),
    (.anchor, "a"), (.formatting, "b big code em font i s small strike strong tt u"),
    (.ordinary, "abbr bdi bdo cite del dfn ins kbd mark q samp span sub sup time var"),
    (.lineBreak, "br"), (.void, "img wbr"), (.rule, "hr"),
  ]

  private let table: PackedNameTable<DirectElement>
  /// The end tags of all elements, one after the other.
  let endTags: [UInt8]

  /// The elements that a policy keeps or unwraps.
  init(_ policy: Policy) {
    var entries: [(key: UInt64, value: DirectElement)] = []
    var endTags: [UInt8] = []
    for (kind, list) in Self.names {
      for name in list.utf8.split(separator: 0x20) where !policy.forbiddenContents.contains(name) {
        let element = DirectElement(
          kind: kind, isKept: policy.allowedTags.contains(name),
          index: UInt8(truncatingIfNeeded: entries.count),
          nameStart: UInt16(truncatingIfNeeded: endTags.count + 2),
          nameCount: UInt8(truncatingIfNeeded: name.count))
        endTags += Array("</".utf8) + name + Array(">".utf8)
        entries.append((name.reduce(0, Self.key), element))
      }
    }
    let none = DirectElement(kind: .ordinary, isKept: false, index: 0, nameStart: 0, nameCount: 0)
    table = PackedNameTable(entries, filler: none)
    self.endTags = endTags
  }

  /// The key of a name with one more letter or digit, in any case. Ten of them fit in.
  @inline(__always)
  static func key(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    key &<< 6 | UInt64(byte & (byte >= 0x40 ? 0x1F : 0x3F))
  }

  /// The element whose name has this key, or nil.
  @inline(__always)
  subscript(_ key: UInt64) -> DirectElement? { table[key] }
}
