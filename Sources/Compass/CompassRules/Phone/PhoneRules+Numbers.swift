internal import JSPrimitives

extension PhoneRules {
  /// Returns the digits of a number without the United States' country code.
  ///
  /// Only `0` to `9` are digits. A leading `1` is the country code if 11 digits or more are there; the
  /// result can be longer than 10. Restates `phone.nationalDigits`. Since 2026-08.
  public static func nationalDigits(_ input: String) -> String {
    let digits = digits(of: input.jsText)
    return String(digits.count >= 11 && digits.hasPrefix("1") ? digits.dropFirst() : digits[...])
  }

  /// Returns the mask of a number while a user types it: "440", "(440) 55", "(440) 555-0134".
  ///
  /// The mask has the first 10 of the national digits and drops all else. Restates
  /// `phone.formatNational`. Since 2026-08.
  public static func formattedNational(_ input: String) -> String {
    let digits = nationalDigits(input).prefix(10)
    guard digits.count > 3 else { return String(digits) }
    let (exchange, line) = (digits.dropFirst(3).prefix(3), digits.dropFirst(6))
    return "(\(digits.prefix(3))) \(exchange)" + (line.isEmpty ? "" : "-\(line)")
  }

  /// Returns a United States number as E.164, such as `+14405550134`; nil if there are not exactly 10
  /// national digits.
  ///
  /// Characters that are no digits don't count, and the number is not checked: ten zeros are one, and so
  /// is a foreign number that has ten digits with its country code. Restates `phone.e164`. Since 2026-08.
  public static func e164(_ input: String) -> String? {
    let digits = nationalDigits(input)
    return digits.count == 10 ? "+1" + digits : nil
  }

  /// Returns the text to store for a number: E.164 if possible, else the trimmed text; nil if it is
  /// blank.
  ///
  /// Restates `phone.stored`. Since 2026-08.
  public static func stored(_ input: String?) -> String? {
    guard let text = input?.jsText.trimmed().string, !text.isEmpty else { return nil }
    return e164(text) ?? text
  }

  /// Returns a stored number as it is shown, such as "(440) 555-0134"; a text without an E.164 form is
  /// returned unchanged.
  ///
  /// Restates `phone.display`. Since 2026-08.
  public static func display(_ input: String) -> String {
    e164(input) == nil ? input : formattedNational(input)
  }

  static func digits(of text: JSText) -> String {
    String(decoding: text.bytes.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
  }
}
