internal import JSPrimitives
internal import SourceJSON

extension MatchingRules {
  /// Returns whether a school meets a preference.
  ///
  /// Restates `matching.preference`. The preference's type decides which data of the school counts:
  ///
  /// - `max_distance_miles`: the distance is at most the value, or a place is unknown.
  /// - `division`: the division is in the list.
  /// - `conference_type`: one of the words of the list fits the conference: `Power 4`, `Group of 5`,
  ///   or, for any conference that isn't in the Power 4, `Mid-Major` and `Small Conference`.
  /// - `min_academic_rating`: ``academicRating(admissionRate:)`` is at least the value.
  /// - `school_size`: the enrollment is below 5,000 for `small`, 15,000 for `medium`, 30,000 for
  ///   `large`, and above that for `very_large`. An unknown enrollment or word is met.
  /// - `scholarship_required`: always met.
  /// - `preferred_regions`, `preferred_states`: the location contains a state's letters or name.
  ///
  /// No school meets any other type.
  ///
  /// Fault of the web app: conferences and states are found anywhere in a name. `MACC` counts as the
  /// ACC, and `Indianapolis, IN` contains the letters of Iowa too.
  ///
  /// - Parameter home: the athlete's home; a coordinate of 0 makes it unknown.
  public static func isMet(
    _ preference: PreferenceRules.SchoolPreference, by school: some ListedSchool, home: GeoLocation?
  ) -> Bool {
    isMet(preference, by: SchoolListEntry(school), home: home)
  }

  static func isMet(
    _ preference: PreferenceRules.SchoolPreference, by school: SchoolListEntry, home: GeoLocation?
  ) -> Bool {
    let value = preference.value
    let words = value?.elements?.compactMap(\.jsText) ?? []
    // JavaScript compares a number with `undefined` as with NaN.
    let number = value?.coercedNumber ?? .nan
    switch preference.type {
    case "max_distance_miles":
      guard let distance = miles(from: home, to: school) else { return true }
      return distance <= number
    case "division":
      guard let division = (school.division?.text.jsText).nonempty else { return false }
      return value?.jsText.map { $0.contains(division) } ?? words.contains(division)
    case "conference_type":
      return school.conference.jsText.nonempty.map { Self.conference($0, fits: words) } ?? false
    case "min_academic_rating":
      return Double(academicRating(admissionRate: school.admissionRate)) >= number
    case "school_size":
      return school.enrollment.nonzero.map { Self.enrollment($0, fits: value?.jsText) } ?? true
    case "scholarship_required": return true
    case "preferred_regions":
      return Self.location(
        of: school,
        namesOneOf: words.flatMap { region in
          MatchingData.regionStates[region.lowercased()] ?? []
        })
    case "preferred_states":
      return Self.location(of: school, namesOneOf: words.map { $0.lowercased() })
    default: return false
    }
  }

  /// Returns the academic rating of a school, from 1 to 5, by its admission rate from 0 to 1.
  ///
  /// Restates `matching.academicRating`. A rate below 0.15 rates 5, below 0.3 4, below 0.5 3, below
  /// 0.7 2, and any other 1. A missing rate, and 0, rates 3.
  public static func academicRating(admissionRate: Double?) -> Int {
    guard let rate = admissionRate.nonzero else { return 3 }
    let ceilings = [(0.15, 5), (0.3, 4), (0.5, 3), (0.7, 2)]
    return ceilings.first { rate < $0.0 }?.1 ?? 1
  }

  /// The distance, unless one of the places lacks a coordinate or has one that is 0.
  static func miles(from home: GeoLocation?, to school: SchoolListEntry) -> Double? {
    guard let home = home?.nonzero, let place = school.place else { return nil }
    return home.miles(to: place)
  }

  private static func conference(_ name: JSText, fits words: [JSText]) -> Bool {
    let name = name.uppercased()
    let isPower4 = MatchingData.power4.contains { name.contains($0) }
    return words.contains { word in
      switch word {
      case "Power 4": isPower4
      case "Group of 5": MatchingData.group5.contains { name.contains($0) }
      case "Mid-Major", "Small Conference": !isPower4
      default: false
      }
    }
  }

  private static func enrollment(_ students: Double, fits size: JSText?) -> Bool {
    switch size {
    case "small": students < 5000
    case "medium": students >= 5000 && students < 15000
    case "large": students >= 15000 && students < 30000
    case "very_large": students >= 30000
    default: true
    }
  }

  private static func location(of school: SchoolListEntry, namesOneOf states: [JSText]) -> Bool {
    guard let location = school.location.jsText.nonempty?.lowercased() else { return false }
    return states.contains { state in
      location.contains(state)
        || MatchingData.stateNames[state].map { location.contains($0) } ?? false
    }
  }
}
