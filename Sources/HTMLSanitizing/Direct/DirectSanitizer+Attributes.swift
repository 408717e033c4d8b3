private import JSPrimitives

/// Attributes. HTML Standard, "Before attribute name state" and the states after it.
extension DirectSanitizer {
  /// How many attributes that may stay a tag may have.
  private static let maximumAttributes = 32

  /// Reads the rest of a start tag, and writes the attributes and the bracket of one that is kept.
  mutating func readAttributes(isKept: Bool) throws(NotSimple) {
    if !names.isEmpty { names.removeAll(keepingCapacity: true) }
    while true {
      while position < input.count, input[position].isSpace { position &+= 1 }
      guard position < input.count else { throw NotSimple() }
      switch input[position] {
      case 0x3E:
        position &+= 1
      case 0x2F:
        // Self-closing, which means nothing on an HTML element, or no more than white space.
        position &+= 1
        guard position < input.count else { throw NotSimple() }
        guard input[position] == 0x3E else { continue }
        position &+= 1
      default:
        try readAttribute(isKept: isKept)
        continue
      }
      if isKept { output.append(0x3E) }
      return
    }
  }

  private mutating func readAttribute(isKept: Bool) throws(NotSimple) {
    let start = position
    while position < input.count, !input[position].endsName, input[position] != 0x3D {
      // Quotes and `<` are wrong in a name, but belong to it. No policy knows such a name.
      switch input[position] {
      case 0x00...0x20, 0x26, 0x7F...0xFF: throw NotSimple()
      default: position &+= 1
      }
    }
    let name = start..<position
    guard !name.isEmpty else { throw NotSimple() }
    let value = try readValue()
    guard isKept, try mayStay(input[name]) else { return }
    let lowered = input[name].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    // Of two attributes of one name the first counts. Every name is compared with all before it.
    guard names.count < Self.maximumAttributes, !names.contains(lowered) else { throw NotSimple() }
    try decode(value)
    if let kept = attributePolicy.kept(name: lowered[...], value: self.value[...]) {
      write(lowered, kept)
    }
    names.append(lowered)
  }

  /// Whether the policy may keep an attribute of this name.
  private func mayStay(
    _ name: Slice<UnsafeBufferPointer<UInt8>>
  ) throws(NotSimple) -> Bool {
    // `data-` and `aria-` start such names.
    if name.count > 5, name[name.startIndex &+ 4] == 0x2D { return true }
    // A browser may not let go of `is`.
    if name.count == 2, name.first == 0x69 || name.first == 0x49 { throw NotSimple() }
    return attributePolicy.policy.allowedAttributes.contains(name)
  }

  /// The range of the value behind an attribute's name; empty if there is none.
  private mutating func readValue() throws(NotSimple) -> Range<Int> {
    let nameEnd = position
    while position < input.count, input[position].isSpace { position &+= 1 }
    guard position < input.count, input[position] == 0x3D else { return nameEnd..<nameEnd }
    position &+= 1
    while position < input.count, input[position].isSpace { position &+= 1 }
    guard position < input.count else { throw NotSimple() }
    let quote = input[position]
    guard quote == 0x22 || quote == 0x27 else { return try readUnquotedValue() }
    let start = position &+ 1
    guard let end = ByteSearch.first(quote, in: input, from: start), end &+ 1 < input.count,
      input[end &+ 1].endsName
    else { throw NotSimple() }
    position = end &+ 1
    return start..<end
  }

  private mutating func readUnquotedValue() throws(NotSimple) -> Range<Int> {
    let start = position
    while position < input.count {
      switch input[position] {
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x3E:
        guard position > start else { throw NotSimple() }
        return start..<position
      case 0x00, 0x22, 0x27, 0x3C, 0x60: throw NotSimple()
      default: position &+= 1
      }
    }
    throw NotSimple()
  }

  /// Puts a value, its references resolved, into `value`.
  private mutating func decode(_ range: Range<Int>) throws(NotSimple) {
    value.removeAll(keepingCapacity: true)
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch input[index] {
      case 0x26:
        value.append(contentsOf: UnsafeBufferPointer(rebasing: input[start..<index]))
        let reference = try CharacterReference(input, at: index, inAttribute: true)
        WTF8.append(reference.codePoint, to: &value)
        index &+= reference.length
        start = index
      case 0x00, 0x0D: throw NotSimple()
      case 0xED where input[index &+ 1] >= 0xA0: throw NotSimple()
      default: index = min(PlainRun.end(in: input, from: index &+ 1), range.upperBound)
      }
    }
    value.append(contentsOf: UnsafeBufferPointer(rebasing: input[start..<index]))
  }

  private mutating func write(_ name: [UInt8], _ value: ArraySlice<UInt8>) {
    output.append(0x20)
    name.withUnsafeBufferPointer { output.append($0) }
    output.append("=\"")
    value.withUnsafeBufferPointer { escape($0) }
    output.append(0x22)
  }

  private mutating func escape(_ value: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < value.count {
      let reference: StaticString
      var length = 1
      switch value[index] {
      case 0x22: reference = "&quot;"
      case 0x26: reference = "&amp;"
      case 0x3C: reference = "&lt;"
      case 0x3E: reference = "&gt;"
      case 0xC2 where index &+ 1 < value.count && value[index &+ 1] == 0xA0:
        reference = "&nbsp;"
        length = 2
      default:
        index = PlainRun.end(in: value, from: index &+ 1)
        continue
      }
      output.append(UnsafeBufferPointer(rebasing: value[start..<index]))
      output.append(reference)
      index &+= length
      start = index
    }
    output.append(UnsafeBufferPointer(rebasing: value[start...]))
  }
}
