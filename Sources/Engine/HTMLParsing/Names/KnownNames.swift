/// A name that has the same ID in every parse.
package struct KnownName: BitwiseCopyable {
  /// The name's text, which is never freed.
  package var text: UnsafePointer<UInt8>
  package var count: Int32
  /// "Adjust the tag name", "adjust SVG attributes" and "adjust MathML attributes": the names that an
  /// element or attribute gets in foreign content.
  var svgElement: Int16
  var svgAttribute: Int16
  var mathMLAttribute: Int16
  /// "Adjust foreign attributes".
  var namespace = HTMLAttributeNamespace.none
  /// The key of `NameHash`. That of a name of up to eight bytes is its text, the first byte the highest.
  package var key: UInt64

  /// Whether the key is the text.
  @inline(__always) var isShort: Bool { count <= 8 }
}

/// The names that have the same ID in every parse: those of `Tag`, common attributes, and those
/// that foreign content adjusts, with what they become.
///
/// The tables are behind pointers, which need no bounds checks or reference counts. They are never
/// freed, and nothing writes to them after the initializer, so the pointers stay valid and threads may
/// share them.
struct KnownNames: @unchecked Sendable {
  /// The table, built when the first parse starts.
  ///
  /// Building takes some microseconds, which every start of a program pays: so the lists are read in
  /// place, without a `String` for each name.
  static let shared = KnownNames()

  /// The number of known names; the IDs of a parse's own names follow.
  let count: Int
  /// The names, by ID.
  let names: UnsafePointer<KnownName>
  /// A hash table of IDs with open addressing, of `slotMask` + 1 slots; 0 is an empty one.
  private let slots: UnsafePointer<UInt16>
  private static let slotMask = 2047
  /// `foreignObject`, the one integration point with a name in mixed case.
  let foreignObject: NameID

  private init() {
    var builder = Builder()
    builder.append(Tag.list)
    builder.append(AttributeName.list, dropsFirst: true)
    builder.appendAdjusted(ForeignNames.svgElements) { $0.svgElement = $1 }
    builder.appendAdjusted(ForeignNames.svgAttributes) { $0.svgAttribute = $1 }
    builder.appendAdjusted(ForeignNames.mathMLAttributes) { $0.mathMLAttribute = $1 }
    builder.append(ForeignNames.xlinkAttributes, in: .xlink)
    builder.append(ForeignNames.xmlAttributes, in: .xml)
    builder.append(ForeignNames.xmlnsAttributes, in: .xmlns)
    foreignObject = NameID(rawValue: Int32(builder.id(of: "foreignObject")))
    count = builder.count
    names = UnsafePointer(builder.names)
    slots = UnsafePointer(builder.slots)
  }

  /// The ID of a name that is lower case once ASCII letters are lowered, or nil.
  ///
  /// - Parameter hash: the hash of the lower-case name.
  @inline(__always)
  func id(of name: UnsafeBufferPointer<UInt8>, hash: NameHash) -> NameID? {
    var slot = hash.index(mask: Self.slotMask)
    // Ends: most slots are empty. In bounds: the mask keeps the slot in the table, whose IDs are
    // below `count`.
    while true {
      let id = Int(slots[slot])
      if id == 0 { return nil }
      let known = names + id
      if known.pointee.key == hash.key, Int(known.pointee.count) == name.count {
        var offset = known.pointee.isShort ? name.count : 0
        while offset < name.count,
          name[offset].asciiLowercased == known.pointee.text[offset]
        {
          offset &+= 1
        }
        if offset == name.count { return NameID(rawValue: Int32(truncatingIfNeeded: id)) }
      }
      slot = (slot &+ 1) & Self.slotMask
    }
  }

  /// The ID of a lower-case name of at most eight bytes, or `.none`.
  ///
  /// - Parameter hash: the hash of the name, which has no null.
  @inline(__always)
  func shortID(_ hash: NameHash) -> NameID {
    var slot = hash.index(mask: Self.slotMask)
    while true {
      let id = Int(slots[slot])
      if id == 0 || names[id].key == hash.key && names[id].isShort {
        return NameID(rawValue: Int32(truncatingIfNeeded: id))
      }
      slot = (slot &+ 1) & Self.slotMask
    }
  }

