public import SchemaModel

/// The web app's schemas by name.
public enum SchemaCatalog {
  /// A schema that is built when it is asked for.
  private struct Entry: Sendable {
    let name: String
    private let schema: @Sendable () -> Schema

    init(_ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema) {
      self.name = name
      self.schema = schema
    }

    var document: SchemaDocument { SchemaDocument(name: name, schema: schema()) }
  }

  /// The schema documents of revision 2026-02, in the order in which they are listed.
  public static let documents = february2026.map(\.document)

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
    Entry("playerDetails", .playerDetails),
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
    Entry("playerDetails", .playerDetails2026August),
    Entry("playerPreferences", .playerPreferences2026August),
    Entry("resetPassword", .resetPassword),
    Entry("school", .school2026August),
    Entry("schoolPreference", .schoolPreference2026August),
    Entry("signup", .signup2026August),
    Entry("updateVideoLink", .updateVideoLink2026August),
  ]

  /// The schema documents of a revision, in the order in which they are listed.
  public static func documents(of revision: Revision) -> [SchemaDocument] {
    switch revision {
    case .february2026: documents
    case .august2026: august2026.map(\.document)
    }
  }

  /// A revision's document of that name, or nil.
  public static func document(
    named name: String, of revision: Revision = .february2026
  ) -> SchemaDocument? {
    let entries =
      switch revision {
      case .february2026: february2026
      case .august2026: august2026
      }
    return entries.first { $0.name == name }?.document
  }

  /// The schema of a web address, which the web app's schemas hold and the vectors also record alone.
  package static func url(of revision: Revision) -> Schema {
    switch revision {
    case .february2026: .url
    case .august2026: .url2026August
    }
  }
}
