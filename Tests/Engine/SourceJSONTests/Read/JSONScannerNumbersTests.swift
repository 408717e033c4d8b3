import SourceJSON
import Testing

@Suite("Reading numbers")
struct JSONScannerNumbersTests {
  @Test(
    "The forms of the grammar",
    arguments: [
      ("0", 0), ("7", 7), ("-7", -7), ("10", 10), ("0.5", 0.5), ("-0.5", -0.5), ("1.25", 1.25),
      ("1e2", 100), ("1E2", 100), ("1e+2", 100), ("1e-2", 0.01), ("0e0", 0), ("0.0e-0", 0),
      ("-1.5E+3", -1500), ("1e007", 1e7), ("123456789012345678901234567890", 1.2345678901234568e29),
      ("1e999", .infinity), ("-1e999", -.infinity), ("1e-999", 0),
    ] as [(String, Double)])
  func forms(text: String, number: Double) throws {
    #expect(try value(of: text) == .number(number))
    #expect(try value(of: "[\(text)]") == [.number(number)])
    #expect(try value(of: "{\"a\":\(text)}") == ["a": .number(number)])
    #expect(try SourceJSONTests.values(of: " \(text) ") == [Found(.number, text, at: 1)])
  }

  @Test("Negative zero is kept")
  func negativeZero() throws {
    for text in ["-0", "-0.0", "-0e5"] {
      #expect(try value(of: text).number?.sign == .minus)
    }
  }

  @Test(
    "Other forms are rejected at the violation of the grammar",
    arguments: [
      ("-", 1, "a digit"), ("-a", 1, "a digit"), ("--1", 1, "a digit"), ("-.5", 1, "a digit"),
      ("1.", 2, "a digit"), ("1.e5", 2, "a digit"), ("1.a", 2, "a digit"), ("1e", 2, "a digit"),
      ("1e+", 3, "a digit"), ("1e+-1", 3, "a digit"), ("1ex", 2, "a digit"),
      ("01", 1, "the end of the text"), ("-01", 2, "the end of the text"),
      ("00", 1, "the end of the text"), ("1.5.5", 3, "the end of the text"),
      ("1e5.5", 3, "the end of the text"), ("0x1", 1, "the end of the text"),
      ("1_0", 1, "the end of the text"), ("1n", 1, "the end of the text"),
      ("-Infinity", 1, "a digit"), ("-١", 1, "a digit"),
    ])
  func refused(text: String, offset: Int, expected: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    switch error.kind {
    case .unexpected(_, let told), .unexpectedEnd(let told): #expect(told == expected)
    default: Issue.record("\(error)")
    }
  }
}
