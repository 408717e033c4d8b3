import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import Validation

/// Functions from text to text that an app writes.
@Suite struct TextFunctionTests {
  private static let withoutSign = ZodSchema.TextFunction.text(
    unchangedIf: [.doesNotBegin(with: "#")]
  ) { text, _ in
    text.first == UInt8(ascii: "#") ? .part(1..<text.count) : .unchanged
  }
  private static let withoutDots = ZodSchema.TextFunction.text(unchangedIf: [.lacks(".")]) {
    text, output in
    for place in text.indices where text[place] != UInt8(ascii: ".") {
      output.append(text, place..<place + 1)
    }
    return .written
  }
  private static let doubled = ZodSchema.TextFunction.text(
    unchangedIf: [.holds { $0.isEmpty }], trimsResult: true
  ) { text, output in
    if text.isEmpty { return .unchanged }
    output.append(text)
    output.append("<")
    output.append(text)
    return .written
  }
  private static let untagged = ZodSchema.TextFunction.text(unchangedIf: [.lacks("<")]) {
    text, output in
    guard let place = text.firstIndex(of: UInt8(ascii: "<")) else { return .unchanged }
    output.append(text, 0..<place)
    output.append(" ")
    return .written
  }

  /// The outcome of functions on a string, in one pass and over a tape, which agree.
  private func result(
    of text: String, _ functions: ZodSchema.TextFunction...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let field = functions.enumerated().reduce(ZodSchema.string()) { schema, function in
      schema.overwrite(ZodSchema.Transform("own\(function.offset)", function.element))
    }
    let validator = try Validator(ZodSchema.object { Field("text", field) })
    var found: Set<String> = []
    for payload in [#"{"text":\#(text)}"#, #"{"text":\#(text),"rest":"some other long text"}"#] {
      try Array(payload.utf8).withUnsafeBufferPointer { bytes in
        for isTaped in [true, false] {
          var record = RecordValidator(validator)
          let verdict =
            isTaped ? try record.judge(bytes) : try record.verdict(on: bytes, writesOutput: true)
          guard verdict == .valid else {
            found.insert("\(verdict)")
            continue
          }
          var output: [UInt8] = []
          record.writeOutput(to: &output)
          found.insert(String(decoding: output, as: UTF8.self))
          #expect(try record.verdict(on: bytes) == .valid, sourceLocation: sourceLocation)
        }
      }
    }
    #expect(found.count == 1, "\(found)", sourceLocation: sourceLocation)
    return found.first ?? ""
  }

