internal import JSPrimitives
internal import SourceJSON

/// The positions of each sport, with the other texts that name them.
struct PositionTable: Sendable {
  static let shared = PositionTable(RuleData.positions)

  /// The positions of each sport in the order shown.
  let positions: [JSText: [JSText]]
  /// The position of each text in lower case that names one, by sport: a position, else an alias.
  let byLowercase: [JSText: [JSText: JSText]]
  /// The short code of each position, by sport.
  let abbreviations: [JSText: [JSText: JSText]]
  /// The codes of the older baseball table by their spellings, in the order of the table.
  let baseballSpellings: [(text: JSText, code: JSText)]

  private init(_ data: JSONValue) {
    var positions: [JSText: [JSText]] = [:]
    var byLowercase: [JSText: [JSText: JSText]] = [:]
    for (sport, list) in Self.members(data["sports"]) {
      let texts = list.elements?.compactMap(\.jsText) ?? []
      positions[sport] = texts
      let own = texts.map { ($0.lowercased(), $0) }
      byLowercase[sport] = Dictionary(own + Self.texts(data["aliases"]?[sport.string])) { own, _ in
        own
      }
    }
    self.positions = positions
    self.byLowercase = byLowercase
    abbreviations = Dictionary(
      Self.members(data["abbreviations"]).map { sport, codes in
        (sport, Dictionary(Self.texts(codes)) { first, _ in first })
      }
    ) { first, _ in first }
    baseballSpellings = Self.texts(data["baseball"]?["mapping"]).map { (text: $0.0, code: $0.1) }
  }

  private static func members(_ value: JSONValue?) -> [(JSText, JSONValue)] {
    value?.object?.map { ($0.key.jsText, $0.value) } ?? []
  }

  private static func texts(_ value: JSONValue?) -> [(JSText, JSText)] {
    members(value).compactMap { key, value in value.jsText.map { (key, $0) } }
  }
}
