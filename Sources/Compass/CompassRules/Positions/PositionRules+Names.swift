internal import JSPrimitives

extension PositionRules {
  /// Returns the positions of a sport in the order shown; none for a sport without positions.
  ///
  /// Restates `positions.list`. Since 2026-08.
  public static func list(sport: Sport) -> [String] { list(sport: sport.rawValue) }

  /// Returns the positions of a sport by its exact name; none for a missing or unknown one.
  package static func list(sport: String?) -> [String] {
    positions(of: sport?.jsText).map(\.string)
  }

  /// Returns the position that a text names; nil if it names none.
  ///
  /// White space around the text and letter case don't matter: " FIRST BASE " is `First Base`. Some
  /// sports have aliases too, such as `ss` for `Shortstop` in baseball and softball. Utility, Infielder and
  /// Outfielder are no positions of any sport, so they are nil. Restates `positions.normalize`. Since
  /// 2026-08.
  public static func normalized(_ value: String?, sport: Sport) -> String? {
    normalized(value, sport: sport.rawValue)
  }

  /// Returns the position in a sport by its exact name; nil for a missing or unknown sport.
  package static func normalized(_ value: String?, sport: String?) -> String? {
    position(named: value?.jsText, sport: sport?.jsText)?.string
  }

  /// Returns the positions that texts name, without repeats, in the order of their first appearance.
  ///
  /// A text that names no position of the sport is kept, trimmed, so "Utility" and "utility" are two.
  /// Blank texts are dropped. Restates `positions.normalizeAll`. Since 2026-08.
  public static func normalizedAll(_ values: [String], sport: Sport) -> [String] {
    normalizedAll(values, sport: sport.rawValue)
  }

  /// Returns the positions in a sport by its exact name; the texts themselves for a missing or unknown
  /// sport.
  package static func normalizedAll(_ values: [String], sport: String?) -> [String] {
    var seen: Set<JSText> = [""]
    return values.map { positionOrTrimmed($0.jsText, sport: sport?.jsText) }
      .filter { seen.insert($0).inserted }
      .map { String(jsText: $0) }
  }

  /// Returns whether a string is a position of a sport, whatever its letter case and the white space
  /// around it.
  ///
  /// An alias is not: `ss` is no position, `shortstop` is one. Restates `positions.isCanonical`.
  /// Since 2026-08.
  public static func isCanonical(_ value: String?, sport: Sport) -> Bool {
    isCanonical(value, sport: sport.rawValue)
  }

  /// Returns whether a string is a position of a sport by its exact name; false for an unknown sport.
  package static func isCanonical(_ value: String?, sport: String?) -> Bool {
    guard let name = value?.jsText.trimmed().lowercased() else { return false }
    return positions(of: sport?.jsText).contains { $0.lowercased() == name }
  }

  /// Returns the short code of the position that a text names, such as `1B` for "1st base".
  ///
  /// Only baseball and softball have codes. Elsewhere the position itself comes back, and a text that
  /// names no position comes back trimmed; nil gives an empty text. Restates `positions.abbreviate`.
  /// Since 2026-08.
  public static func abbreviated(_ value: String?, sport: Sport) -> String {
    abbreviated(value, sport: sport.rawValue)
  }

  /// Returns the code in a sport by its exact name; the trimmed text for a missing or unknown sport.
  package static func abbreviated(_ value: String?, sport: String?) -> String {
    String(jsText: abbreviation(of: value?.jsText ?? "", sport: sport?.jsText))
  }

  static func abbreviation(of value: JSText, sport: JSText?) -> JSText {
    let name = positionOrTrimmed(value, sport: sport)
    return sport.flatMap { PositionsData.abbreviations[$0]?[name] } ?? name
  }

  private static func positions(of sport: JSText?) -> [JSText] {
    sport.flatMap { PositionsData.positions[$0] } ?? []
  }

  private static func position(named value: JSText?, sport: JSText?) -> JSText? {
    guard let value, let sport else { return nil }
    return PositionTable.byLowercase[sport]?[value.trimmed().lowercased()]
  }

  private static func positionOrTrimmed(_ value: JSText, sport: JSText?) -> JSText {
    position(named: value, sport: sport) ?? value.trimmed()
  }
}
