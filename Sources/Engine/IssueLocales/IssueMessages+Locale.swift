public import Validation

extension IssueMessages {
  /// The default messages in a language.
  ///
  ///     let outcome = validator.validate(text, messages: .locale(.french))
  ///
  /// - Parameter locale: The locale.
  public static func locale(_ locale: IssueLocale) -> IssueMessages {
    switch locale.source {
    case .table: localeTexts(locale.text)
    case .function(let message): localeError(message)
    }
  }

  /// Returns this replacement of messages, with the default messages in a language.
  ///
  ///     let messages = IssueMessages { $0.field == "email" ? "Adresse ?" : nil }
  ///     let outcome = validator.validate(text, messages: messages.locale(.french))
  ///
  /// The function of this replacement sees issues with the locale's messages.
  ///
  /// - Parameter locale: The locale.
  public func locale(_ locale: IssueLocale) -> IssueMessages {
    withLocale(of: .locale(locale))
  }
}
