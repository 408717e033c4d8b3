import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@Suite("A method of a schema takes a String variable as it takes a literal")
struct StringArgumentsTests {
  private let text = "k"
  private let other = "m"

  @Test("The checks of a string")
  func checks() {
    let string = ZodSchema.string()
    #expect(string.regex(text) == string.regex("k"))
    #expect(string.regex(text, flags: other) == string.regex("k", flags: "m"))
    #expect(string.startsWith(text) == string.startsWith("k"))
    #expect(string.endsWith(text, other) == string.endsWith("k", "m"))
    #expect(string.includes(text, position: 2) == string.includes("k", position: 2))
    #expect(ZodSchema.mac(delimiter: text) == .mac(delimiter: "k"))
    #expect(
      ZodSchema.stringFormat(text, pattern: ZodSchema.PatternLiteral(other))
        == .stringFormat("k", pattern: ZodSchema.PatternLiteral("m")))
  }

  @Test("The cases of a check and of a node")
  func cases() {
    #expect(ZodSchema.StringFormat.startsWith(text, pattern: nil) == .startsWith("k", pattern: nil))
    #expect(ZodSchema.StringFormat.endsWith(text, pattern: nil) == .endsWith("k", pattern: nil))
    #expect(ZodSchema.StringFormat.includes(text, pattern: nil) == .includes("k", pattern: nil))
    #expect(ZodSchema.Check.Kind.property(text, .any) == .property("k", .any))
    #expect(
      ZodSchema.Node.discriminatedUnion(discriminator: text, options: [.any])
        == .discriminatedUnion(discriminator: "k", options: [.any]))
    #expect(PathSegment.key(text) == "k")
  }

  @Test("The conditions between fields")
  func conditions() {
    for condition: ZodSchema.Condition in [
      .isSet(text, or: other), .isSet("k", or: "m"), .areEqual(text, other), .areEqual("k", "m"),
      .fields(text, other) { _ in true }, .fields("k", "m") { _ in true },
    ] {
      guard case .fields(let fields) = condition.kind else {
        Issue.record("\(condition)")
        continue
      }
      #expect(fields.keys == ["k", "m"])
    }
  }

  @Test("Literals, and the parts of a template literal")
  func literals() {
    #expect(ZodSchema.literal(text) == .literal("k"))
    #expect(ZodSchema.literal(text, other, message: other) == .literal("k", "m", message: "m"))
    #expect(ZodSchema.literal([text, other]) == .literal(["k", "m"]))
    #expect(ZodSchema.literal("k", 1, nil).node == .literal(["k", 1, nil]))
    #expect(
      ZodSchema.templateLiteral(.literal(text), .schema(.int()))
        == .templateLiteral("k", .schema(.int())))
  }

  @Test("Values in place of others")
  func substitutes() {
    let string = ZodSchema.string()
    #expect(string.default(text) == string.default("k"))
    #expect(string.prefault(text) == string.prefault("k"))
    #expect(string.catch(text) == string.catch("k"))
  }

  @Test("Enumerations of variables, of an array, and with a key in a variable")
  func enumerations() {
    #expect(ZodSchema.enumeration(text, other) == .enumeration("k", "m"))
    #expect(ZodSchema.enumeration([text, other]) == .enumeration(["k", "m"]))
    #expect(
      ZodSchema.enumeration([text: 0, other: .string(other)]) == .enumeration(["k": 0, "m": "m"]))
    #expect(ZodSchema.enumeration(["Up": 0, "Down": 1]).extract("Up") == .enumeration(["Up": 0]))
    var entry = ZodSchema.Enumeration.Entry(text, 1)
    #expect(entry.key == text)
    entry.key = other
    #expect(entry == .init("m", 1))
  }

  @Test("A discriminated union by a key in a variable")
  func discriminators() {
    let options: [ZodSchema] = [
      .object([text: .literal("a")]), .object([text: .literal("b")]),
    ]
    #expect(ZodSchema.discriminatedUnion(text, options) == .discriminatedUnion("k", options))
    #expect(
      ZodSchema.discriminatedUnion(text, options[0], options[1])
        == .discriminatedUnion("k", options))
  }

  @Test("A field has its key as a string, and a lone surrogate in it stays in the document")
  func keys() throws {
    var field = Field(text, .string())
    #expect(field.key == text)
    #expect(field == Field("k", .string()))
    field.key = other
    #expect(field == Field("m", .string()))
    #expect(ZodSchema.object { Field(text, .any) } == .object(["k": .any]))

    let half = ZodSchema.object { Field(JSText(utf16: [0xD800]), .any) }
    #expect(half.shape.map(\.key) == ["\u{FFFD}"])
    let document = try SchemaDocument(name: "half", schema: half).value
    #expect(document.jsonText.contains(#""\ud800""#))
  }

  @Test("A pattern has its source as a string, and keeps a lone surrogate in it")
  func patterns() {
    var pattern = ZodSchema.PatternLiteral(text, flags: other)
    #expect(pattern.source == text)
    #expect(pattern == ZodSchema.PatternLiteral("k", flags: "m"))
    pattern.source = other
    #expect(pattern == ZodSchema.PatternLiteral("m", flags: "m"))

    let half = ZodSchema.PatternLiteral(JSText(utf16: [0xDC00]))
    #expect(half.source == "\u{FFFD}")
    #expect(half != ZodSchema.PatternLiteral("\u{FFFD}"))
  }

  @Test("A constant of an object takes variables as its keys")
  func constants() {
    let constant: ZodSchema.Constant = [text: 1, "\(other)!": [.string(text), "x"]]
    #expect(constant == ["k": 1, "m!": ["k", "x"]])
  }
}
