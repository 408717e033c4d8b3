/// The names that have the same ID in every parse: those of `Tag`, common attributes, and those
/// that foreign content adjusts, with what they become.
struct KnownNames: Sendable {
  /// The table, built when the first parse starts.
  static let shared = KnownNames()

  /// How many names there are; the IDs of a parse's own names follow.
  let count: Int
  /// "Adjust the tag name" in SVG: by ID, the name that an element gets.
  private let svgElements: [NameID]
  /// "Adjust SVG attributes" and "adjust MathML attributes", by ID.
  private let svgAttributes: [NameID]
  private let mathMLAttributes: [NameID]
  /// "Adjust foreign attributes", by ID.
  private let attributeNamespaces: [HTMLAttributeNamespace]
  /// `foreignObject`, the one integration point with a name in mixed case.
  let foreignObject: NameID

  /// The names' text, each once, in the order of their IDs.
  private let bytes: [UInt8]
  private let starts: [UInt32]
  /// A hash table of IDs with open addressing; 0 is an empty slot.
  private let slots: [UInt16]
  private static let slotMask = 2047

  private init() {
    var names = Tag.allCases.map(\.name) + AttributeName.allCases.dropFirst().map(\.name)
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
    var identity = names.indices.map { NameID(rawValue: Int32($0)) }
    mathMLAttributes = {
      var table = identity
      table[definitionURL.0] = NameID(rawValue: Int32(definitionURL.1))
      return table
    }()
    svgAttributes = {
      var table = identity
      for (from, to) in attributes { table[from] = NameID(rawValue: Int32(to)) }
      return table
    }()
    for (from, to) in elements { identity[from] = NameID(rawValue: Int32(to)) }
    svgElements = identity
    var namespaces = [HTMLAttributeNamespace](repeating: .none, count: names.count)
    for (id, namespace) in prefixed { namespaces[id] = namespace }
    attributeNamespaces = namespaces

    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var slots = [UInt16](repeating: 0, count: Self.slotMask + 1)
    for (id, name) in names.enumerated() {
      starts.append(UInt32(bytes.count))
      bytes += name.utf8
      guard id > 0 else { continue }
      var hash = NameHash()
      for byte in name.utf8 { hash.combine(byte) }
      var slot = hash.index(mask: Self.slotMask)
      while slots[slot] != 0 { slot = (slot + 1) & Self.slotMask }
      slots[slot] = UInt16(id)
    }
    starts.append(UInt32(bytes.count))
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
  }

  /// The ID of a name that is lower case once ASCII letters are lowered, or nil.
  ///
  /// - Parameter hash: the hash of the lower-case name.
  @inline(__always)
  func id(of name: UnsafeBufferPointer<UInt8>, hash: NameHash) -> NameID? {
    slots.withUnsafeBufferPointer { slots in
      starts.withUnsafeBufferPointer { starts in
        bytes.withUnsafeBufferPointer { bytes in
          var slot = hash.index(mask: Self.slotMask)
          // Ends: most slots are empty.
          while true {
            let id = Int(slots[slot])
            if id == 0 { return nil }
            let start = Int(starts[id])
            if Int(starts[id &+ 1]) &- start == name.count {
              var offset = 0
              while offset < name.count, name[offset].asciiLowercased == bytes[start &+ offset] {
                offset &+= 1
              }
              if offset == name.count { return NameID(rawValue: Int32(id)) }
            }
            slot = (slot &+ 1) & Self.slotMask
          }
        }
      }
    }
  }

  /// The text of a known name.
  func withText<Result>(of id: NameID, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let index = Int(id.rawValue)
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(starts[index])..<Int(starts[index + 1])]))
    }
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

  private func adjusted(_ name: NameID, _ table: [NameID]) -> NameID {
    Int(name.rawValue) < count ? table[Int(name.rawValue)] : name
  }
}

/// The hash of a name for the table of known names, byte by byte.
///
/// Only that fixed table is probed with it. Other names are hashed with a seed.
struct NameHash {
  private var value: UInt32 = 2_166_136_261

  @inline(__always)
  mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }

  @inline(__always)
  func index(mask: Int) -> Int { Int((value ^ value >> 15) & UInt32(mask)) }
}
