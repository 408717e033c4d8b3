public import SchemaModel

/// The web app's schemas by name.
public enum SchemaCatalog {
  /// A schema that is built when it is asked for.
  private struct Entry: Sendable {
    let name: String
    /// Whether the schema has bounds that count from the current year.
    let dependsOnYear: Bool
    private let schema: @Sendable (_ currentYear: Int) -> ZodSchema

    init(_ name: String, _ schema: @autoclosure @escaping @Sendable () -> ZodSchema) {
      self.name = name
      dependsOnYear = false
      self.schema = { _ in schema() }
    }

    init(_ name: String, inYear schema: @escaping @Sendable (Int) -> ZodSchema) {
      self.name = name
      dependsOnYear = true
      self.schema = schema
    }

    func document(currentYear: Int) -> SchemaDocument {
      SchemaDocument(name: name, schema: schema(currentYear))
    }
  }

  private static let february2026 = [
    Entry("coach", .coach),
    Entry("interaction", .interaction),
    Entry("event", .event),
    Entry("adminSignup", .adminSignup),
    Entry("collegeScorecardResponse", .collegeScorecardResponse),
    Entry("document", .document),
    Entry("feedback", .feedback),
    Entry("forgotPassword", .forgotPassword),
    Entry("login", .login),
    Entry("offer", .offer),
    Entry("playerDetails", inYear: ZodSchema.playerDetails),
    Entry("playerPreferences", .playerPreferences),
    Entry("resetPassword", .resetPassword),
    Entry("school", .school),
    Entry("schoolPreference", .schoolPreference),
    Entry("signup", .signup),
    Entry("socialMediaPost", .socialMediaPost),
  ]

  private static let august2026 = [
    Entry("coach", .coach2026August),
    Entry("interaction", .interaction2026August),
    Entry("event", .event2026August),
    Entry("adminSignup", .adminSignup2026August),
    Entry("collegeScorecardResponse", .collegeScorecardResponse),
    Entry("createDeadline", .createDeadline2026August),
    Entry("createVideoLink", .createVideoLink2026August),
    Entry("document", .document2026August),
    Entry("feedback", .feedback2026August),
    Entry("forgotPassword", .forgotPassword),
    Entry("helpFeedback", .helpFeedback2026August),
    Entry("login", .login),
    Entry("offer", .offer2026August),
    Entry("playerDetails", inYear: ZodSchema.playerDetails2026August),
    Entry("playerPreferences", .playerPreferences2026August),
    Entry("resetPassword", .resetPassword),
    Entry("school", .school2026August),
    Entry("schoolPreference", .schoolPreference2026August),
    Entry("signup", .signup2026August),
    Entry("updateVideoLink", .updateVideoLink2026August),
  ]

  private static func entries(of revision: Revision) -> [Entry] {
    switch revision {
    case .february2026: february2026
    case .august2026: august2026
    }
  }

  /// The names of a revision's schemas, in the order in which they are listed.
  public static func names(of revision: Revision) -> [String] {
    entries(of: revision).map(\.name)
  }

  /// Whether a schema has bounds that count from the current year, so that it is another one every year.
  public static func dependsOnYear(_ name: String, of revision: Revision) -> Bool {
    entries(of: revision).contains { $0.name == name && $0.dependsOnYear }
  }

  /// The schema documents of a revision, in the order in which they are listed.
  ///
  /// - Parameter currentYear: the year that bounds count from, as `new Date().getFullYear()` in the web app: the
  ///   local year of the Gregorian calendar. It is an argument, and has no default, because a document that is
  ///   made once is wrong in the next year.
  public static func documents(of revision: Revision, currentYear: Int) -> [SchemaDocument] {
    entries(of: revision).map { $0.document(currentYear: currentYear) }
  }

  /// A revision's document of that name, or nil.
  ///
  /// - Parameter currentYear: the year that bounds count from; see `documents(of:currentYear:)`.
  public static func document(
    named name: String, of revision: Revision = .february2026, currentYear: Int
  ) -> SchemaDocument? {
    entries(of: revision).first { $0.name == name }?.document(currentYear: currentYear)
  }

  /// The schema of a web address, which the web app's schemas hold and the vectors also record alone.
  package static func url(of revision: Revision) -> ZodSchema {
    switch revision {
    case .february2026: .url
    case .august2026: .url2026August
    }
  }
}
