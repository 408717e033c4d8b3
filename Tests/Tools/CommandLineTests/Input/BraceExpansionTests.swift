import Testing

@testable import compass_validate

/// The alternatives of braces, as a shell makes them.
@Suite struct BraceExpansionTests {
  @Test(arguments: [
    ("a", ["a"]), ("{a,b}", ["a", "b"]), ("x{a,b}y", ["xay", "xby"]),
    ("{a,b}{1,2}", ["a1", "a2", "b1", "b2"]), ("{a,{b,c}}", ["a", "b", "c"]),
    ("a{,b}", ["a", "ab"]), ("{a,a}", ["a"]), ("{a/b,c}/d", ["a/b/d", "c/d"]),
    ("{a}", ["{a}"]), ("{}", ["{}"]), ("{a,b", ["{a,b"]), ("a,b}", ["a,b}"]),
    ("\\{a,b}", ["\\{a,b}"]), ("{a\\,b,c}", ["a\\,b", "c"]), ("{{a,b}", ["{a", "{b"]),
    ("{{a},b}", ["{a}", "b"]), ("\\", ["\\"]),
  ])
  func alternatives(_ pattern: String, _ expected: [String]) {
    #expect(BraceExpansion.alternatives(pattern) == expected)
  }

  /// The number of alternatives would double with each brace.
  @Test func moreThanTheLimit() {
    #expect(BraceExpansion.alternatives(String(repeating: "{a,b}", count: 13))?.count == 8_192)
    #expect(BraceExpansion.alternatives(String(repeating: "{a,b}", count: 60)) == nil)
  }
}
