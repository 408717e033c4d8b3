import Diagnostics
import JSPrimitives
import PayloadGeneration
import SchemaModel
import SourceJSON
import Validation

/// Writes generated payloads.
struct GenerationSession: ~Copyable {
  /// The output for each payload.
  enum Output {
    /// The payload alone, one per line.
    case payloads
    /// An object per line: the payload, its changes, and the expected issues.
    case explained
    /// One file of golden vectors with the validator's verdict on each payload.
    case vectors(GeneratedVectors)
  }

  private let generator: PayloadGenerator
  private var record: RecordValidator
  private let zod: ZodVersion
  private let form: Output
  private let seed: UInt64
  private var output = OutputStream.standardOutput()
  /// The current payload; its storage is reused.
  private var payload: [UInt8] = []

  init(_ generator: PayloadGenerator, _ validator: Validator, form: Output, seed: UInt64) {
    self.generator = generator
    record = RecordValidator(validator)
    zod = validator.zod
    self.form = form
    self.seed = seed
  }

  /// Writes the first payloads of the sequence.
  ///
  /// - Throws: `GenerationError` or `FileError`; earlier payloads are written.
  mutating func write(_ kind: GenerateCommand.Kind, count: UInt64) throws {
    do {
      if case .vectors(let vectors) = form { try output.write(PrintableText.json(vectors.head)) }
      for index in 0..<count {
        switch kind {
        case .valid: try write(generator.valid(seed: seed, index: index), [], [], index)
        case .invalid:
          let invalid = try generator.invalid(seed: seed, index: index)
          try write(invalid.payload, invalid.expected, invalid.mutations, index)
        }
      }
      if case .vectors = form { try output.write(GeneratedVectors.tail) }
    } catch let error as FileError {
      throw error
    } catch {
      try output.flush()
      throw error
    }
    try output.flush()
  }

  private mutating func write(
    _ value: JSONValue, _ expected: [ExpectedIssue], _ mutations: [AppliedMutation], _ index: UInt64
  ) throws {
    payload.removeAll(keepingCapacity: true)
    JSONWriter.append(value, to: &payload)
    switch form {
    case .payloads: try writeLine(payload)
    case .explained: try writeLine(explained(expected, mutations))
    case .vectors(let vectors):
      if index > 0 { try output.write(GeneratedVectors.separator) }
      let vector = try vector(vectors.id(index))
      try output.write { bytes in
        vector.withUnsafeBufferPointer { PrintableText.append(json: $0, to: &bytes) }
      }
    }
  }

  private mutating func writeLine(_ line: [UInt8]) throws(FileError) {
    try output.write { bytes in
      line.withUnsafeBufferPointer { PrintableText.append(json: $0, to: &bytes) }
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private func explained(
    _ expected: [ExpectedIssue], _ mutations: [AppliedMutation]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(literal: #"{"payload":"#, to: &bytes)
    bytes += payload
    JSONWriter.append(literal: #","mutations":"#, to: &bytes)
    JSONWriter.append(.array(mutations.map(\.json)), to: &bytes)
    JSONWriter.append(literal: #","expected":"#, to: &bytes)
    JSONWriter.append(.array(expected.map(\.json)), to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// Returns the current payload as a vector's case.
  ///
  /// - Throws: `GenerationError` if its output is not JSON.
  private mutating func vector(_ id: JSText) throws(GenerationError) -> [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(literal: #"{"id":"#, to: &bytes)
    JSONWriter.append(id, to: &bytes)
    JSONWriter.append(literal: #","input":"#, to: &bytes)
    bytes += payload
    bytes.append(UInt8(ascii: ","))
    let payload = payload
    let status = payload.withUnsafeBufferPointer {
      record.appendVerdict(of: $0, zod: zod, to: &bytes)
    }
    guard status != .notJudged else {
      throw GenerationError(path: "$.schema", reason: "a payload has an output that is not JSON")
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
