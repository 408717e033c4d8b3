/// The formats of accounts, cards and currencies. New in Zod 4.6.7.
extension ZodSchema {
  /// `z.iban()`: an international bank account number in capital letters, by its check digits. New in Zod 4.6.7.
  public static func iban(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    .string(message, error: error).iban(message, error: error)
  }
  /// `z.currencyCode()`: a code of ISO 4217 such as `EUR`. New in Zod 4.6.7.
  public static func currencyCode(
    _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    stringFormat("currency_code", pattern: CurrencyCodes.pattern, message, error: error)
  }
  /// `z.creditCard()`: a credit card number of 12 to 19 digits by Luhn's checksum. New in Zod 4.6.7.
  public static func creditCard(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema
  {
    .string(message, error: error).named(.creditCard, nil, message, error)
  }
  /// `.iban()`: an international bank account number in capital letters, by its check digits. New in Zod 4.6.7.
  public func iban(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.iban, nil, message, error)
  }
}
