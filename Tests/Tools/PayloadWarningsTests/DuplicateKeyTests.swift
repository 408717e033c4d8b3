import SchemaModel
import Testing

@Suite("Keys that an object has twice")
struct DuplicateKeyTests {
  @Test("The last one is marked, with the place of the one before")
  func twice() throws {
    let warnings = try Inspection(.any).warnings(#"{"a": 1, "b": {"a": 1}, "\u0061": 2}"#)
    #expect(warnings.map(\.code) == [.duplicateKey])
    #expect(warnings.first?.message == #""a" is given twice, and only this value counts"#)
    #expect(warnings.first?.range == 24..<32)
    #expect(warnings.first?.other == 1..<4)
  }

  @Test("Three times are two warnings")
  func thrice() throws {
    #expect(try Inspection(.any).warnings(#"[{"a": 1, "a": 2, "a": 3}]"#).count == 2)
  }
}
