extension SchoolRules {
  /// The College Scorecard's response; read it with any `Decoder`.
  ///
  /// Report a response that can't be decoded as `SchoolRules.ScorecardError.invalidResponse`.
  public struct ScorecardResponse: Sendable, Hashable, Decodable {
    /// The schools found, at most one.
    public var results: [School]

    /// Creates a response.
    public init(results: [School]) { self.results = results }

    /// A school in the response; everything except the id may be missing or null.
    public struct School: Sendable, Hashable, Decodable {
      /// The school's id in the Scorecard.
      public var id: Int
      /// The name.
      public var name: String?
      /// The city.
      public var city: String?
      /// The state's two letters.
      public var state: String?
      /// The address of the website, often without a protocol.
      public var address: String?
      /// In degrees.
      public var latitude: Double?
      /// In degrees.
      public var longitude: Double?
      /// A share, 0 to 1.
      public var admissionRate: Double?
      /// The number of students.
      public var studentSize: Double?
      /// In dollars a year.
      public var tuitionInState: Double?
      /// In dollars a year.
      public var tuitionOutOfState: Double?

      /// Creates a school with a name.
      public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
      }

      private enum CodingKeys: String, CodingKey {
        case id
        case name = "school.name"
        case city = "school.city"
        case state = "school.state"
        case address = "school.school_url"
        case latitude = "location.lat"
        case longitude = "location.lon"
        case admissionRate = "latest.admissions.admission_rate.overall"
        case studentSize = "latest.student.size"
        case tuitionInState = "latest.cost.tuition.in_state"
        case tuitionOutOfState = "latest.cost.tuition.out_of_state"
      }
    }

    /// Returns the data of the first school, as either source takes it over.
    ///
    /// - Throws: `schoolNotFound` without a school.
    public func college(source: RuleSource = .specification) throws(ScorecardError) -> CollegeData {
      guard let first = results.first else { throw .schoolNotFound }
      return CollegeData(first, source: source)
    }
  }
}
