extension SchoolRules {
  /// A school's figures from the College Scorecard.
  ///
  /// Specification "School Detail", 3 AcademicInfo Model.
  public struct CollegeFigures: Sendable, Hashable, Decodable {
    /// The number of students.
    public var studentSize: Double?
    /// The Carnegie size class.
    public var carnegieSize: String?
    /// A part of one: 0.32.
    public var admissionRate: Double?
    /// In dollars a year.
    public var tuitionInState: Double?
    /// In dollars a year.
    public var tuitionOutOfState: Double?
    /// In degrees.
    public var latitude: Double?
    /// In degrees.
    public var longitude: Double?

    /// Creates figures; nil is unknown.
    public init(
      studentSize: Double? = nil, carnegieSize: String? = nil, admissionRate: Double? = nil,
      tuitionInState: Double? = nil, tuitionOutOfState: Double? = nil, latitude: Double? = nil,
      longitude: Double? = nil
    ) {
      self.studentSize = studentSize
      self.carnegieSize = carnegieSize
      self.admissionRate = admissionRate
      self.tuitionInState = tuitionInState
      self.tuitionOutOfState = tuitionOutOfState
      self.latitude = latitude
      self.longitude = longitude
    }

    private enum CodingKeys: String, CodingKey {
      case studentSize = "student_size"
      case carnegieSize = "carnegie_size"
      case admissionRate = "admission_rate"
      case tuitionInState = "tuition_in_state"
      case tuitionOutOfState = "tuition_out_of_state"
      case latitude, longitude
    }

    /// Whether the page has no numbers to list.
    public var isEmpty: Bool {
      [studentSize, admissionRate, tuitionInState, tuitionOutOfState].allSatisfy { $0 == nil }
    }

    /// Returns the figures after a lookup: found values replace known ones, the others stay.
    public func merging(_ found: CollegeFigures) -> CollegeFigures {
      CollegeFigures(
        studentSize: found.studentSize ?? studentSize,
        carnegieSize: found.carnegieSize ?? carnegieSize,
        admissionRate: found.admissionRate ?? admissionRate,
        tuitionInState: found.tuitionInState ?? tuitionInState,
        tuitionOutOfState: found.tuitionOutOfState ?? tuitionOutOfState,
        latitude: found.latitude ?? latitude, longitude: found.longitude ?? longitude)
    }
  }
}
