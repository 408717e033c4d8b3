internal import JSPrimitives
package import SourceJSON

/// The parts that the texts of issues share.
enum IssueText {
  /// The length from which V8 makes no string.
  static let greatestLength = 536_870_888

  /// Appends missing items of an array, each with its comma.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - length: The length of the text before that in the buffer.
  /// - Throws: `IssueShape.Failure.tooLong` if they make the text longer than a string of JavaScript.
  static func append(
    holes count: Int, after length: Int = 0, to output: inout [UInt8]
  ) throws(IssueShape.Failure) {
    let hole: StaticString = "null,"
    guard count <= (greatestLength - length - output.count) / hole.utf8CodeUnitCount else {
      throw .tooLong
    }
    for _ in 0..<count { JSONWriter.append(literal: hole, to: &output) }
  }
}

extension ValidationIssue {
  /// The message as a value of JSON.
  package var messageValue: JSONValue { .string(messageText) }
}

extension Sequence {
  /// The elements in the order in which JavaScript enumerates their keys: array indices first, ascending.
  func inEnumerationOrder(by key: (Element) -> JSText?) -> [Element] {
    var indexed: [(index: UInt32, element: Element)] = []
    var named: [Element] = []
    for element in self {
      if let index = key(element).flatMap(JSONObject.arrayIndex) {
        indexed.append((index, element))
      } else {
        named.append(element)
      }
    }
    if indexed.isEmpty { return named }
    indexed.sort { $0.index < $1.index }
    return indexed.map(\.element) + named
  }
}
