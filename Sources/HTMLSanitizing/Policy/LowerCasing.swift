/// Names as DOMPurify compares them, after `String.prototype.toLowerCase`.
///
/// The parser has lower-cased ASCII letters already. Of all other characters only U+212A KELVIN SIGN
/// has an ASCII lower case, `k`, and so can make a name equal one of a list.
enum LowerCasing {
  private static let kelvinSign: [UInt8] = [0xE2, 0x84, 0xAA]

  /// The name with each Kelvin sign replaced; nearly always the name itself.
  static func name(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard name.contains(kelvinSign[0]) else { return name }
    var lowered: [UInt8] = []
    var rest = name
    while let byte = rest.first {
      let isKelvinSign = rest.starts(with: kelvinSign)
      lowered.append(isKelvinSign ? 0x6B : byte)
      rest = rest.dropFirst(isKelvinSign ? kelvinSign.count : 1)
    }
    return lowered[...]
  }
}
