internal import JSPrimitives
internal import SourceJSON

/// The properties of an issue as the members of a JSON object, without braces: a template's are written once.
///
/// They say nothing that the properties don't, so they take no part in comparisons.
struct WrittenProperties: Sendable {
  /// The text; empty if the properties have to be written one by one.
  let json: [UInt8]

  static let none = WrittenProperties(json: [])

  private init(json: [UInt8]) { self.json = json }

  /// Writes properties; they stay unwritten if one of them marks the place of the path or the message.
  init(_ properties: [ValidationIssue.Parameter]) {
    var output: [UInt8] = []
    if properties.allSatisfy({ $0.place == nil }) {
      for (index, property) in properties.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSONWriter.append(property.name, to: &output)
        output.append(UInt8(ascii: ":"))
        JSONWriter.append(property.value, to: &output)
      }
    }
    json = output
  }
}

extension WrittenProperties: Hashable {
  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
