import SchemaModel
import SourceJSON
import Testing
import Validation

/// Every run has a budget of steps and memory, so that no payload takes a time that is not linear in its length.
@Suite struct WorkBudgetTests {
  private func reason(_ outcome: Outcome<JSONValue>) -> UndecidedReason? {
    guard case .undecided(let reason) = outcome else { return nil }
    return reason
  }

  private static let limits = ValidationLimits(maximumSteps: 20_000, maximumMemory: 4_000_000)

  @Test(arguments: HostileFamily.all)
  func everyFamilyEndsByTheBudget(_ family: HostileFamily) throws {
    let validator = try Validator(
      family.schema, direction: family.direction, limits: Self.limits)
    let few = family.payload(3)
    #expect(reason(validator.validate(few)) == nil, "\(few)")
    let many = family.payload(family.many)
    let found = reason(validator.validate(many))
    switch found {
    case .memoryLimit(let limit): #expect(limit == 4_000_000 + 256 * many.utf8.count)
    case .stepLimit(let limit):
      #expect(!family.endsByMemory)
      #expect(limit > 20_000 + 64 * many.utf8.count)
    default: Issue.record("\(String(describing: found))")
    }
  }

  /// Judging, explaining and the ways without a tape or an output have one budget.
  @Test(arguments: HostileFamily.all.filter { !$0.endsByMemory })
  func everyWayEndsByTheBudget(_ family: HostileFamily) throws {
    let validator = try Validator(
      family.schema, direction: family.direction, limits: Self.limits)
    let payload = Array(family.payload(family.many).utf8)
    for keepsOutput in [true, false] {
      var record = RecordValidator(validator, keepsOutput: keepsOutput)
      try payload.withUnsafeBufferPointer { bytes in
        if case .undecided(.stepLimit) = try record.verdict(on: bytes) {
        } else {
          Issue.record("the verdict is known")
        }
        // The next payload has a budget of its own.
        let short = Array(family.payload(1).utf8)
        try short.withUnsafeBufferPointer { bytes in
          if case .undecided = try record.judge(bytes) { Issue.record("the budget is not renewed") }
        }
      }
    }
    let value = try JSONDocument(payload, limits: .default).value
    #expect(reason(validator.validate(value)) != nil)
  }

  /// The budget grows with the payload, so a large payload needs no larger limit.
  @Test func aFlatPayloadOfAnySizeIsDecided() throws {
    let limits = ValidationLimits(maximumSteps: 0, maximumMemory: 0)
    let object = ZodSchema.object {
      Field("a", .string().or(.number()))
      Field("b", .array(.number().or(.null)).optional())
      Field("c", .string().default(.json("c")))
    }
    let validator = try Validator(.array(object), limits: limits)
    let valid = Array(repeating: #"{"a":1,"b":[1,null,3]}"#, count: 5_000)
    let invalid = Array(repeating: #"{"a":true,"b":[true]}"#, count: 5_000)
    #expect(validator.validate("[" + valid.joined(separator: ",") + "]").isValid)
    #expect(
      validator.validate("[" + invalid.joined(separator: ",") + "]").issues.count == 10_000)
  }

  @Test func theReasonsNameTheLimit() {
    #expect(
      UndecidedReason.stepLimit(7).description == "validation takes more than the limit of 7 steps")
    #expect(
      UndecidedReason.memoryLimit(7).description
        == "validation takes more than the limit of 7 bytes of memory")
  }
}
