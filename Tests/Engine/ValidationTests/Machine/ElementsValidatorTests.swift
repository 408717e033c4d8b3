import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Arrays that are validated element by element have the verdict, the output and the number of issues of a run over all
/// of them.
@Suite struct ElementsValidatorTests {
  private static let element = ZodSchema.object {
    Field("a", .string().trim().min(1))
    Field("b", .array(.union(.number(), .string().max(2))).optional())
  }

  private func answer(
    to payload: String, by validator: Validator, countsIssues: Bool = true
  ) -> ElementsValidator.Answer? {
    var elements = ElementsValidator(validator)
    return Array(payload.utf8).withUnsafeBufferPointer {
      elements.judge($0, countsIssues: countsIssues)
    }
  }

  /// The output of a valid payload; nil if an element is not valid.
  private func output(of payload: String, by validator: Validator) -> String? {
    var elements = ElementsValidator(validator)
    var pieces: [[UInt8]] = []
    let isWritten = Array(payload.utf8).withUnsafeBufferPointer { bytes in
      elements.writeOutput(of: bytes) { pieces.append($0) }
    }
    return isWritten ? String(decoding: pieces.joined(), as: UTF8.self) : nil
  }

  @Test(arguments: [
    "[]", " [ ] ", #"[{"a":" x "}]"#, #"[{"a":" x\n"},{"a":"y","b":[1,2]},{"a":"z","q":0}]"#,
  ])
  func aValidArrayHasItsOutput(payload: String) throws {
    let validator = try Validator(.array(Self.element))
    let whole = validator.validate(payload)
    #expect(whole.isValid)
    #expect(answer(to: payload, by: validator) == .valid)
    #expect(output(of: payload, by: validator) == whole.written)
  }

  @Test(arguments: [
    "[4]", #"[{"a":" "},{"a":"\u0041","b":["long"]},4]"#, #"[{"a":"x"},{"b":[1,null]}]"#,
    #"[{"a":"x"},{"a":7,"b":{}},{"a":"y"},{}]"#,
  ])
  func anInvalidArrayHasItsIssuesCounted(payload: String) throws {
    let validator = try Validator(.array(Self.element))
    guard case .invalid(let issues) = validator.validate(payload) else {
      Issue.record("the payload is valid")
      return
    }
    #expect(answer(to: payload, by: validator) == .invalid(issueCount: issues.count))
    #expect(answer(to: payload, by: validator, countsIssues: false) == nil)
    #expect(output(of: payload, by: validator) == nil)
  }

  /// Issues that a catch forgets count toward the limit of their payload, not of the next one.
  @Test func theIssuesOfAnEarlierArrayAreForgotten() throws {
    let left = ZodSchema.Shape([Field("a", .number().catch(1))], unknownKeys: .keep)
    let right = ZodSchema.Shape([], unknownKeys: .strip)
    let element = ZodSchema.intersection(
      ZodSchema(.object(left)), ZodSchema(.object(right)))
    let validator = try Validator(
      .array(element), limits: ValidationLimits(maximumIssues: 6))
    let valid = Array(#"[{"a":"x"}]"#.utf8)
    let invalid = Array("[1,2,3]".utf8)
    var elements = ElementsValidator(validator)
    #expect(
      invalid.withUnsafeBufferPointer { elements.judge($0, countsIssues: true) }
        == .invalid(issueCount: 6))
    var output: [UInt8] = []
    let isWritten = valid.withUnsafeBufferPointer { bytes in
      elements.writeOutput(of: bytes) { output += $0 }
    }
    #expect(isWritten)
    #expect(String(decoding: output, as: UTF8.self) == #"[{"a":1}]"#)
  }

  /// The validator of one payload is that of the next one.
  @Test func runsDoNotMix() throws {
    var elements = ElementsValidator(try Validator(.array(Self.element)))
    for (payload, expected) in [
      ("[4]", .invalid(issueCount: 1)), (#"[{"a":"x"}]"#, .valid), ("[1,", nil), ("[]", .valid),
      ("[1,2]", .invalid(issueCount: 2)),
    ] as [(String, ElementsValidator.Answer?)] {
      let answer = Array(payload.utf8).withUnsafeBufferPointer {
        elements.judge($0, countsIssues: true)
      }
      #expect(answer == expected)
    }
  }

  @Test(arguments: ["", "{}", "7", "[", #"[{"a":"x"},]"#, #"[{"a":"x"}] 1"#, #"[4,{"a":tru}]"#])
  func onlyARunOverAllOfThePayloadCanSay(payload: String) throws {
    #expect(answer(to: payload, by: try Validator(.array(Self.element))) == nil)
  }

  /// The limit of issues counts those of all elements, with those of the options of unions.
  @Test func theLimitOfIssuesIsThatOfThePayload() throws {
    let schema = ZodSchema.array(.union(.number(), .boolean()))
    for limit in 0...8 {
      let validator = try Validator(schema, limits: ValidationLimits(maximumIssues: limit))
      var whole = RecordValidator(validator)
      try Array("[1,null,null,true]".utf8).withUnsafeBufferPointer { bytes in
        _ = try whole.judge(bytes)
        let count = try? whole.issueCount().get()
        #expect(
          answer(to: "[1,null,null,true]", by: validator)
            == count.map { .invalid(issueCount: $0) })
      }
    }
  }

  /// Values that functions return, and whole numbers of any size, count for the payload and not for an element.
  @Test func peculiarElementsHaveNoAnswer() throws {
    var functions = FunctionRegistry.standard
    functions.register(transform: "wrap") { .array([$0]) }
    let wrapping = try Validator(.array(.any.transform("wrap")), functions: functions)
    #expect(answer(to: "[1]", by: wrapping) == nil)
    #expect(answer(to: "[]", by: wrapping) == .valid)
  }

  @Test func onlyAnArrayWithoutChecksOfItsOwnFits() throws {
    func fits(_ schema: ZodSchema) throws -> Bool {
      ElementsValidator.fits(try Validator(schema))
    }
    #expect(try fits(.array(Self.element)))
    #expect(try fits(.array(.array(.number()).max(2))))
    #expect(try !fits(.array(Self.element).min(1)))
    #expect(try !fits(.array(Self.element).optional()))
    #expect(try !fits(Self.element))
  }

  @Test func aLongOutputComesInPieces() throws {
    var elements = ElementsValidator(try Validator(.array(.string().trim())))
    let payload = "[" + String(repeating: #"" text ","#, count: 20_000) + "\"\"]"
    var sizes: [Int] = []
    let isWritten = Array(payload.utf8).withUnsafeBufferPointer { bytes in
      elements.writeOutput(of: bytes) { sizes.append($0.count) }
    }
    #expect(isWritten)
    #expect(sizes.reduce(0, +) == 7 * 20_000 + 4)
    #expect(sizes.count == 3)
    #expect(sizes.dropLast().allSatisfy { 65_536..<65_600 ~= $0 })
  }

  /// The elements of an inner array stay where a check looks at them.
  @Test func arraysInAnArrayAreWhole() throws {
    let validator = try Validator(.array(.array(.string().trim())))
    #expect(answer(to: #"[[" a ","b"],[]]"#, by: validator) == .valid)
    #expect(output(of: #"[[" a ","b"],[]]"#, by: validator) == #"[["a","b"],[]]"#)
  }
}
