import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// After a run of invalid payloads the next one is expected to be invalid, and its issues are found at once.
@Suite struct InvalidRunTests {
  private static let schema = ZodSchema.object {
    Field("name", .string().trim().min(2))
    Field("size", ZodSchema.number().int().optional())
    Field("tags", .array(.string()).default([.string("new")]))
  }

  /// A payload as the caller sees it.
  private enum Seen: Equatable {
    case unreadable(JSONError)
    case undecided(UndecidedReason)
    case judged(Verdict, issues: [ValidationIssue])
  }

  private static func see(_ text: String, _ record: inout RecordValidator) -> Seen {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      do throws(JSONError) {
        let verdict = try record.verdict(on: bytes, needsIssues: true)
        let count = record.issueCount()
        switch record.explain() {
        case .success(let issues):
          #expect(count == .success(issues.count))
          return .judged(verdict, issues: issues)
        case .failure(let reason):
          #expect(count == .failure(reason))
          return .undecided(reason)
        }
      } catch {
        return .unreadable(error)
      }
    }
  }

  private static let payloads = [
    #"{"name":"Ana"}"#, #"{"name":" A "}"#, #"{"name":"Ana","size":1.5,"tags":[1]}"#, "[]", "null",
    #"{"name":"","name":"Ana"}"#, #"{"name":"A"#, #"{"name":"A"} {"#, "", "[[[[[[[[[[]]]]]]]]]]",
    #"{"name":"Ana","tags":["a","b"]}"#,
  ]

  @Test("Whatever follows a run of invalid payloads, each is seen as by a validator of its own")
  func everyPayload() throws {
    let limits = ValidationLimits(maximumDepth: 8)
    let validator = try Validator(Self.schema, limits: limits)
    for length in [0, 1, 7, 8, 9, 20] {
      for payload in Self.payloads {
        var record = RecordValidator(validator)
        for _ in 0..<length { _ = Self.see(#"{"name":"A","size":"1"}"#, &record) }
        for next in [payload, payload, #"{"name":"A"}"#, payload] {
          var alone = RecordValidator(validator)
          #expect(Self.see(next, &record) == Self.see(next, &alone), "\(next) after \(length)")
        }
      }
    }
  }

  @Test("A payload whose issues can't be found after a run is judged as any other")
  func undecided() throws {
    struct Failure: Error {}
    let validator = try Validator(
      .object {
        Field("a", .string().min(2))
        Field("b", .string().refine("fails") { if $0 == "no" { throw Failure() } else { true } })
      })
    var record = RecordValidator(validator)
    for _ in 0..<20 { _ = Self.see(#"{"a":"x","b":"y"}"#, &record) }
    for text in [#"{"a":"x","b":"no"}"#, #"{"a":"xx","b":"no"}"#, #"{"a":"xx","b":"y"}"#] {
      var alone = RecordValidator(validator)
      #expect(Self.see(text, &record) == Self.see(text, &alone), "\(text)")
    }
  }

  @Test("A valid payload after a run has an output")
  func output() throws {
    var record = RecordValidator(try Validator(Self.schema))
    for _ in 0..<20 { _ = Self.see("{}", &record) }
    let (verdict, output) = try Array(#"{"name":" Ana "}"#.utf8).withUnsafeBufferPointer { bytes in
      (try record.verdict(on: bytes, needsIssues: true), record.outputValue)
    }
    #expect(verdict == .valid)
    #expect(output == ["name": "Ana", "tags": ["new"]])
  }
}
