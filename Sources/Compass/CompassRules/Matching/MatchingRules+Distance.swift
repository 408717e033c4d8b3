internal import JSPrimitives

extension MatchingRules {
  /// Returns the distance between two places in whole miles, along a great circle.
  ///
  /// Restates `distance.miles`. The earth is a sphere with a radius of 3,958.8 miles.
  public static func miles(from start: GeoLocation, to end: GeoLocation) -> Double {
    start.miles(to: end)
  }

  /// Returns a number of miles as text, such as "1,234 miles"; one is "1 miles".
  ///
  /// Restates `distance.text`. At most three decimals are shown.
  public static func distanceText(miles: Double) -> String { JSNumber.grouped(miles) + " miles" }

  /// Returns the distance from home to a school as its page shows it; nil if a place is unknown.
  ///
  /// Restates `school.distanceText`. A coordinate of 0 is taken for an unknown one, so places on the
  /// equator and the prime meridian have no distance. Since 2026-08.
  public static func distanceText(from home: GeoLocation?, to school: (any ListedSchool)?)
    -> String?
  {
    school.flatMap { miles(from: home, to: SchoolListEntry($0)) }.map { distanceText(miles: $0) }
  }
}
