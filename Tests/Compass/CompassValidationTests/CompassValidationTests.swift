import CompassValidation
import Testing

@Suite("One import for an app")
struct CompassValidationTests {
  @Test("A valid coach comes back transformed")
  func validCoach() throws {
    let coach = try Validator(.coach)
    let outcome = coach.validate(
      #"{"role": "head", "email": "A@Example.CO", "first_name": " <b>Ann</b> ", "extra": 1}"#)
    #expect(outcome.isValid)
    #expect(
      outcome.output == ["first_name": "Ann", "role": "head", "email": "a@example.co"])
  }

  @Test("An invalid one has a message for each field")
  func invalidCoach() throws {
    let outcome = try Validator(.coach).validate(#"{"role": "boss", "phone": "12"}"#)
    #expect(!outcome.isValid)
    #expect(outcome.issues.map(\.field) == ["role", "phone"])
    #expect(outcome.issues.map(\.code) == [.invalidValue, .invalidFormat])
    #expect(outcome.issues.fieldErrors["phone"] == "Please enter a valid phone number")
    #expect(
      outcome.issues.firstMessage(for: "role")
        == #"Invalid option: expected one of "head"|"assistant"|"recruiting""#)
  }

  @Test("An output is decoded into a type")
  func typedOutput() throws {
    let outcome = try Validator(.coach).decode(
      Coach.Input.self, from: Array(#"{"role": "head"}"#.utf8))
    #expect(outcome == .valid(Coach.Input(role: .head)))
  }

  @Test("A value is validated like text")
  func values() throws {
    let event: JSONValue = ["type": "camp", "start_date": "2026-03-02", "end_date": "2026-03-01"]
    let outcome = try Validator(.event).validate(event)
    #expect(outcome.issues.map(\.message) == ["End date must be after start date"])
    #expect(outcome.issues.map(\.path) == [["end_date"]])
    #expect(outcome.issues.map(\.range) == [nil])
  }

  @Test("Text that is not JSON is undecided")
  func notJSON() throws {
    let coach = try Validator(.coach)
    let error = try #require(throws: UndecidedReason.self) { try coach.validate("{").get() }
    guard case .notJSON(let fault) = error else { throw error }
    #expect(fault.offset == 1)
  }

  @Test("An app writes its own schemas, with functions of its own")
  func ownSchema() throws {
    var functions = FunctionRegistry.standard
    functions.register(predicate: "even") {
      ($0.number ?? 1).truncatingRemainder(dividingBy: 2) == 0
    }
    functions.register(transform: "shout") { .string(($0.string ?? "") + "!") }
    let schema = ZodSchema.object {
      Field("count", .number().int().refine("even", "Must be even"))
      Field("word", .string().trim().transform("shout"))
    }
    let validator = try Validator(schema, functions: functions)
    #expect(
      validator.validate(#"{"count": 2, "word": " hi "}"#)
        == .valid(["count": 2, "word": "hi!"]))
    #expect(
      validator.validate(#"{"count": 3, "word": ""}"#).issues.map(\.message) == ["Must be even"]
    )
    #expect(throws: SchemaError.self) { try Validator(schema) }
  }

  @Test("A schema document is a validator too")
  func documents() throws {
    let text =
      #"{"format":"schema-document/1","name":"n","schema":{"type":"number","checks":[{"check":"greater_than","value":0,"inclusive":true}]}}"#
    let validator = try Validator(document: Array(text.utf8))
    #expect(validator.validate("1").isValid)
    #expect(
      validator.validate("-1").issues.map(\.message) == ["Too small: expected number to be >=0"]
    )
    #expect(
      try SchemaCatalog.document(named: "event", currentYear: 2026)?.schema
        == WebSchema.event.schema(in: .newest))
  }

  @Test("One validator serves many threads")
  func threads() async throws {
    let coach = try Validator(.coach)
    let agreed = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let outcome = coach.validate(#"{"role": "\#(index % 2 == 0 ? "head" : "boss")"}"#)
          return outcome.isValid == (index % 2 == 0)
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
    #expect(agreed)
  }

  @Test("The rules come with it")
  func rules() {
    #expect(FitTier(score: 70) == .match)
    #expect(InterestLevel(yesCount: 4).displayName == "High Interest")
  }
}
