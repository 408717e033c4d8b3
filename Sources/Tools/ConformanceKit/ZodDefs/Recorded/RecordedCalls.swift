internal import SchemaModel
internal import SourceJSON
internal import Synchronization

/// The recorded calls of one function, which answer calls with the same argument.
///
/// Calls with the same argument are answered in the recorded order, and the last answer repeats: a validator may call
/// a function more often than Zod does.
final class RecordedCalls: Sendable {
  /// The error of a call that was not recorded.
  struct Unrecorded: Error, CustomStringConvertible {
    var argument: String

    var description: String { "no call with \(argument) is recorded" }
  }

  /// The calls by the JSON text of their argument.
  private let calls: [String: [RecordedCall]]
  /// The number of answers so far, by the JSON text of the argument.
  private let turns = Mutex<[String: Int]>([:])

  init(_ calls: [RecordedCall]) {
    self.calls = Dictionary(grouping: calls) { JSONWriter.string(of: $0.input) }
  }

  /// Returns the recorded answer to a call.
  func answer(to argument: JSONValue) throws -> RecordedCall {
    let text = JSONWriter.string(of: argument)
    guard let answers = calls[text], let last = answers.last else {
      throw Unrecorded(argument: text)
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
