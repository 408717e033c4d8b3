import PayloadGeneration
import SchemaModel
import SourceJSON
import Validation

/// Writes generated payloads, each judged by the validator first: the generator foresees verdicts by means
/// of its own, and nothing is written that the two don't agree on.
struct GenerationSession: ~Copyable {
  private let generator: PayloadGenerator
  private var record: RecordValidator
  private let seed: UInt64
  private let explains: Bool
  private var output = OutputStream.standardOutput()
  /// The payload at work; its room is used again.
  private var payload: [UInt8] = []

  /// - Parameter explains: whether each line holds the expected issues beside the payload.
  init(_ generator: PayloadGenerator, _ validator: Validator, seed: UInt64, explains: Bool) {
    self.generator = generator
    record = RecordValidator(validator)
    self.seed = seed
    self.explains = explains
  }

  /// Writes the first payloads of the sequence.
  ///
  /// - Throws: `GenerationError`, `GenerationDisagreement` or `FileError`; what was made before is written.
  mutating func write(_ kind: GenerateCommand.Kind, count: UInt64) throws {
    do {
      for index in 0..<count {
        switch kind {
        case .valid: try write(generator.valid(seed: seed, index: index), [], index)
        case .invalid:
          let invalid = try generator.invalid(seed: seed, index: index)
          try write(invalid.payload, invalid.expected, index)
        }
      }
    } catch let error as FileError {
      throw error
    } catch {
      try output.flush()
      throw error
    }
    try output.flush()
  }

  private mutating func write(
    _ value: JSONValue, _ expected: [ExpectedIssue], _ index: UInt64
  ) throws {
    payload.removeAll(keepingCapacity: true)
    JSONWriter.append(value, to: &payload)
    guard try hasIssues(expected) else {
      throw GenerationDisagreement(
        seed: seed, index: index, payload: String(decoding: payload, as: UTF8.self))
    }
    let (payload, explains) = (payload, explains)
    try output.write { bytes in
      if explains {
        JSONWriter.append(literal: #"{"payload":"#, to: &bytes)
        bytes += payload
        JSONWriter.append(literal: #","expected":"#, to: &bytes)
        JSONWriter.append(.array(expected.map(\.json)), to: &bytes)
        bytes.append(UInt8(ascii: "}"))
      } else {
        bytes += payload
      }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Whether the validator finds these issues in the payload at work, and no others.
  private mutating func hasIssues(_ expected: [ExpectedIssue]) throws -> Bool {
    let bytes = payload
    return try bytes.withUnsafeBufferPointer { buffer in
      let verdict = try record.judge(buffer)
      guard verdict == .invalid, case .success(let issues) = record.explain() else {
        return verdict == .valid && expected.isEmpty
      }
      return issues.elementsEqual(expected) { issue, expected in
        issue.code.rawValue == expected.code.rawValue && issue.path == expected.path
      }
    }
  }
}

/// A payload on which generator and validator disagree.
struct GenerationDisagreement: Error, CustomStringConvertible {
  var seed: UInt64
  var index: UInt64
  var payload: String

  var description: String {
    "payload \(index) of seed \(seed) is not what it was made to be: \(payload)"
  }
}
