public import CompassModels
public import CompassRules

/// The form to add a coach, and the same form to edit one.
///
/// Specification "Add Coach", 3 Form State Model, 5 Computed Properties and Appendices A to C.
///
///     var form = CoachForm()
///     form.schoolId = school.id
///     form.role = .head
///     form.email = "notanemail"
///     form.message(for: .email)  // Please enter a valid email address
public struct CoachForm: ValidatedForm {
  public typealias Submission = CoachSubmission

  /// What the form is for.
  public enum Purpose: Hashable, Sendable {
    case add
    /// Editing the coach of that id, whose school stays.
    case edit(id: String)
  }

  /// The fields that can be wrong, in the order of the summary.
  public enum Field: String, FormField {
    case role
    case firstName = "first_name"
    case lastName = "last_name"
    case email, phone
    case twitterHandle = "twitter_handle"
    case instagramHandle = "instagram_handle"
    case notes
  }

  public let purpose: Purpose
  private var chosenSchool: String?
  public var role: CoachRole?
  public var firstName = ""
  public var lastName = ""
  public var email = ""
  /// Ten digits as they are written in the United States, a country code not among them.
  public var phone = ""
  public var twitterHandle = ""
  public var instagramHandle = ""
  public var notes = ""

  /// An empty form for a new coach.
  public init() { purpose = .add }

  /// The form filled with a coach's data.
  public init(editing coach: Coach) {
    purpose = .edit(id: coach.id)
    chosenSchool = coach.schoolId
    role = coach.role
    firstName = coach.firstName
    lastName = coach.lastName
    email = coach.email ?? ""
    phone = coach.phone ?? ""
    twitterHandle = coach.twitterHandle ?? ""
    instagramHandle = coach.instagramHandle ?? ""
    notes = coach.notes ?? ""
  }

  /// The id of the coach's school; nil until one is chosen. Setting it while a coach is edited changes
  /// nothing (Appendix C).
  public var schoolId: String? {
    get { chosenSchool }
    set { if purpose == .add { chosenSchool = newValue } }
  }

  /// Whether there is a school to add the coach to.
  public var isSchoolSelected: Bool { chosenSchool != nil }

  /// Whether the fields are shown: once a school is selected, and always while a coach is edited.
  public var isFormVisible: Bool { isSchoolSelected || purpose != .add }

  /// Whether school, role and both names are there; a name of spaces counts until the form is judged.
  public var isSubmittable: Bool {
    isFormVisible && role != nil && !firstName.isEmpty && !lastName.isEmpty
  }

  /// A leading `@` leaves a handle with the focus (10, iOS-Specific Considerations).
  public mutating func tidy(_ field: Field) {
    switch field {
    case .twitterHandle: twitterHandle.dropLeadingAt()
    case .instagramHandle: instagramHandle.dropLeadingAt()
    case .role, .firstName, .lastName, .email, .phone, .notes: break
    }
  }
}

extension String {
  /// Removes one leading `@`.
  mutating func dropLeadingAt() { if hasPrefix("@") { removeFirst() } }
}
