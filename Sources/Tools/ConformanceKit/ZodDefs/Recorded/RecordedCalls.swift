internal import SchemaModel
internal import SourceJSON
internal import Synchronization

/// The recorded calls of one function, which answer calls with the same argument.
///
/// Calls with the same argument are answered in the recorded order, and the last answer repeats: a validator may call
/// a function more often than Zod does. A member that is recorded as null may have been `undefined`, so an argument
/// without it is the same one if no other is equal.
final class RecordedCalls: Sendable {
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
    self.calls = Dictionary(grouping: calls) { JSONWriter.string(of: $0.input) }
    arguments = Dictionary(
      calls.map {
        (JSONWriter.string(of: $0.input.withoutNullMembers), JSONWriter.string(of: $0.input))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the recorded answer to a call.
  func answer(to argument: JSONValue) throws -> RecordedCall {
    let written = JSONWriter.string(of: argument)
    let reduced = JSONWriter.string(of: argument.withoutNullMembers)
    let text = calls[written] == nil ? arguments[reduced] ?? written : written
    guard let answers = calls[text], let last = answers.last else {
      throw Unrecorded(argument: written)
    }
    guard answers.count > 1 else { return last }
    let turn = turns.withLock { turns in
      defer { turns[text, default: 0] += 1 }
      return turns[text, default: 0]
    }
    return answers.indices.contains(turn) ? answers[turn] : last
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
      let members = object.members.filter { $0.value != .null }
      return .object(JSONObject(members.map { ($0.key, $0.value.withoutNullMembers) }))
    }
  }
}
