import SchemaModel
import SourceJSON
import Testing
import Validation

/// Values of a schema that replace values of a payload.
@Suite struct ConstantTests {
  @Test(arguments: [
    (#""x""#, #""x""#), (#""""#, #""""#), (#""a\"b\\c/""#, #""a\"b\\c/""#),
    (#""\n\u0001""#, #""\n\u0001""#),
    (#""\ud83d""#, #""\ud83d""#), (#""é\ud83d\ude00""#, #""é😀""#), ("-0", "0"), ("1e21", "1e+21"),
    (#"{"b\"":["x\ty"],"a":"z","1":null}"#, #"{"1":null,"b\"":["x\ty"],"a":"z"}"#),
  ])
  func areWrittenAsJSON(_ constant: String, _ output: String) throws {
    let value = try JSONDocument(Array(constant.utf8)).value
    try expectValid("true", by: .null.catch(value), output: output)
    try expectValid("[7]", by: .array(.null.catch(value)), output: "[\(output)]")
    try expectValid("[7,8]", by: .array(.null.catch("q").catch(value)), output: #"["q","q"]"#)
  }

  @Test(arguments: [#""x""#, #""a\"b\\c""#, #""\n""#, #""\ud83d""#])
  func whatAFunctionReturnsIsWrittenAsJSON(_ text: String) throws {
    var functions = FunctionRegistry.standard
    let value = try JSONDocument(Array(text.utf8)).value
    functions.register(transform: "constant") { _ in value }
    let validator = try Validator(
      .array(.unknown.transform("constant")), functions: functions)
    #expect(try outcome(of: "[1]", by: validator).written == "[\(text)]")
  }

  @Test func aTextOfTheProgramIsJudgedAsItIs() throws {
    let validator = try Validator(.string().min(3).max(3).regex("^a\"\n$"))
    #expect(validator.validate(.string("a\"\n")).written == #""a\"\n""#)
  }
}
