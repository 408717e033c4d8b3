internal import JSPrimitives

extension CodeRules {
  /// Returns the reason to reject a typed family code; nil if it is valid.
  ///
  /// Restates `family.validateCode`. Surrounding white space and case don't matter, and the prefix
  /// `FAM-` may be missing. Upper case can lengthen a text: `abcdß` is the valid code `ABCDSS`.
  public static func familyCodeError(in code: String) -> FamilyCodeError? {
    let code = code.jsText.trimmed().uppercased()
    guard !code.isEmpty else { return .missing }
    let hasPrefix = code.bytes.starts(with: Self.prefix)
    let body = hasPrefix ? code.bytes.dropFirst(Self.prefix.count) : code.bytes[...]
    if Self.isBody(body) { return nil }
    return hasPrefix ? .malformed : .unrecognized
  }

  /// Returns a family code as the field shows it while someone types.
  ///
  /// Restates `family.formatCode`. White space goes, letters become upper case, and up to six
  /// characters without `FAM-` get it in front. The result has at most ten UTF-16 units. An empty
  /// text becomes `FAM-`, and a longer text without the prefix stays without it.
  public static func formattedFamilyCode(_ input: String) -> String {
    let units = input.jsText.utf16.filter { !WhiteSpace.contains(UInt32($0)) }
    var code = JSText(utf16: units).uppercased()
    if !code.bytes.starts(with: Self.prefix), code.length <= 6 {
      code = JSText(wtf8: Self.prefix) + code
    }
    return String(jsText: JSText(utf16: code.utf16.prefix(10)))
  }

  /// Returns whether a text is exactly a stored family code: `FAM-` and six capitals or digits.
  ///
  /// Restates `family.codeIsValid`. Nothing is trimmed and case matters.
  public static func isFamilyCode(_ code: String) -> Bool {
    let bytes = code.jsText.bytes
    return bytes.starts(with: Self.prefix) && Self.isBody(bytes.dropFirst(Self.prefix.count))
  }

  /// Returns a new family code that no other family has.
  ///
  /// Restates `family.generateCode`. The letters I and O and the digits 0 and 1 don't occur in it.
  ///
  /// - Parameters:
  ///   - randomBytes: six random bytes for each try; only the first five tries count.
  ///   - isTaken: whether a family already has the code.
  /// - Throws: `CodeRules.FamilyCodeError.exhausted` if every try makes a taken code, or bytes run out.
  public static func makeFamilyCode(
    randomBytes: some Sequence<[UInt8]>, isTaken: (String) -> Bool
  ) throws(FamilyCodeError) -> String {
    for bytes in randomBytes.prefix(5) {
      let letters = bytes.prefix(6).map { Self.alphabet[Int($0) % Self.alphabet.count] }
      let code = String(decoding: Self.prefix + letters, as: UTF8.self)
      if !isTaken(code) { return code }
    }
    throw .exhausted
  }

  private static let prefix = Array("FAM-".utf8)
  private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789".utf8)

  private static func isBody(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 6
      && bytes.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }
}
