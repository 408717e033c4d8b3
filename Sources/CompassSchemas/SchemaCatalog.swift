public import SchemaModel

/// The web app's schemas by name.
public enum SchemaCatalog {
  /// The schema documents of revision 2026-02, in the order in which they are listed.
  public static let documents: [SchemaDocument] = [
    SchemaDocument(name: "coach", schema: .coach),
    SchemaDocument(name: "interaction", schema: .interaction),
    SchemaDocument(name: "event", schema: .event),
    SchemaDocument(name: "adminSignup", schema: .adminSignup),
    SchemaDocument(name: "collegeScorecardResponse", schema: .collegeScorecardResponse),
    SchemaDocument(name: "document", schema: .document),
    SchemaDocument(name: "feedback", schema: .feedback),
    SchemaDocument(name: "forgotPassword", schema: .forgotPassword),
    SchemaDocument(name: "login", schema: .login),
    SchemaDocument(name: "offer", schema: .offer),
    SchemaDocument(name: "playerDetails", schema: .playerDetails),
    SchemaDocument(name: "playerPreferences", schema: .playerPreferences),
    SchemaDocument(name: "resetPassword", schema: .resetPassword),
    SchemaDocument(name: "school", schema: .school),
    SchemaDocument(name: "schoolPreference", schema: .schoolPreference),
    SchemaDocument(name: "signup", schema: .signup),
    SchemaDocument(name: "socialMediaPost", schema: .socialMediaPost),
  ]

  /// The schema documents of revision 2026-08, in the order in which they are listed.
  private static let documents2026August: [SchemaDocument] = [
    SchemaDocument(name: "coach", schema: .coach2026August),
    SchemaDocument(name: "interaction", schema: .interaction2026August),
    SchemaDocument(name: "event", schema: .event2026August),
    SchemaDocument(name: "adminSignup", schema: .adminSignup2026August),
    SchemaDocument(name: "collegeScorecardResponse", schema: .collegeScorecardResponse),
    SchemaDocument(name: "createDeadline", schema: .createDeadline2026August),
    SchemaDocument(name: "createVideoLink", schema: .createVideoLink2026August),
    SchemaDocument(name: "document", schema: .document2026August),
    SchemaDocument(name: "feedback", schema: .feedback2026August),
    SchemaDocument(name: "forgotPassword", schema: .forgotPassword),
    SchemaDocument(name: "helpFeedback", schema: .helpFeedback2026August),
    SchemaDocument(name: "login", schema: .login),
    SchemaDocument(name: "offer", schema: .offer2026August),
    SchemaDocument(name: "playerDetails", schema: .playerDetails2026August),
    SchemaDocument(name: "playerPreferences", schema: .playerPreferences2026August),
    SchemaDocument(name: "resetPassword", schema: .resetPassword),
    SchemaDocument(name: "school", schema: .school2026August),
    SchemaDocument(name: "schoolPreference", schema: .schoolPreference2026August),
    SchemaDocument(name: "signup", schema: .signup2026August),
    SchemaDocument(name: "updateVideoLink", schema: .updateVideoLink2026August),
  ]

  /// The schema documents of a revision, in the order in which they are listed.
  public static func documents(of revision: Revision) -> [SchemaDocument] {
    switch revision {
    case .february2026: documents
    case .august2026: documents2026August
    }
  }

  /// A revision's document of that name, or nil.
  public static func document(
    named name: String, of revision: Revision = .february2026
  ) -> SchemaDocument? {
    documents(of: revision).first { $0.name == name }
  }

  /// The schema of a web address, which the web app's schemas hold and the vectors also record alone.
  package static func url(of revision: Revision) -> Schema {
    switch revision {
    case .february2026: .url
    case .august2026: .url2026August
    }
  }
}
