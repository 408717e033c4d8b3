extension JSMatch: CustomStringConvertible, CustomDebugStringConvertible {
  /// The matched text, its range and the groups: `"1999-12" at 3..<10, 1: "1999", 2: "12", year: "1999"`.
  ///
  /// A group that did not participate is `undefined`, as in JavaScript.
  public var description: String {
    var parts = ["\(Self.text(captures.first ?? nil)) at \(index)..<\(end)"]
    parts += captures.enumerated().dropFirst().map { "\($0.offset): \(Self.text($0.element))" }
    parts += groups.map { "\($0.name): \(Self.text($0.capture))" }
    return parts.joined(separator: ", ")
  }

  /// The same, as inside arrays and optionals.
  public var debugDescription: String { description }

  private static func text(_ capture: Capture?) -> String {
    capture.map { $0.text.string.debugDescription } ?? "undefined"
  }
}

extension RegExpObject: CustomStringConvertible {
  /// The literal and the position: `/a/g with lastIndex 0`.
  public var description: String { "\(regex) with lastIndex \(lastIndex)" }
}
