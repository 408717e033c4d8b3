public import CompassModels
public import CompassRules

/// The form to add a coach, and the same form to edit one.
///
/// Specification "Add Coach", 3 Form State Model, 5 Computed Properties and Appendices A to C.
///
///     var form = CoachForm()
///     form.schoolID = school.id
///     form.role = .head
///     form.email = "notanemail"
///     form.message(for: .email)  // Please enter a valid email address
public struct CoachForm: RecordForm {
  /// The record whose rows the form writes.
  public typealias Record = Coach

  /// The purpose of the form.
  public enum Purpose: Hashable, Sendable {
    /// Adds a coach.
    case add
    /// Edits the coach with this id, who keeps their school.
    case edit(id: String)
  }

  /// The fields that can have errors, in the order of the summary.
  public enum Field: String, FormField {
    /// The coach's position.
    case role
    /// The first name.
    case firstName = "first_name"
    /// The last name.
    case lastName = "last_name"
    /// The email address and the phone number.
    case email, phone
    /// The handle on Twitter.
    case twitterHandle = "twitter_handle"
    /// The handle on Instagram.
    case instagramHandle = "instagram_handle"
    /// The notes.
    case notes
  }

  /// The purpose of the form, which is fixed.
  public let purpose: Purpose
  private var chosenSchool: String?
  /// The coach's position; nil until one is chosen.
  public var role: CoachRole?
  /// The first name.
  public var firstName = ""
  /// The last name.
  public var lastName = ""
  /// The email address.
  public var email = ""
  /// A US phone number of ten digits, without a country code.
  public var phone = ""
  /// The handle on Twitter.
  public var twitterHandle = ""
  /// The handle on Instagram.
  public var instagramHandle = ""
  /// Notes, plain text.
  public var notes = ""

  /// Creates an empty form for a new coach.
  public init() { purpose = .add }

  /// Creates a form with a coach's data.
  public init(editing coach: Coach) {
    purpose = .edit(id: coach.id)
    chosenSchool = coach.schoolID
    fill(from: coach)
  }

  /// The id of the coach who is edited; nil for a new coach.
  public var editedID: String? { if case .edit(let id) = purpose { id } else { nil } }

  /// The id of the coach's school; nil until one is chosen. Setting it has no effect while a coach
  /// is edited (Appendix C).
  public var schoolID: String? {
    get { chosenSchool }
    set { if purpose == .add { chosenSchool = newValue } }
  }

  /// Whether there is a school to add the coach to.
  public var isSchoolSelected: Bool { chosenSchool != nil }

  /// Whether the fields are shown: once a school is selected, and always while a coach is edited.
  public var isFormVisible: Bool { isSchoolSelected || purpose != .add }

  /// Whether school, role and both names are filled in; a name of spaces counts until the form is
  /// validated.
  public var isSubmittable: Bool {
    isFormVisible && role != nil && !firstName.isEmpty && !lastName.isEmpty
  }
}

extension String {
  /// The text without one leading `@`.
  var withoutLeadingAt: String { hasPrefix("@") ? String(dropFirst()) : self }
}
