import JSPrimitives
import Testing

@testable import SchemaModel

@Suite("Sources of regular expressions")
struct RegExpSourceTests {
  @Test("Every syntax character is escaped, hyphens and slashes are not")
  func escaping() {
    #expect(RegExpSource.escaping(#".*+?^${}()|[]\"#) == #"\.\*\+\?\^\$\{\}\(\)\|\[\]\\"#)
    #expect(RegExpSource.escaping("a-b/c\u{E9}") == "a-b/c\u{E9}")
  }

  @Test(
    "A source escapes slashes outside classes and line terminators, once",
    arguments: [
      ("", "(?:)"), ("a/b", #"a\/b"#), (#"a\/b"#, #"a\/b"#), ("[/]/", #"[/]\/"#),
      (#"\[/"#, #"\[\/"#), ("a\nb", #"a\nb"#), ("a\\\nb", #"a\nb"#),
      ("\r\u{2028}\u{2029}", #"\r\u2028\u2029"#),
      (#"\\/"#, #"\\\/"#), (#"[\]/]"#, #"[\]/]"#),
    ])
  func source(text: String, source: String) {
    #expect(RegExpSource.source(JSText(text)).string == source)
    #expect(RegExpSource.source(JSText(source)).string == source)
  }

  @Test("One anchor at each end is removed, an escaped dollar sign too")
  func anchors() {
    #expect(RegExpSource.withoutAnchors("^a$") == "a")
    #expect(RegExpSource.withoutAnchors("^^a$$") == "^a$")
    #expect(RegExpSource.withoutAnchors("a|b") == "a|b")
    #expect(RegExpSource.withoutAnchors(#"a\$"#) == #"a\"#)
    #expect(RegExpSource.withoutAnchors("^") == "")
    #expect(RegExpSource.withoutAnchors("$") == "")
  }

  @Test("Parts of a string give a pattern with the part escaped")
  func derived() {
    #expect(DerivedPattern.startsWith("a.b").source == #"^a\.b.*"#)
    #expect(DerivedPattern.startsWith("https://").source == #"^https:\/\/.*"#)
    #expect(DerivedPattern.endsWith("(x)").source == #".*\(x\)$"#)
    #expect(DerivedPattern.includes("a|b", in: .v4_4_3).source == #"a\|b"#)
    #expect(DerivedPattern.includes("a", position: 3, in: .v4_4_3).source == "^.{3}a")
    #expect(DerivedPattern.includes("a", position: 3, in: .v4_6_7).source == "^.{3,}a")
    #expect(DerivedPattern.includes("", in: .v4_4_3).source == "(?:)")
  }
}
