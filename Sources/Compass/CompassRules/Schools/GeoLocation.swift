internal import JSPrimitives
private import Platform

/// A place on the earth.
///
/// Restates the web app's `calculateDistance` and `formatDistance`; specification "School Detail", 5
/// Computed Properties and 8 Edge Cases.
public struct GeoLocation: Sendable, Hashable, Codable {
  /// In degrees, positive in the north.
  public var latitude: Double
  /// In degrees, positive in the east.
  public var longitude: Double

  /// Creates a place from degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a place from two numbers; nil if one is missing.
  public init?(latitude: Double?, longitude: Double?) {
    guard let latitude, let longitude else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  private static let earthRadius = 3958.8

  /// Returns the distance in whole miles on a sphere, by the haversine formula.
  ///
  /// The specification uses an ellipsoid, which differs by up to half a percent.
  public func miles(to other: GeoLocation) -> Double {
    let sineLatitude = Trigonometry.sine((other.latitude - latitude) / 2)
    let sineLongitude = Trigonometry.sine((other.longitude - longitude) / 2)
    let chord =
      sineLatitude * sineLatitude
      + Trigonometry.cosine(latitude) * Trigonometry.cosine(other.latitude) * sineLongitude
      * sineLongitude
    // Rounding can push the chord of opposite places past 1.
    let square = min(max(chord, 0), 1)
    let angle = 2 * Trigonometry.arcTangent(square.squareRoot(), (1 - square).squareRoot())
    return JSNumber.rounded(Self.earthRadius * angle)
  }

  /// Returns the distance between home and a school, nil if either place is unknown. A school at home
  /// is "0 miles" away.
  ///
  ///     1234 miles  // the specification
  ///     1,234 miles  // the web app
  public static func distanceText(
    home: GeoLocation?, school: GeoLocation?, source: RuleSource = .specification
  ) -> String? {
    guard let home, let school else { return nil }
    let miles = home.miles(to: school)
    return (source == .web ? JSNumber.grouped(miles) : JSNumber.string(miles)) + " miles"
  }
}

extension GeoLocation {
  /// Reads a location from the members `latitude` and `longitude`.
  ///
  /// - Throws: `DecodingError` if one is missing, null or no number.
  public init(from decoder: any Decoder) throws {
    let degrees = try decoder.container(keyedBy: CodingKeys.self)
    func coordinate(_ key: CodingKeys) throws -> Double {
      guard let value = try degrees.decodeIfPresent(Double.self, forKey: key) else {
        throw DecodingError.valueNotFound(
          Double.self,
          .init(
            codingPath: degrees.codingPath + [key], debugDescription: "A coordinate is missing."))
      }
      return value
    }
    self.init(latitude: try coordinate(.latitude), longitude: try coordinate(.longitude))
  }
}

/// The C library's functions of angles, which may differ from JavaScript's in the last bit.
enum Trigonometry {
  /// Of an angle in degrees.
  static func sine(_ degrees: Double) -> Double { sin(degrees * (.pi / 180)) }
  /// Of an angle in degrees.
  static func cosine(_ degrees: Double) -> Double { cos(degrees * (.pi / 180)) }
  /// In radians.
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
