/// The elements of simple markup under one policy, found by name in constant time.
///
/// Left out are elements that change how text is read, may only stand in certain others, build
/// scopes, or go with what they hold.
struct DirectElements: Sendable {
  private struct Slot {
    /// The packed name; 0 in an empty slot.
    var key: UInt64 = 0
    var element = DirectElement(
      kind: .ordinary, isKept: false, index: 0, nameStart: 0, nameCount: 0)
  }

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
  private static let slotBits: UInt64 = 7

  private var slots = [Slot](repeating: Slot(), count: 1 << slotBits)
  /// The end tags of all elements, one after the other.
  private(set) var endTags: [UInt8] = []
  /// The paragraph, which an end tag alone can make.
  private(set) var paragraph: DirectElement?

  /// The elements that a policy keeps or unwraps.
  init(_ policy: Policy) {
    var index: UInt8 = 0
    for (kind, list) in Self.names {
      for name in list.utf8.split(separator: 0x20) where !policy.forbiddenContents.contains(name) {
        let start = endTags.count + 2
        endTags += Array("</".utf8) + name + Array(">".utf8)
        let element = DirectElement(
          kind: kind, isKept: policy.allowedTags.contains(name), index: index,
          nameStart: UInt16(truncatingIfNeeded: start),
          nameCount: UInt8(truncatingIfNeeded: name.count))
        if kind == .paragraph { paragraph = element }
        insert(element, key: name.reduce(0, Self.key))
        index += 1
      }
    }
  }

  /// The key of a name with one more letter or digit, in any case. Ten fit in; 0 is no name.
  @inline(__always)
  static func key(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    key &<< 6 | UInt64(byte & (byte >= 0x40 ? 0x1F : 0x3F))
  }

  /// The element whose name has this key, or nil.
  @inline(__always)
  func element(_ key: UInt64) -> DirectElement? {
    slots.withUnsafeBufferPointer { slots in
      var slot = Self.slot(of: key)
      // Ends: less than half of the slots are taken.
      while slots[slot].key != key {
        if slots[slot].key == 0 { return nil }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return slots[slot].element
    }
  }

  private mutating func insert(_ element: DirectElement, key: UInt64) {
    var slot = Self.slot(of: key)
    while slots[slot].key != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Slot(key: key, element: element)
  }

  @inline(__always)
  private static func slot(of key: UInt64) -> Int {
    // Fibonacci hashing: the high bits of the product depend on all of the key.
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- slotBits))
  }
}
