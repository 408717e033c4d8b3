internal import JSPrimitives

/// A sport that the web app has positions and metrics for.
///
/// The raw value is the stored name, such as `Track & Field`, compared exactly. `init(named:)` reads a
/// name in any letter case.
///
///     Sport(named: " baseball ")  // .baseball
///     Sport(named: "cricket")  // nil
public enum Sport: String, LabeledValue {
  /// Baseball and softball.
  case baseball = "Baseball"
  case softball = "Softball"
  /// Sports with a large ball.
  case basketball = "Basketball"
  case football = "Football"
  case soccer = "Soccer"
  case volleyball = "Volleyball"
  /// Running, jumping and throwing.
  case trackAndField = "Track & Field"
  case crossCountry = "Cross Country"
  /// Sports in the water.
  case swimming = "Swimming"
  case rowing = "Rowing"
  case waterPolo = "Water Polo"
  /// Sports of single players.
  case golf = "Golf"
  case tennis = "Tennis"
  case wrestling = "Wrestling"
  /// Sports with a stick.
  case lacrosse = "Lacrosse"
  case iceHockey = "Ice Hockey"
  case fieldHockey = "Field Hockey"

  /// Creates the sport with a name, whatever its letter case and the white space around it; nil for any
  /// other text.
  public init?(named name: String) {
    let name = name.jsText.trimmed().lowercased()
    guard let sport = Self.allCases.first(where: { JSText($0.rawValue).lowercased() == name })
    else {
      return nil
    }
    self = sport
  }
}
