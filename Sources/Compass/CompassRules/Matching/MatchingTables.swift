internal import JSPrimitives
internal import SourceJSON

/// The tables of the school match.
enum MatchingTables {
  /// The names of the largest conferences, in upper case.
  static let power4 = names("power4")
  /// The names of the next ones, in upper case.
  static let group5 = names("group5")

  /// The states of each region, by its name in lower case.
  static let regionStates: [JSText: [JSText]] = {
    let members = RuleData.matching["regionStates"]?.object ?? JSONObject()
    return Dictionary(
      members.map { ($0.key.jsText, $0.value.elements?.compactMap(\.jsText) ?? []) }
    ) { first, _ in first }
  }()

  /// The states' names by their letters, all in lower case.
  static let stateNames: [JSText: JSText] = {
    let members = RuleData.matching["stateNames"]?.object ?? JSONObject()
    return Dictionary(members.compactMap { key, value in value.jsText.map { (key.jsText, $0) } }) {
      first, _ in first
    }
  }()

  private static func names(_ key: JSText) -> [JSText] {
    RuleData.matching[key.string]?.elements?.compactMap { $0.jsText?.uppercased() } ?? []
  }
}
