import CompassValidation

/// The form to add a school, which the package doesn't have, written with its public API alone.
///
/// The fields and their rules follow the web app's schema `school` of 2026-08, each with its own message instead of a
/// union's "Invalid input".
public struct AddSchoolForm: TableForm {
  /// The name, of 2 to 255 characters.
  public var name = ""
  /// The place, such as `Berea, OH`.
  public var location = ""
  /// The level; nil if not chosen.
  public var division: Division?
  /// The conference's name.
  public var conference = ""
  /// The address of the website; one without a scheme counts as `https`.
  public var website = ""
  /// The handle on Twitter.
  public var twitterHandle = ""
  /// The handle on Instagram.
  public var instagramHandle = ""
  /// Notes, with the HTML that the web app keeps.
  public var notes = ""
  /// The status of the recruiting; nil until one is chosen.
  public var status: SchoolStatus? = .researching

  /// Creates an empty form.
  public init() {}

  /// The fields in the order of the page, then the columns that the author fills.
  public static let table = FormTable(
    AddSchoolForm(),
    [
      // Trimmed first, so that the name that is sent has two characters too.
      .field("name", \.name, .string().trim().pipe(.app.schoolName)),
      .field("location", \.location, .app.sanitizedText(max: 255).app.emptyAsNull()),
      .field(
        "division", \.division,
        .app.division.app.reworded("Please select a division").app.emptyAsNull()),
      .field("conference", \.conference, .app.sanitizedText(max: 100).app.emptyAsNull()),
      .field("website", \.website, .app.url(in: .august2026).app.emptyAsNull()),
      .field(
        "twitter_handle", \.twitterHandle, .app.twitterHandle.app.emptyAsNull(),
        tidy: { withoutAt($0) }),
      .field(
        "instagram_handle", \.instagramHandle, .app.instagramHandle.app.emptyAsNull(),
        tidy: { withoutAt($0) }),
      // Escaping lengthens a text, and the web app validates it once more before it is stored.
      .field(
        "notes", \.notes,
        .app.richText(max: 5000, in: .august2026)
          .pipe(.string().max(5000, "Text must not exceed 5000 characters")).app.emptyAsNull()),
      .field("status", \.status, .app.schoolStatus.app.reworded("Please select a status")),
      .author("user_id", \.dataOwnerID),
      .author("family_unit_id", \.familyUnitID),
    ],
    messages: [
      FormMessage("name.tooShort", ["min": 2], "School name must be at least 2 characters"),
      FormMessage("name.tooLong", ["max": 255], "School name must not exceed 255 characters"),
    ])

  /// Returns a handle without its leading `@`, as it is shown once it loses the focus.
  private static func withoutAt(_ handle: String) -> String { String(handle.trimmingPrefix("@")) }

  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    isSubmitting ? "Adding..." : "Add School"
  }

  /// Returns the message for a form that could not be sent.
  public static func message(for failure: SubmitFailure) -> String? {
    failure == .offline ? nil : "Failed to add school. Please try again."
  }

  /// The web app's form of a school, which validates the same data.
  public static var web: WebForm? { .school }
}
