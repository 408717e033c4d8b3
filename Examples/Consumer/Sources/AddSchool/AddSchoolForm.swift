import CompassValidation

/// The form to add a school, which the package doesn't have, written with its public API alone.
///
/// The fields and their rules follow the web app's schema `school` of 2026-08.
public struct AddSchoolForm: ValidatedForm {
  /// The data that the form sends.
  public typealias Submission = AddSchoolInsert

  /// The fields in the order of the page.
  public enum Field: String, FormField {
    /// The columns of the same names.
    case name, location, division, conference, website
    /// The handle on Twitter.
    case twitterHandle = "twitter_handle"
    /// The handle on Instagram.
    case instagramHandle = "instagram_handle"
    /// The columns of the same names.
    case notes, status
  }

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

  /// Creates the form that a payload describes.
  public init(payload: JSONObject, defaults: FormDefaults) {
    name = payload.text(Field.name)
    location = payload.text(Field.location)
    division = payload.word(Field.division)
    conference = payload.text(Field.conference)
    website = payload.text(Field.website)
    twitterHandle = payload.text(Field.twitterHandle)
    instagramHandle = payload.text(Field.instagramHandle)
    notes = payload.text(Field.notes)
    status = payload.word(Field.status)
  }

  /// The form's values by column.
  public var payload: JSONObject {
    JSONObject { (field: Field) in
      switch field {
      case .name: JSONValue(name)
      case .location: JSONValue(location)
      case .division: JSONValue(division?.rawValue)
      case .conference: JSONValue(conference)
      case .website: JSONValue(website)
      case .twitterHandle: JSONValue(twitterHandle)
      case .instagramHandle: JSONValue(instagramHandle)
      case .notes: JSONValue(notes)
      case .status: JSONValue(status?.rawValue)
      }
    }
  }

  /// Whether a name and a status are there, valid or not.
  public var isSubmittable: Bool { !name.isEmpty && status != nil }

  /// Removes a handle's leading `@` when it loses the focus.
  public mutating func tidy(_ field: Field) {
    switch field {
    case .twitterHandle: twitterHandle = String(twitterHandle.trimmingPrefix("@"))
    case .instagramHandle: instagramHandle = String(instagramHandle.trimmingPrefix("@"))
    default: break
    }
  }

  /// Returns the button's title, idle or while the form is being sent.
  public func submitTitle(isSubmitting: Bool) -> String {
    isSubmitting ? "Adding..." : "Add School"
  }

  /// Returns the message for a form that could not be sent.
  public static func message(for failure: SubmitFailure) -> String? {
    failure == .offline ? nil : "Failed to add school. Please try again."
  }

  /// The web app's form of a school, which judges the same data.
  public static var web: WebForm? { .school }
}
