internal import JSPrimitives

extension PositionRules {
  /// A position of the older baseball table, by its code.
  public enum BaseballPosition: String, CaseIterable, Sendable, Hashable, Codable {
    case pitcher = "P"
    case catcher = "C"
    case firstBase = "1B"
    case secondBase = "2B"
    case thirdBase = "3B"
    case shortstop = "SS"
    case leftField = "LF"
    case centerField = "CF"
    case rightField = "RF"
    case designatedHitter = "DH"
    /// Several positions: an infielder, an outfielder, or both.
    case utility = "UTIL"

    /// The name in full, such as "First Base".
    public var fullName: String { PositionsData.fullName(of: self) }
  }

  /// Returns the baseball position that a text names; nil if it names none.
  ///
  /// The text is a code, a full name or another spelling such as "1st Base" or "OF", in any letter case,
  /// with or without white space around it. Here an infield or an outfield is `utility`, unlike in
  /// ``normalized(_:sport:)``; "Infielder" names nothing. Restates `positions.baseballNormalize`.
  public static func baseballPosition(named text: String) -> BaseballPosition? {
    // The spellings differ in more than their letter case, so an exact one needs no lookup of its own.
    PositionsData.baseballSpellings[text.jsText.trimmed().lowercased()]
  }

  /// Returns the baseball positions that texts name, without repeats, in the order of their first
  /// appearance. A text that names none is left out.
  ///
  /// Restates `positions.baseballNormalizeAll`.
  public static func baseballPositions(named texts: [String]) -> [BaseballPosition] {
    var seen: Set<BaseballPosition> = []
    return texts.compactMap { baseballPosition(named: $0) }.filter { seen.insert($0).inserted }
  }

  /// Returns whether a text is one of the 11 codes exactly: `SS` is one, `ss` is not.
  ///
  /// Restates `positions.baseballIsValid`.
  public static func isBaseballCode(_ text: String) -> Bool {
    Self.byCode[text.jsText] != nil
  }

  /// Returns the full name of a baseball code; a text that is no code exactly is returned unchanged.
  ///
  /// Restates `positions.baseballFullName`.
  public static func baseballFullName(of code: String) -> String {
    Self.byCode[code.jsText].map { $0.fullName } ?? code
  }

  private static let byCode = Dictionary(
    uniqueKeysWithValues: BaseballPosition.allCases.map { (JSText($0.rawValue), $0) })
}
