import JSPrimitives
import SchemaModel
import SourceJSON
import Synchronization
import Testing

@testable import Validation

/// Calls reuse memory and share nothing else.
@Suite struct RecordPoolTests {
  private static let schema = ZodSchema.object { Field("name", .string().min(2)) }

  /// Returns the number of record validators that a pool keeps.
  private func kept(by validator: Validator) -> Int {
    var taken: [RecordPool.Loan] = []
    while let loan = validator.records.borrow() { taken.append(loan) }
    for loan in taken { validator.records.put(loan) }
    return taken.count
  }

  @Test func callsOneAfterTheOtherNeedOne() throws {
    let validator = try Validator(Self.schema)
    #expect(kept(by: validator) == 0)
    for _ in 0..<10 {
      #expect(validator.isValid(#"{"name": "Ana"}"#))
      #expect(validator.validate(#"{"name": 1}"#).issues.count == 1)
      #expect(!validator.isValid("{"))
    }
    #expect(kept(by: validator) == 1)
  }

  @Test func noMoreThanItsPlacesAreKept() throws {
    let validator = try Validator(Self.schema)
    func nested(_ depth: Int) throws {
      guard depth > 0 else { return }
      try validator.withRecord { _ in try nested(depth - 1) }
    }
    try nested(RecordPool.capacity + 5)
    #expect(kept(by: validator) == RecordPool.capacity)
  }

  @Test func theMemoryOfALargePayloadIsFreed() throws {
    let validator = try Validator(.array(.string()))
    let element = #""\u0061","#
    let large = "[" + String(repeating: element, count: 50_000) + "1]"
    #expect(!validator.isValid(large))
    #expect(kept(by: validator) == 0)
    let unfinished = "[" + String(repeating: "1,", count: 50_000)
    #expect(!validator.isValid(unfinished))
    #expect(kept(by: validator) == 0)
    #expect(validator.isValid("[]"))
    #expect(kept(by: validator) == 1)
  }

  @Test func theMemoryOfALargeOutputIsFreed() throws {
    let numbers = JSONValue.array((0..<100_000).map { .number(Double($0)) })
    let validator = try Validator(
      .object { Field("numbers", .array(.number()).default(numbers)) })
    #expect(validator.validate("{}").isValid)
    #expect(kept(by: validator) == 0)
    #expect(validator.validate(#"{"numbers": []}"#).isValid)
    #expect(kept(by: validator) == 1)
  }

  @Test func theMemoryOfALargeValueOfTheSchemaIsFreed() throws {
    let texts = JSONValue.array((0..<50_000).map { .string(JSText(" \($0) ")) })
    let validator = try Validator(
      .object { Field("texts", .array(.string().trim()).prefault(texts)) })
    #expect(validator.isValid("{}"))
    #expect(kept(by: validator) == 0)
    #expect(validator.isValid(#"{"texts": [" a "]}"#))
    #expect(kept(by: validator) == 1)
    #expect(validator.validate(["texts": .array([])]).isValid)
    #expect(kept(by: validator) == 1)
    #expect(validator.validate(["texts": texts]).isValid)
    #expect(kept(by: validator) == 0)
  }

  @Test func valuesOfTheProgramUseItToo() throws {
    let validator = try Validator(Self.schema)
    #expect(validator.validate(["name": "Ana"]).isValid)
    #expect(validator.validate(["name": 1]).issues.count == 1)
    #expect(validator.validateAbsent().issues.count == 1)
    #expect(validator.isValid(#"{"name": "Ana"}"#))
    #expect(kept(by: validator) == 1)
  }

  @Test func messagesAreThoseOfTheCall() throws {
    let validator = try Validator(Self.schema)
    let messages = IssueMessages { _ in "no" }
    let text = #"{"name": "A"}"#
    let standard = validator.validate(text)
    #expect(validator.validate(text, messages: messages).issues.map(\.message) == ["no"])
    #expect(validator.validate(text) == standard)
  }

  @Test func changedLimitsApplyToLaterCalls() throws {
    var validator = try Validator(Self.schema)
    let text = #"{"name": "Ana"}"#
    let before = validator
    #expect(validator.verdict(on: text) == .valid)
    validator.limits = ValidationLimits(maximumBytes: 3)
    guard case .undecided = validator.verdict(on: text) else {
      Issue.record("decided")
      return
    }
    #expect(before.verdict(on: text) == .valid)
  }

  /// A function that validates with the validator that calls it.
  @Test func aFunctionMayUseTheSameValidator() throws {
    let own = Mutex<Validator?>(nil)
    var functions = FunctionRegistry.standard
    functions.register(predicate: "holdsAnother") { value in
      guard let inner = value["inner"], let validator = own.withLock({ $0 }) else { return true }
      return try validator.isValid(JSONWriter.bytes(of: inner))
        && validator.validate(inner).isValid
        && validator.decode([String: JSONValue].self, from: inner).isValid
    }
    let validator = try Validator(
      .object {
        Field("name", .string().toLowerCase())
        Field("inner", .unknown.optional())
      }.refine("holdsAnother"), functions: functions)
    own.withLock { $0 = validator }
    defer { own.withLock { $0 = nil } }
    let right = #"{"name":"A","inner":{"name":"B","inner":{"name":"C"}}}"#
    let outcome = validator.validate(right)
    #expect(outcome.output.map(JSONWriter.string) == right.replacing("\"A\"", with: "\"a\""))
    #expect(!validator.isValid(#"{"name":"A","inner":{"name":"B","inner":{"name":1}}}"#))
  }

  /// A type that validates while it is read.
  private struct Checked: JSONDecodable {
    static let validator = Mutex<Validator?>(nil)
    var name: String

    init(reading value: inout JSONValueReader) throws {
      let isValid = Self.validator.withLock { $0 }?.isValid(#"{"name": "another text"}"#)
      #expect(isValid == true)
      name = try value.read("name")
    }
  }

  @Test func aTypeMayValidateWhileItIsRead() throws {
    let validator = try Validator(Self.schema)
    Checked.validator.withLock { $0 = validator }
    let outcome = try validator.decode(Checked.self, from: #"{"name": "A\u006ea"}"#)
    #expect(outcome.output?.name == "Ana")
  }

  @Test func manyThreadsUseOneValidator() async throws {
    let validator = try Validator(
      .object {
        Field("id", .number().int())
        Field("name", .string().trim().toLowerCase().min(3))
      })
    await withTaskGroup(of: Int.self) { group in
      for task in 0..<24 {
        group.addTask {
          var agreed = 0
          for turn in 0..<200 {
            let id = task * 1000 + turn
            let text = #"{"id":\#(id),"name":" NAME\#(id) "}"#
            let output = validator.validate(text).output
            let table = try? validator.decode([String: JSONValue].self, from: text).output
            let isValid = validator.isValid(text)
            let issues = validator.validate(#"{"id":\#(id).5}"#).issues
            if output?["id"] == .number(Double(id)), output?["name"]?.text?.string == "name\(id)",
              table?["name"]?.text?.string == "name\(id)", isValid, issues.count == 2
            {
              agreed += 1
            }
          }
          return agreed
        }
      }
      for await agreed in group { #expect(agreed == 200) }
    }
    #expect((1...RecordPool.capacity).contains(kept(by: validator)))
  }
}
