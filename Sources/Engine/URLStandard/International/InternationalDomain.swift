import JSPrimitives

/// Conversion to ASCII of a domain with non-ASCII characters or labels in Punycode.
///
/// UTS 46, sections 4 and 4.2 (<https://www.unicode.org/reports/tr46/#ToASCII>), with CheckBidi and
/// CheckJoiners, without transitional processing, STD3 rules, hyphen and length checks, as the URL
/// Standard requires when it is not strict.
enum InternationalDomain {
  /// Returns the bytes of the domain in ASCII and lower case; nil for ill-formed UTF-8, a
  /// disallowed character or an invalid label. Empty labels are valid.
  static func ascii(of bytes: [UInt8]) -> [UInt8]? {
    guard let mapped = mapped(bytes) else { return nil }
    let text = CanonicalComposition.unicode15.composed(mapped)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for label in text.split(separator: 0x2E, omittingEmptySubsequences: false) {
      if label.startIndex > 0 { output.append(0x2E) }
      guard append(label, to: &output) else { return nil }
    }
    return output
  }

  /// Returns the code points with the mapping of UTS 46 applied; nil if one is disallowed.
  private static func mapped(_ bytes: [UInt8]) -> [UInt32]? {
    var result: [UInt32] = []
    result.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return result
      case .error: return nil
      case .scalarValue(let scalar):
        guard IDNAMapping.appendMapping(of: scalar.value, to: &result) else { return nil }
      }
    }
  }

  /// Appends a mapped and composed label in ASCII; returns false if it is invalid.
  private static func append(_ label: ArraySlice<UInt32>, to output: inout [UInt8]) -> Bool {
    if label.starts(with: Punycode.labelPrefix) {
      let digits = label.dropFirst(Punycode.labelPrefix.count)
      guard let decoded = Punycode.decode(digits), isEncodable(decoded) else { return false }
    } else if label.contains(where: { $0 >= 0x80 }) {
      guard LabelValidity.isValid(label) else { return false }
      output.append(contentsOf: "xn--".utf8)
      return Punycode.encode(label, to: &output)
    }
    for unit in label { output.append(UInt8(truncatingIfNeeded: unit)) }
    return true
  }

  /// Returns whether a label decoded from Punycode is valid, has a non-ASCII character, and is
  /// already mapped and composed.
  private static func isEncodable(_ label: [UInt32]) -> Bool {
    guard label.contains(where: { $0 >= 0x80 }) else { return false }
    return label.allSatisfy(IDNAMapping.isValid)
      && CanonicalComposition.unicode15.composed(label) == label
      && LabelValidity.isValid(label[...])
  }
}
