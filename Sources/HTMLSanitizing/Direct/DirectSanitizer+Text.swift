private import JSPrimitives

extension DirectSanitizer {
  /// Copies text up to the next `<`, escaped as the serializer does.
  mutating func readText() throws(NotSimple) {
    if !hasBody {
      while position < input.count, input[position].isSpace { position &+= 1 }
      if position == input.count || input[position] == 0x3C { return }
    }
    try beginText()
    var start = position
    var index = position
    while index < input.count {
      let byte = input[index]
      guard Self.mayNeedEscape(byte) else {
        index = PlainRun.end(in: input, from: index &+ 1)
        continue
      }
      let next = index &+ 1 < input.count ? input[index &+ 1] : 0
      switch byte {
      case 0x3C:
        copy(start..<index)
        position = index
        return
      case 0x26:
        copy(start..<index)
        let reference = try CharacterReference(input, at: index, inAttribute: false)
        writeEscaped(reference.codePoint)
        index &+= reference.length
        start = index
      case 0x3E:
        copy(start..<index)
        output.append("&gt;")
        index &+= 1
        start = index
      case 0x0D:
        // The standard, "Preprocessing the input stream": CR and CR LF are read as LF.
        copy(start..<index)
        if next != 0x0A { output.append(0x0A) }
        index &+= 1
        start = index
      case 0xC2 where next == 0xA0:
        copy(start..<index)
        output.append("&nbsp;")
        index &+= 2
        start = index
      case 0x00,
        0xED where next >= 0xA0:
        // A null means nothing, and a lone surrogate may find its other half.
        throw NotSimple()
      default:
        index &+= 1
      }
    }
    copy(start..<index)
    position = index
  }

  /// Whether a byte is or may begin something that is not simply copied.
  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    if byte < 0x40 {
      let escaped: UInt64 = 1 << 0x3C | 1 << 0x3E | 1 << 0x26 | 1 << 0x0D | 1
      return escaped &>> UInt64(byte) & 1 != 0
    }
    return byte == 0xC2 || byte == 0xED
  }

  @inline(__always)
  private mutating func copy(_ range: Range<Int>) {
    // In bounds: both ends are offsets the scan has reached.
    output.append(UnsafeBufferPointer(rebasing: input[range]))
  }

  private mutating func writeEscaped(_ codePoint: UInt32) {
    switch codePoint {
    case 0x26: output.append("&amp;")
    case 0x3C: output.append("&lt;")
    case 0x3E: output.append("&gt;")
    case 0xA0: output.append("&nbsp;")
    case ..<0x80: output.append(UInt8(truncatingIfNeeded: codePoint))
    default:
      value.removeAll(keepingCapacity: true)
      WTF8.append(codePoint, to: &value)
      value.withUnsafeBufferPointer { output.append($0) }
    }
  }
}
