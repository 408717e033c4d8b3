extension SchoolRules {
  /// The rows of the section "Information" on a school's page.
  ///
  /// Specification "School Detail", 6 Layout Structure and 8 Data Errors: a value that is missing has no
  /// row.
  ///
  ///     let information = SchoolRules.Information(mascot: "Bulldogs")
  ///     information.rows.map(\.text)  // ["Bulldogs"]
  public struct Information: Sendable, Hashable {
    /// A field of the section, in the order of the rows.
    public enum Field: Sendable, Hashable, CaseIterable {
      /// The distance between the athlete's home and the school.
      case distance
      /// The addresses of the campus and of the baseball facility.
      case campusAddress, baseballFacility
      /// The mascot.
      case mascot
      /// The number of undergraduates, as the family typed it.
      case undergradSize
      /// The address of the website and the handle on Twitter, which are links.
      case website, twitter
      /// The number of students, from the College Scorecard.
      case students
      /// The tuitions a year, from the College Scorecard.
      case tuitionInState, tuitionOutOfState
      /// The share of applicants who are admitted, from the College Scorecard.
      case admissionRate

      /// The label beside the value.
      public var label: String {
        switch self {
        case .distance: "Distance from Home"
        case .campusAddress: "Campus Address"
        case .baseballFacility: "Baseball Facility"
        case .mascot: "Mascot"
        case .undergradSize: "Undergrad Size"
        case .website: "Website"
        case .twitter: "Twitter"
        case .students: "Students"
        case .tuitionInState: "Tuition (In)"
        case .tuitionOutOfState: "Tuition (Out)"
        case .admissionRate: "Admission Rate"
        }
      }

      /// Whether the row is under the heading "College Scorecard".
      public var isFromScorecard: Bool {
        switch self {
        case .students, .tuitionInState, .tuitionOutOfState, .admissionRate: true
        case .distance, .campusAddress, .baseballFacility, .mascot, .undergradSize, .website,
          .twitter:
          false
        }
      }
    }

    /// A label and its value.
    public struct Row: Sendable, Hashable {
      /// The field.
      public let field: Field
      /// The value as shown.
      public let text: String
    }

    /// The rows to show, in order.
    public let rows: [Row]

    /// Creates the rows of a school's values; nil and empty texts are missing.
    ///
    /// - Parameters:
    ///   - distance: the distance as shown, such as that of `SchoolRules.Sections`.
    ///   - figures: the numbers of the College Scorecard; nil without academic information.
    public init(
      distance: String? = nil, campusAddress: String? = nil, baseballFacility: String? = nil,
      mascot: String? = nil, undergradSize: String? = nil, website: String? = nil,
      twitterHandle: String? = nil, figures: CollegeFigures? = nil
    ) {
      let texts: [Field: String?] = [
        .distance: distance, .campusAddress: campusAddress, .baseballFacility: baseballFacility,
        .mascot: mascot, .undergradSize: undergradSize, .website: website, .twitter: twitterHandle,
        .students: figures?.studentSize.map(Figures.students),
        .tuitionInState: figures?.tuitionInState.map(Figures.tuition),
        .tuitionOutOfState: figures?.tuitionOutOfState.map(Figures.tuition),
        .admissionRate: figures?.admissionRate.map(Figures.admissionRate),
      ]
      rows = Field.allCases.compactMap { field in
        texts[field].flatMap(\.nonempty).map { Row(field: field, text: $0) }
      }
    }

    /// The value of a field as shown; nil if the field has no row.
    public subscript(field: Field) -> String? { rows.first { $0.field == field }?.text }
  }
}
