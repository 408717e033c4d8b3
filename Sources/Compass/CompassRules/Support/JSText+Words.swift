internal import JSPrimitives

extension JSText {
  /// The parts between the occurrences of an ASCII character, as `split` with that text gives them.
  func split(_ separator: Unicode.Scalar) -> [JSText] {
    bytes.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
      .map { JSText(wtf8: Array($0)) }
  }

  /// The text with its first UTF-16 code unit in upper case.
  ///
  /// Half of a surrogate pair has no upper case, so a character beyond U+FFFF stays.
  func capitalizingFirstUnit() -> JSText {
    let units = utf16
    guard let first = units.first else { return self }
    return JSText(utf16: [first]).uppercased() + JSText(utf16: Array(units.dropFirst()))
  }

  /// A stored word such as `offer_received` as it is shown: "Offer Received".
  func titleCasedSnake() -> JSText {
    split("_").map { $0.capitalizingFirstUnit() }.joined(separator: " ")
  }
}
