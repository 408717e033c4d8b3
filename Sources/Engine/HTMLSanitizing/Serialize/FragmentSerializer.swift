/// Writes markup as `innerHTML` does.
///
/// HTML Standard, "Serializing HTML fragments", with `<` and `>` escaped in attribute values too.
struct FragmentSerializer {
  private(set) var output: [UInt8] = []

  init(capacity: Int) { output.reserveCapacity(capacity) }

  mutating func openTag(_ name: UnsafeBufferPointer<UInt8>) {
    output.append(0x3C)
    output.append(contentsOf: name)
  }

  mutating func attribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    output.append(0x20)
    output.append(contentsOf: name)
    output.append(0x3D)
    output.append(0x22)
    escape(value, quotes: true)
    output.append(0x22)
  }

  mutating func closeBracket() { output.append(0x3E) }

  mutating func endTag(_ name: UnsafeBufferPointer<UInt8>) {
    output.append(0x3C)
    output.append(0x2F)
    output.append(contentsOf: name)
    output.append(0x3E)
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    escape(text, quotes: false)
  }

  /// Text as it is, such as the white space a parser drops before the body.
  mutating func verbatim(_ text: some Collection<UInt8>) { output.append(contentsOf: text) }

  /// `&`, U+00A0, `<` and `>` become references, and `"` where it would end a value.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, quotes: Bool) {
    var start = 0
    var index = 0
    while index < text.count {
      let reference: StaticString
      var length = 1
      switch text[index] {
      case 0x26: reference = "&amp;"
      case 0x3C: reference = "&lt;"
      case 0x3E: reference = "&gt;"
      case 0x22 where quotes: reference = "&quot;"
      case 0xC2 where index + 1 < text.count && text[index + 1] == 0xA0:
        reference = "&nbsp;"
        length = 2
      default:
        index += 1
        continue
      }
      output.appendJoining(text[start..<index])
      output.append(
        contentsOf: UnsafeBufferPointer(
          start: reference.utf8Start, count: reference.utf8CodeUnitCount))
      index += length
      start = index
    }
    output.appendJoining(text[start...])
  }
}