  /// The text of a known name.
  @inline(__always)
  func text(of id: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.rawValue)
    precondition(index >= 0 && index < count)
    return UnsafeBufferPointer(start: names[index].text, count: Int(names[index].count))
  }

  /// The name of an SVG element whose tag has this name.
  func svgElement(_ name: NameID) -> NameID { adjusted(name) { $0.svgElement } }

  /// The name of an attribute that an SVG element's tag has under this name.
  func svgAttribute(_ name: NameID) -> NameID { adjusted(name) { $0.svgAttribute } }

  /// The name of an attribute that a MathML element's tag has under this name.
  func mathMLAttribute(_ name: NameID) -> NameID { adjusted(name) { $0.mathMLAttribute } }

  /// The namespace of an attribute of a foreign element.
  func foreignNamespace(_ name: NameID) -> HTMLAttributeNamespace {
    Int(name.rawValue) < count ? names[Int(name.rawValue)].namespace : .none
  }

  @inline(__always)
  private func adjusted(_ name: NameID, to change: (KnownName) -> Int16) -> NameID {
    guard Int(name.rawValue) < count else { return name }
    return NameID(rawValue: Int32(change(names[Int(name.rawValue)])))
  }
}

/// Fills the tables of the known names.
extension KnownNames {
  private struct Builder {
    /// The greatest number of names. The initializer of the tables has far fewer.
    private static let capacity = 512

    let names = UnsafeMutablePointer<KnownName>.allocate(capacity: capacity)
    let slots = UnsafeMutablePointer<UInt16>.allocate(capacity: KnownNames.slotMask + 1)
    private(set) var count = 0

    init() {
      slots.initialize(repeating: 0, count: KnownNames.slotMask + 1)
    }

    /// Appends the names of a list that are new, without the first if that is a placeholder.
    mutating func append(
      _ list: StaticString, dropsFirst: Bool = false, in namespace: HTMLAttributeNamespace = .none
    ) {
      var isFirst = dropsFirst
      Self.forEachName(in: list) { name in
        if !isFirst { names[id(of: name)].namespace = namespace }
        isFirst = false
      }
    }

    /// Appends names in mixed case, each as what its lower-case form becomes in foreign content.
    mutating func appendAdjusted(
      _ list: StaticString, change: (inout KnownName, Int16) -> Void
    ) {
      // The lower-case forms, one behind the other.
      var lowered = UnsafeMutablePointer<UInt8>.allocate(capacity: list.utf8CodeUnitCount)
      Self.forEachName(in: list) { name in
        for offset in 0..<name.count {
          (lowered + offset).initialize(to: name[offset].asciiLowercased)
        }
        let from = id(of: UnsafeBufferPointer(start: lowered, count: name.count))
        change(&names[from], Int16(id(of: name)))
        lowered += name.count
      }
    }

    mutating func id(of name: StaticString) -> Int {
      id(of: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// The ID of a name in the case that it has, which is a new one if the name is.
    private mutating func id(of name: UnsafeBufferPointer<UInt8>) -> Int {
      var hash = NameHash()
      for byte in name { hash.combine(byte) }
      var slot = hash.index(mask: KnownNames.slotMask)
      while slots[slot] != 0 {
        let known = names[Int(slots[slot])]
        if known.key == hash.key, Int(known.count) == name.count,
          UnsafeBufferPointer(start: known.text, count: name.count).elementsEqual(name)
        {
          return Int(slots[slot])
        }
        slot = (slot + 1) & KnownNames.slotMask
      }
      precondition(count < Self.capacity)
      let id = Int16(count)
      // The list of tags begins with a word for no tag, which has no text and no slot.
      let text = count == 0 ? UnsafeBufferPointer(rebasing: name[..<0]) : name
      (names + count).initialize(
        to: KnownName(
          text: text.baseAddress.unsafelyUnwrapped, count: Int32(text.count), svgElement: id,
          svgAttribute: id, mathMLAttribute: id, key: count == 0 ? 0 : hash.key))
      slots[slot] = UInt16(count)
      count += 1
      return Int(id)
    }

    /// Calls a function with each word of a list.
    private static func forEachName(
      in list: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
      let (bytes, end) = (list.utf8Start, list.utf8CodeUnitCount)
      var start = 0
      while start < end {
        var offset = start
        while offset < end, bytes[offset] != 0x20 { offset += 1 }
        body(UnsafeBufferPointer(start: bytes + start, count: offset - start))
        start = offset + 1
      }
    }
  }
}

/// The hash of a name for the table of known names, byte by byte.
///
/// Only that fixed table is probed with it. Other names are hashed with a seed.
struct NameHash {
  /// The bytes of a name of up to eight; of a longer one, all of them folded.
  private(set) var key: UInt64 = 0

  init() {}

  /// The hash of a name of at most eight bytes, whose first byte is the highest of the key.
  @inline(__always)
  init(key: UInt64) { self.key = key }

  @inline(__always)
  mutating func combine(_ byte: UInt8) { key = (key &<< 8 | key &>> 56) ^ UInt64(byte) }

  @inline(__always)
  func index(mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 48) & mask
  }
}
