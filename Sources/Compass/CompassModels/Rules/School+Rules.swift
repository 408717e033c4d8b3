public import CompassRules

extension School: ListedSchool {
  /// The two letters of the state, stored with the academic data.
  public var academicState: String? { academicInfo?.state }
  /// Whether the school is a favorite.
  public var favorite: Bool? { isFavorite }
  /// The campus's latitude in degrees.
  public var latitude: Double? { academicInfo?.latitude }
  /// The campus's longitude in degrees.
  public var longitude: Double? { academicInfo?.longitude }
  /// The share of admitted applicants, from 0 to 1.
  public var admissionRate: Double? { academicInfo?.admissionRate }
  /// The number of students, which the web app stores among the academic data without a column of the model.
  public var enrollment: Double? { academicInfo?.others["enrollment"]?.number }
}

extension SchoolRules.Identity {
  /// Creates the identity of a school's row.
  public init(_ school: School) {
    self.init(name: school.name, website: school.website, ncaaID: school.ncaaID)
  }
}

extension StatusRules.Change {
  /// Creates the change of a row of the history; nil without a known new status, or if the status stays the same.
  public init?(_ row: SchoolStatusHistory) {
    guard let status = row.newStatus.value else { return nil }
    self.init(
      schoolID: row.schoolID, from: row.previousStatus, to: status, by: row.changedBy,
      at: row.changedAt, notes: row.notes)
  }
}

extension SchoolRules.CollegeFigures {
  /// Creates the figures of a school's academic data.
  public init(_ info: School.AcademicInfo) {
    self.init(
      studentSize: info.studentSize.map { Double($0) }, carnegieSize: info.carnegieSize,
      admissionRate: info.admissionRate, tuitionInState: info.tuitionInState,
      tuitionOutOfState: info.tuitionOutOfState, latitude: info.latitude,
      longitude: info.longitude)
  }
}

extension SchoolRules.Sections {
  /// Creates the sections of a school's row.
  ///
  /// - Parameter home: the athlete's home; nil if unknown.
  public init(_ school: School, home: GeoLocation?) {
    self.init(
      figures: school.academicInfo.map { SchoolRules.CollegeFigures($0) }, home: home,
      fitScore: school.fitScore, division: school.division?.text, website: school.website,
      twitterHandle: school.twitterHandle)
  }
}

extension SchoolRules.Information {
  /// Creates the rows of a school's row.
  ///
  /// - Parameter home: the athlete's home; nil if unknown.
  public init(_ school: School, home: GeoLocation?) {
    let info = school.academicInfo
    self.init(
      distance: SchoolRules.Sections(school, home: home).distance, campusAddress: info?.address,
      baseballFacility: info?.baseballFacilityAddress, mascot: info?.mascot,
      undergradSize: info?.undergradSize, website: school.website,
      twitterHandle: school.twitterHandle, figures: info.map { SchoolRules.CollegeFigures($0) })
  }
}

extension SchoolRules.ProsAndCons {
  /// Creates the lists of a school's row.
  public init(_ school: School) { self.init(pros: school.pros, cons: school.cons) }
}

extension SchoolRules.PrivateNotes {
  /// Creates the notes of a school's row.
  public init(_ school: School) { self.init(stored: school.privateNotes) }
}

extension Abolished.SchoolPortfolio {
  /// Creates the balance of schools' rows; one with an unknown tier counts in the total only.
  public init(rows schools: [CompassModels.School]) {
    self.init(
      schools.map { school in
        Abolished.SchoolPortfolio.School(
          storedTier: school.fitTier, score: school.fitScore)
      })
  }
}

extension Abolished.FitScore {
  /// Creates the score of a breakdown; a missing dimension counts as 0.
  public init(_ breakdown: School.FitScoreBreakdown) {
    self.init(
      athletic: breakdown.athleticFit, academic: breakdown.academicFit,
      opportunity: breakdown.opportunityFit, personal: breakdown.personalFit)
  }
}
