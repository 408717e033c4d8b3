/// The name of a registered function from value to value.
public struct TransformName: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// `String.prototype.trim`.
  public static let trim: TransformName = "trim"
  /// `String.prototype.toLowerCase`.
  public static let toLowerCase: TransformName = "toLowerCase"
  /// `String.prototype.toUpperCase`.
  public static let toUpperCase: TransformName = "toUpperCase"
  /// The web app's `stripHtml(text).trim()`: everything between `<` and `>` removed.
  public static let stripHtmlAndTrim: TransformName = "stripHtml+trim"
  /// The web app's `sanitizeHtml(text).trim()`: only its allowed elements and attributes kept.
  ///
  /// In a schema document the name stands for the sanitizer of the document's own revision. In Swift it is
  /// that of revision 2026-02-10.
  public static let sanitizeHtmlAndTrim: TransformName = "sanitizeHtml+trim"
  /// The same of revision 2026-08-21, whose documents call it `sanitizeHtml+trim` too.
  public static let sanitizeHtmlAndTrim2026August: TransformName = "sanitizeHtml+trim@2026-08"
  /// One leading `@` removed.
  public static let stripLeadingAt: TransformName = "stripLeadingAt"
  /// A text with the ten digits of a number of the United States becomes E.164.
  public static let toE164US: TransformName = "toE164US"
  /// `https://` in front of an address without a scheme.
  public static let assumeHttps: TransformName = "assumeHttps"

  /// What schema documents call the function.
  var documentName: String {
    self == .sanitizeHtmlAndTrim2026August ? Self.sanitizeHtmlAndTrim.rawValue : rawValue
  }
}

/// The name of a registered predicate.
public struct PredicateName: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// The text is a URL that is written with `http://` or `https://` in front.
  public static let httpUrl: PredicateName = "httpUrl"
  /// `school_id` or `coach_id` is set.
  public static let schoolOrCoach: PredicateName = "schoolOrCoach"
  /// `end_date` is not before `start_date`, where both are set.
  public static let endNotBeforeStart: PredicateName = "endNotBeforeStart"
  /// `password` and `confirmPassword` are the same.
  public static let passwordsMatch: PredicateName = "passwordsMatch"
  /// At most one of `scholarship_amount` and `scholarship_percentage` is greater than 0.
  public static let amountOrPercentage: PredicateName = "amountOrPercentage"
  /// `deadline_date` is not before `offer_date`, where both are set.
  public static let deadlineNotBeforeOffer: PredicateName = "deadlineNotBeforeOffer"
  /// A `role` of `player` has a `dateOfBirth` of the form `2010-01-05`.
  public static let playerNeedsBirthDate: PredicateName = "playerNeedsBirthDate"
  /// The object has a field.
  public static let atLeastOneField: PredicateName = "atLeastOneField"
}
