internal import JSPrimitives

extension CodeRules {
  /// Returns the state at the end of a school's location, such as `OH` in `Berea, OH 44017`.
  ///
  /// Restates `location.state`. The state is two capitals after a comma; a five-digit postal code and
  /// anything after a hyphen may follow, as in `Boston, MA 02215-1234` and `Boston, MA - Main`. Any
  /// two capitals count as a state. Returns nil for other texts: a name spelled out, a state without
  /// a comma, white space at the end.
  public static func state(inLocation location: String?) -> String? {
    guard let units = location?.jsText.utf16 else { return nil }
    for comma in units.indices where units[comma] == UInt16(ascii: ",") {
      let start = units[(comma + 1)...].drop(while: Self.isSpace)
      let state = start.prefix(2)
      guard state.count == 2, state.allSatisfy({ (0x41...0x5A).contains($0) }) else { continue }
      if Self.isEnd(start.dropFirst(2)) { return String(decoding: state, as: UTF16.self) }
    }
    return nil
  }

  /// Returns the time zone of a state, given by its two letters in any case; nil for any other text,
  /// such as a name spelled out or letters with white space.
  ///
  /// A state has one zone, that of most of its people. Since 2026-08; the web app takes any other text for
  /// `America/New_York`.
  public static func timeZone(ofState state: String) -> String? {
    StateTimeZonesData.zones[state.jsText.uppercased()]
  }

  /// Returns the time zone that the web app takes for a state: `America/New_York` for nil and any string
  /// that isn't the two letters of a state.
  ///
  /// Restates `location.timeZone`. Since 2026-08.
  package static func webTimeZone(ofState state: String?) -> String {
    state.flatMap { timeZone(ofState: $0) } ?? "America/New_York"
  }

  /// Whether the rest after a state ends the location: an optional postal code, an optional remark
  /// after a hyphen on the same line.
  private static func isEnd(_ rest: ArraySlice<UInt16>) -> Bool {
    if isRemark(rest) { return true }
    let code = rest.drop(while: isSpace)
    return code.count < rest.count && code.count >= 5
      && code.prefix(5).allSatisfy { (0x30...0x39).contains($0) } && isRemark(code.dropFirst(5))
  }

  private static func isRemark(_ rest: ArraySlice<UInt16>) -> Bool {
    if rest.isEmpty { return true }
    let remark = rest.drop(while: isSpace)
    return remark.first == UInt16(ascii: "-")
      && !remark.contains { [0x0A, 0x0D, 0x2028, 0x2029].contains($0) }
  }

  private static func isSpace(_ unit: UInt16) -> Bool { WhiteSpace.contains(UInt32(unit)) }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
