internal import JSPrimitives
public import SourceJSON

extension PreferenceRules {
  /// The place where an athlete lives.
  public struct HomeLocation: Sendable, Hashable, Encodable {
    /// The street and number.
    public var address: String?
    /// The city.
    public var city: String?
    /// The state.
    public var state: String?
    /// The postal code.
    public var zip: String?
    /// In degrees; 0 is kept.
    public var latitude: Double?
    /// In degrees; 0 is kept.
    public var longitude: Double?

    fileprivate init(_ fields: StoredFields) {
      self.address = (fields.text("address")).string
      self.city = (fields.text("city")).string
      self.state = (fields.text("state")).string
      self.zip = (fields.text("zip")).string
      latitude = fields.number("latitude")
      longitude = fields.number("longitude")
    }
  }

  /// Returns the home in stored JSON; nil if none of its six fields has a value.
  ///
  /// Restates `prefs.homeLocation`. Null, an empty text, 0 and false are no values, but the text `0`
  /// is one. If any field has a value, all that aren't null are converted to texts and numbers, and an
  /// unreadable number is dropped.
  public static func homeLocation(from stored: JSONValue?) -> HomeLocation? {
    let keys: [JSText] = ["address", "city", "state", "latitude", "longitude", "zip"]
    guard let fields = StoredFields(stored), keys.contains(where: { fields[$0]?.isTruthy == true })
    else { return nil }
    return HomeLocation(fields)
  }
}
