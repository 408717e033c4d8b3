/// Names as DOMPurify compares them, after `String.prototype.toLowerCase`.
///
/// The parser has lower-cased ASCII letters already. Of all other characters only U+212A KELVIN SIGN
/// has an ASCII lower case, `k`, and so can make a name equal one of a list.
enum LowerCasing {
  static func name(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var lowered: [UInt8] = []
    lowered.reserveCapacity(name.count)
    var rest = name
    while let byte = rest.first {
      if byte == 0xE2, rest.starts(with: [0xE2, 0x84, 0xAA]) {
        lowered.append(0x6B)
        rest = rest.dropFirst(3)
      } else {
        lowered.append(byte | (0x41...0x5A ~= byte ? 0x20 : 0))
        rest = rest.dropFirst()
      }
    }
    return lowered
  }
}
