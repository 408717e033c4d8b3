/// The names that have the same ID in every parse: those of `Tag`, common attributes, and those
/// that foreign content adjusts, with what they become.
///
/// The tables are behind pointers, which need no bounds checks or reference counts. The one instance
/// is never freed, and nothing writes to it after its initializer, so the pointers stay valid and
/// threads may share them. Each table that is indexed by ID has `count` entries.
final class KnownNames: @unchecked Sendable {
  /// The table, built when the first parse starts.
  static let shared = KnownNames()

  /// The number of known names; the IDs of a parse's own names follow.
  let count: Int
  /// "Adjust the tag name" in SVG: by ID, the name that an element gets.
  private let svgElements: UnsafePointer<NameID>
  /// "Adjust SVG attributes" and "adjust MathML attributes", by ID.
  private let svgAttributes: UnsafePointer<NameID>
  private let mathMLAttributes: UnsafePointer<NameID>
  /// "Adjust foreign attributes", by ID.
  private let attributeNamespaces: UnsafePointer<HTMLAttributeNamespace>
  /// `foreignObject`, the one integration point with a name in mixed case.
  let foreignObject: NameID

  /// The names' text, each once, in the order of their IDs.
  private let bytes: UnsafePointer<UInt8>
  /// Where each name starts in `bytes`, and where the last one ends.
  private let starts: UnsafePointer<UInt32>
  /// The key of each name, by ID.
  private let keys: UnsafePointer<UInt64>
  /// A hash table of IDs with open addressing, of `slotMask` + 1 slots; 0 is an empty one.
  private let slots: UnsafePointer<UInt16>
  private static let slotMask = 2047

  private init() {
    var names = Tag.names + AttributeName.names.dropFirst()
    // `.none` has no text, and no slot.
    names[0] = ""
    var ids: [String: Int] = [:]
    for (id, name) in names.enumerated() { ids[name] = id }
    func id(_ name: String) -> Int {
      if let id = ids[name] { return id }
      names.append(name)
      ids[name] = names.count - 1
      return names.count - 1
    }
    let elements = ForeignNames.svgElements.map { (id($0.lowercased()), id($0)) }
    let attributes = ForeignNames.svgAttributes.map { (id($0.lowercased()), id($0)) }
    let definitionURL = (id("definitionurl"), id("definitionURL"))
    let prefixed = ForeignNames.prefixedAttributes.map { (id($0.name), $0.namespace) }
    foreignObject = NameID(rawValue: Int32(id("foreignObject")))
    count = names.count
    let identity = names.indices.map { NameID(rawValue: Int32($0)) }
    func table(_ changes: [(from: Int, to: Int)]) -> UnsafePointer<NameID> {
      var table = identity
      for (from, to) in changes { table[from] = NameID(rawValue: Int32(to)) }
      return Self.permanent(table)
    }
    mathMLAttributes = table([definitionURL])
    svgAttributes = table(attributes)
    svgElements = table(elements)
    var namespaces = [HTMLAttributeNamespace](repeating: .none, count: names.count)
    for (id, namespace) in prefixed { namespaces[id] = namespace }
    attributeNamespaces = Self.permanent(namespaces)

    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var keys: [UInt64] = []
    var slots = [UInt16](repeating: 0, count: Self.slotMask + 1)
    for (id, name) in names.enumerated() {
      starts.append(UInt32(bytes.count))
      bytes += name.utf8
      var hash = NameHash()
      for byte in name.utf8 { hash.combine(byte) }
      keys.append(hash.key)
      guard id > 0 else { continue }
      var slot = hash.index(mask: Self.slotMask)
      while slots[slot] != 0 { slot = (slot + 1) & Self.slotMask }
      slots[slot] = UInt16(id)
    }
    starts.append(UInt32(bytes.count))
    self.bytes = Self.permanent(bytes)
    self.starts = Self.permanent(starts)
    self.keys = Self.permanent(keys)
    self.slots = Self.permanent(slots)
  }

  /// Returns a copy of a table that is never freed.
  private static func permanent<Element: BitwiseCopyable>(
    _ table: [Element]
  ) -> UnsafePointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: table.count)
    _ = copy.initialize(from: table)
    // No table is empty, so that there is a base address.
    return UnsafePointer(copy.baseAddress.unsafelyUnwrapped)
  }

  /// The ID of a name that is lower case once ASCII letters are lowered, or nil.
  ///
  /// - Parameter hash: the hash of the lower-case name.
  @inline(__always)
  func id(of name: UnsafeBufferPointer<UInt8>, hash: NameHash) -> NameID? {
    var slot = hash.index(mask: Self.slotMask)
    // Ends: most slots are empty. In bounds: the mask keeps the slot in the table, whose IDs are
    // below `count`; `starts` has one entry more.
    while true {
      let id = Int(slots[slot])
      if id == 0 { return nil }
      let start = Int(starts[id])
      if keys[id] == hash.key, Int(starts[id &+ 1]) &- start == name.count {
        // The key of a name of up to eight bytes holds the whole name.
        var offset = name.count <= 8 ? name.count : 0
        while offset < name.count, name[offset].asciiLowercased == bytes[start &+ offset] {
          offset &+= 1
        }
        if offset == name.count { return NameID(rawValue: Int32(truncatingIfNeeded: id)) }
      }
      slot = (slot &+ 1) & Self.slotMask
    }
  }

  /// The text of a known name.
  func withText<Result>(of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(id.rawValue)
    precondition(index >= 0 && index < count)
    let start = Int(starts[index])
    return body(
      UnsafeBufferPointer(start: bytes + start, count: Int(starts[index &+ 1]) &- start))
  }

  /// The name of an SVG element whose tag has this name.
  func svgElement(_ name: NameID) -> NameID { adjusted(name, svgElements) }

  /// The name of an attribute that an SVG element's tag has under this name.
  func svgAttribute(_ name: NameID) -> NameID { adjusted(name, svgAttributes) }

  /// The name of an attribute that a MathML element's tag has under this name.
  func mathMLAttribute(_ name: NameID) -> NameID { adjusted(name, mathMLAttributes) }

  /// The namespace of an attribute of a foreign element.
  func foreignNamespace(_ name: NameID) -> HTMLAttributeNamespace {
    Int(name.rawValue) < count ? attributeNamespaces[Int(name.rawValue)] : .none
  }

  private func adjusted(_ name: NameID, _ table: UnsafePointer<NameID>) -> NameID {
    Int(name.rawValue) < count ? table[Int(name.rawValue)] : name
  }
}

/// The hash of a name for the table of known names, byte by byte.
///
/// Only that fixed table is probed with it. Other names are hashed with a seed.
struct NameHash {
  /// The bytes of a name of up to eight; of a longer one, all of them folded.
  private(set) var key: UInt64 = 0

  @inline(__always)
  mutating func combine(_ byte: UInt8) { key = (key &<< 8 | key &>> 56) ^ UInt64(byte) }

  @inline(__always)
  func index(mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 48) & mask
  }
}
