internal import JSPrimitives
public import SourceJSON

/// The place where an athlete lives.
public struct HomeLocation: Sendable, Hashable {
  /// The street and number.
  /// The city.
  /// The state.
  /// The postal code.
  @JSTextBacked public var address: String?
  @JSTextBacked public var city: String?
  @JSTextBacked public var state: String?
  @JSTextBacked public var zip: String?
  /// In degrees; 0 is kept.
  public var latitude: Double?
  /// In degrees; 0 is kept.
  public var longitude: Double?

  fileprivate init(_ fields: StoredFields) {
    _address = JSTextBacked(fields.text("address"))
    _city = JSTextBacked(fields.text("city"))
    _state = JSTextBacked(fields.text("state"))
    _zip = JSTextBacked(fields.text("zip"))
    latitude = fields.number("latitude")
    longitude = fields.number("longitude")
  }
}

extension PreferencesRules {
  /// Returns the home in stored JSON; nil if none of its six fields has a value.
  ///
  /// Restates `prefs.homeLocation`. Null, an empty text, 0 and false are no values, but the text `0`
  /// is one. If any field has a value, all that aren't null are converted to texts and numbers, and an
  /// unreadable number is dropped.
  public func homeLocation(from stored: JSONValue?) -> HomeLocation? {
    let keys: [JSText] = ["address", "city", "state", "latitude", "longitude", "zip"]
    guard let fields = StoredFields(stored), keys.contains(where: { fields[$0]?.isTruthy == true })
    else { return nil }
    return HomeLocation(fields)
  }
}
