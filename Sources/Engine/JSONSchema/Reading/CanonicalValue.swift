internal import JSPrimitives
internal import SourceJSON

/// A text of a JSON value that equal values share, whatever the order of their keys.
enum CanonicalValue {
  /// A value that is written, or bytes as they are.
  private enum Step {
    case value(JSONValue)
    case bytes([UInt8])
  }

  /// Returns the text. Numbers are equal if JavaScript prints them alike, so -0 is 0.
  static func bytes(of value: JSONValue) -> [UInt8] {
    var result: [UInt8] = []
    var open = [Step.value(value)]
    while let step = open.popLast() {
      switch step {
      case .bytes(let bytes): result += bytes
      case .value(.null): result += "z".utf8
      case .value(.boolean(let isTrue)): result += (isTrue ? "t" : "f").utf8
      case .value(.number(let number)): result += "n\(JSNumber.string(number));".utf8
      case .value(.string(let text)): result += Self.text("s", text)
      case .value(.array(let elements)):
        result += "a\(elements.count):".utf8
        for element in elements.reversed() { open.append(.value(element)) }
      case .value(.object(let object)):
        let members = object.members.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
        result += "o\(members.count):".utf8
        for member in members.reversed() {
          open.append(.value(member.value))
          open.append(.bytes(Self.text("k", member.key)))
        }
      }
    }
    return result
  }

  private static func text(_ kind: String, _ text: JSText) -> [UInt8] {
    Array("\(kind)\(text.bytes.count):".utf8) + Array(text.bytes)
  }
}