  @Test("A text stays, or becomes a part of itself")
  func parts() throws {
    for (text, expected) in [
      ("a", "a"), ("#a", "a"), ("#", ""), ("", ""), (#"\u0023é"#, "é"), ("##a", "#a"),
    ] {
      #expect(try result(of: "\"\(text)\"", Self.withoutSign) == "{\"text\":\"\(expected)\"}")
    }
  }

  @Test func writtenTexts() throws {
    #expect(try result(of: #""a.b.c""#, Self.withoutDots) == #"{"text":"abc"}"#)
    #expect(try result(of: #""..""#, Self.withoutDots) == #"{"text":""}"#)
    #expect(try result(of: #""abc""#, Self.withoutDots) == #"{"text":"abc"}"#)
    #expect(try result(of: #""é""#, Self.doubled) == #"{"text":"é<é"}"#)
    #expect(try result(of: #"" a ""#, Self.doubled) == #"{"text":"a < a"}"#)
    #expect(try result(of: #""""#, Self.doubled) == #"{"text":""}"#)
  }

  @Test("Functions run one after the other, whichever of them is known to change nothing")
  func sequences() throws {
    #expect(try result(of: ##""#a.b""##, Self.withoutSign, Self.withoutDots) == #"{"text":"ab"}"#)
    #expect(try result(of: ##"".#a""##, Self.withoutDots, Self.withoutSign) == #"{"text":"a"}"#)
    #expect(try result(of: ##""#.a""##, Self.withoutDots, Self.doubled) == ##"{"text":"#a<#a"}"##)
    #expect(try result(of: #""a<b""#, Self.untagged, Self.withoutDots) == #"{"text":"a "}"#)
    #expect(try result(of: #"" a.""#, Self.untagged, Self.withoutDots) == #"{"text":" a"}"#)
    #expect(
      try result(of: ##""#a""##, Self.withoutSign, Self.withoutDots, Self.doubled)
        == #"{"text":"a<a"}"#)
    let withoutPlus = ZodSchema.TextFunction.text(unchangedIf: [.doesNotBegin(with: "+")]) {
      text, _ in text.first == UInt8(ascii: "+") ? .part(1..<text.count) : .unchanged
    }
    #expect(try result(of: ##""#+a""##, Self.withoutSign, withoutPlus) == #"{"text":"a"}"#)
    #expect(try result(of: ##""+#a""##, Self.withoutSign, withoutPlus) == ##"{"text":"#a"}"##)
  }

  @Test("Surrogates that come together are one character")
  func surrogates() throws {
    #expect(try result(of: #""\ud83d.\ude00""#, Self.withoutDots) == undecidedPart)
    let joined = ZodSchema.TextFunction.text { text, output in
      guard let dot = text.firstIndex(of: UInt8(ascii: ".")) else { return .unchanged }
      output.append(text, 0..<dot)
      output.append(text, dot + 1..<text.count)
      return .written
    }
    #expect(try result(of: #""\ud83d.\ude00!""#, joined) == #"{"text":"😀!"}"#)
    #expect(try result(of: #""\ude00.\ud83d""#, joined) == #"{"text":"\ude00\ud83d"}"#)
    #expect(try result(of: #""\ud83d.x""#, joined) == #"{"text":"\ud83dx"}"#)
  }

  private let undecidedPart =
    "\(Verdict.undecided(.functionFailed(name: "own0", error: "it writes malformed bytes")))"

  @Test("What is no text of whole characters leaves the payload undecided")
  func malformedResults() throws {
    for part in [0..<1, 1..<2, 1..<3, -1..<2, 0..<9, 5..<7] {
      let cut = ZodSchema.TextFunction.text { _, _ in .part(part) }
      let reason = UndecidedReason.functionFailed(
        name: "own0", error: "it returns a part that is not one of whole characters")
      #expect(try result(of: #""éa""#, cut) == "\(Verdict.undecided(reason))", "\(part)")
      let written = ZodSchema.TextFunction.text { text, output in
        output.append(text, part)
        return .written
      }
      #expect(try result(of: #""éa""#, written) == undecidedPart, "\(part)")
    }
    let byte = ZodSchema.TextFunction.text { _, output in
      output.append(ascii: 0xC3)
      return .written
    }
    #expect(try result(of: #""a""#, byte) == undecidedPart)
    // What one call wrote is gone in the next.
    let fresh = ZodSchema.TextFunction.text { text, output in
      output.append(ascii: 0xC3)
      output.removeAll()
      output.append(text)
      return .written
    }
    #expect(try result(of: #""a""#, fresh) == #"{"text":"a"}"#)
  }

  @Test("Any text may be written, also a long one")
  func longTexts() throws {
    let long = ZodSchema.TextFunction.text { text, output in
      for _ in 0..<10_000 {
        output.append("é")
        output.append(ascii: UInt8(ascii: "-"))
        output.append(text.jsText)
      }
      return .written
    }
    let expected = String(repeating: "é-x", count: 10_000)
    #expect(try result(of: #""x""#, long) == #"{"text":"\#(expected)"}"#)
  }

  @Test("A value that is no text is undecided, or left as it is")
  func otherValues() throws {
    for (others, isLeft) in [(ZodSchema.OtherValues.undecided, false), (.unchanged, true)] {
      let function = ZodSchema.Transform("own", .text(otherValues: others) { _, _ in .unchanged })
      let validator = try Validator(ZodSchema.preprocess(function, .number()))
      switch validator.validate("7") {
      case .valid: #expect(isLeft)
      case .undecided(let reason):
        #expect(!isLeft && reason == .unsupportedValue(name: "own", type: "number"))
      case .invalid(let issues): Issue.record("\(issues)")
      }
      guard case .invalid = validator.validate(#""7""#) else {
        Issue.record("A text is no number.")
        continue
      }
    }
  }

  private struct Fault: Error, CustomStringConvertible { var description: String { "no luck" } }

  @Test(
    "A function that throws leaves the payload undecided, and no verdict runs it if it surely does not throw"
  )
  func throwingFunctions() throws {
    let fails = ZodSchema.TextFunction.throwingText { text, _ in
      if text.hasPrefix("x") { throw Fault() }
      return .unchanged
    }
    let reason = UndecidedReason.functionFailed(name: "own0", error: "no luck")
    #expect(try result(of: #""x""#, fails) == "\(Verdict.undecided(reason))")
    #expect(try result(of: #""a""#, fails) == #"{"text":"a"}"#)

    for (isSure, verdict) in [(true, Verdict.valid), (false, .undecided(reason))] {
      let promising = ZodSchema.TextFunction.throwingText(
        succeedsIf: { text, memory in isSure && memory == 99 && !text.isEmpty },
        { _, output in
          let memory = output.memoryLimit
          #expect(memory == 99)
          throw Fault()
        })
      let schema = ZodSchema.object {
        Field("text", ZodSchema.string().overwrite(.init("own0", promising)))
      }
      let validator = try Validator(schema, limits: ValidationLimits(htmlMemory: 99))
      for payload in [#"{"text":"a<b"}"#, #"{"text":"a"}"#, #"{"text":"\n"}"#] {
        #expect(validator.verdict(on: payload) == verdict, "\(payload)")
        #expect(validator.validate(payload).isValid == false)
      }
    }
  }
}
