import PayloadFormats

extension FuzzTarget {
  /// Bytes as UTF-16 of either byte order, whose text is that of the standard library.
  static let utf16 = FuzzTarget("utf16") { (input) throws(Finding) in
    for isLittle in [true, false] {
      var units: [UInt16] = []
      for place in stride(from: 0, to: input.count - 1, by: 2) {
        let (first, second) = (UInt16(input[place]), UInt16(input[place + 1]))
        units.append(isLittle ? second << 8 | first : first << 8 | second)
      }
      let decoded = UTF16Text((isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) + input)
      try Finding.unless(
        decoded.utf8 == Array(String(decoding: units, as: UTF16.self).utf8), "another text")
      var valid = firstUnpaired(units)
      if valid == nil, input.count % 2 != 0 { valid = units.count }
      let offset = valid.map { String(decoding: units[..<$0], as: UTF16.self).utf8.count }
      try Finding.unless(
        decoded.fault?.offset == offset,
        "a fault at \(decoded.fault?.offset ?? -1), not \(offset ?? -1)")
    }
  }

  /// Returns the index of the first surrogate that is not part of a pair.
  private static func firstUnpaired(_ units: [UInt16]) -> Int? {
    var index = 0
    while index < units.count {
      let isPair =
        UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
        && UTF16.isTrailSurrogate(units[index + 1])
      if !isPair, units[index] & 0xF800 == 0xD800 { return index }
      index += isPair ? 2 : 1
    }
    return nil
  }
}
