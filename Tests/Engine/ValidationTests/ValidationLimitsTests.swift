import SourceJSON
import Testing
import Validation

@Suite("The limits of a payload")
struct ValidationLimitsTests {
  @Test("What is left out is the default")
  func defaults() {
    #expect(ValidationLimits() == .default)
    #expect(ValidationLimits.default.reading == .default)
    #expect(ValidationLimits(maximumIssues: 5).reading == .default)
    #expect(ValidationLimits(maximumDepth: 5).reading == JSONLimits(maximumDepth: 5))
  }

  @Test("Limits stay within what can be kept")
  func clamped() {
    let small = ValidationLimits(
      maximumBytes: -1, maximumDepth: -1, maximumStringBytes: -1, maximumIssues: -1,
      maximumSteps: -1, maximumMemory: -1, regexSteps: -1, regexMemory: -1, htmlMemory: -1)
    #expect(
      small
        == ValidationLimits(
          maximumBytes: 0, maximumDepth: 0, maximumStringBytes: 0, maximumIssues: 0,
          maximumSteps: 0, maximumMemory: 0, regexSteps: 0, regexMemory: 0, htmlMemory: 0))
    var changed = ValidationLimits()
    changed.htmlMemory = -5
    changed.maximumIssues = -5
    #expect(changed == ValidationLimits(maximumIssues: 0, htmlMemory: 0))
  }

  @Test("Limits beyond all numbers are none")
  func greatest() throws {
    let limits = ValidationLimits(
      maximumBytes: .max, maximumDepth: .max, maximumStringBytes: .max, maximumIssues: .max,
      maximumSteps: .max, maximumMemory: .max, regexSteps: .max, regexMemory: .max, htmlMemory: .max
    )
    let validator = try Validator(
      .array(.string().regex("^a+$").transform(.sanitizeHTMLAndTrim(in: .february2026))),
      limits: limits)
    #expect(validator.validate(#"["aaa"]"#).isValid)
    #expect(validator.validate(#"["<b>","é"]"#).issues.count == 2)
  }
}
