internal import SchemaModel
internal import SourceJSON
internal import Synchronization

/// The recorded calls of one function, which answer calls with the same argument.
///
/// Calls with the same argument are answered in the recorded order, and the last answer repeats: a validator may call
/// a function more often than Zod does. A member that is recorded as null may have been `undefined`, so an argument
/// without it is the same one if no other is equal, and null and `undefined` are one argument.
final class RecordedCalls: Sendable {
  /// The error of a call that threw one.
  struct Thrown: Error, CustomStringConvertible {
    var name: String

    var description: String { "the function throws a \(name)" }
  }

  /// The error of a call that was not recorded.
  struct Unrecorded: Error, CustomStringConvertible {
    var argument: String

    var description: String { "no call with \(argument) is recorded" }
  }

  /// The calls by the JSON text of their argument.
  private let calls: [String: [RecordedCall]]
  /// The text of the first argument with each text of an argument without its null members.
  private let arguments: [String: String]
  /// The number of answers so far, by the JSON text of the argument.
  private let turns = Mutex<[String: Int]>([:])

  init(_ calls: [RecordedCall]) {
    self.calls = Dictionary(grouping: calls) { Self.text(of: $0.input) }
    arguments = Dictionary(
      calls.map { (Self.reducedText(of: $0.input), Self.text(of: $0.input)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the recorded answer to a call.
  ///
  /// - Throws: `Unrecorded`, or the error that the function threw.
  func answer(to argument: ZodValue) throws -> RecordedCall {
    let written = Self.text(of: argument)
    let text =
      calls[written] == nil ? arguments[Self.reducedText(of: argument)] ?? written : written
    guard let answers = calls[text], let last = answers.last else {
      throw Unrecorded(argument: written)
    }
    var answer = last
    if answers.count > 1 {
      let turn = turns.withLock { turns in
        defer { turns[text, default: 0] += 1 }
        return turns[text, default: 0]
      }
      if answers.indices.contains(turn) { answer = answers[turn] }
    }
    if let name = answer.thrown { throw Thrown(name: name) }
    return answer
  }

  private static func text(of argument: ZodValue) -> String {
    JSONWriter.string(of: argument.isUndefined ? .null : argument.recorded)
  }

  private static func reducedText(of argument: ZodValue) -> String {
    JSONWriter.string(
      of: argument.isUndefined ? .null : argument.recorded.withoutNullMembers)
  }

  /// Starts again with the first answers.
  func rewind() { turns.withLock { $0 = [:] } }
}

extension JSONValue {
  /// The value without the null members of its objects.
  fileprivate var withoutNullMembers: JSONValue {
    switch self {
    case .null, .boolean, .number, .string: return self
    case .array(let elements): return .array(elements.map(\.withoutNullMembers))
    case .object(let object):
      let members = object.members.filter {
        $0.value != .null && $0.value != ["$undefined": true]
      }
      return .object(JSONObject(members.map { ($0.key, $0.value.withoutNullMembers) }))
    }
  }
}
