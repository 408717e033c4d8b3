import JSPrimitives
import SourceJSON
import Testing

@testable import SchemaModel

@Suite("Patterns of template literals")
struct TemplatePatternTests {
  private func source(
    _ parts: [ZodSchema.TemplatePart], _ version: ZodVersion = .v4_3_6
  ) throws -> String {
    try TemplatePattern.pattern(of: parts, in: version).source
  }

  /// The pattern of one part, without the anchors.
  private func source(
    of node: ZodSchema.Node, _ checks: ZodSchema.Check.Kind..., in version: ZodVersion = .v4_3_6
  ) throws -> String {
    let part = ZodSchema(node, checks: checks.map { ZodSchema.Check($0) })
    return String(try source([.schema(part)], version).dropFirst().dropLast())
  }

  @Test("Parts follow one another between anchors, literals escaped")
  func parts() throws {
    let text = ZodSchema(
      .string, checks: [ZodSchema.Check(.minLength(2)), ZodSchema.Check(.maxLength(3))])
    #expect(
      try source(["a.", .schema(text), "-", .schema(ZodSchema(.number))])
        == #"^a\.[\s\S]{2,3}--?\d+(?:\.\d+)?$"#)
    #expect(try source([]) == "^$")
    #expect(try source(["a/b"]) == #"^a\/b$"#)
  }

  @Test("A literal part has its JavaScript spelling")
  func literalParts() throws {
    let values: [ZodSchema.Constant] = [
      1.5, true, nil, .undefined, .bigint("-5"), .json(.number(-0.0)), 1e21,
    ]
    #expect(
      try source(values.map { .literal($0) }) == #"^1\.5truenullundefined-501e\+21$"#)
  }

  @Test("A string has its lengths; an exact length is both")
  func lengths() throws {
    #expect(try source(of: .string) == #"[\s\S]{0,}"#)
    #expect(try source(of: .string, .minLength(5), .minLength(2)) == #"[\s\S]{5,}"#)
    #expect(try source(of: .string, .maxLength(2), .maxLength(5)) == #"[\s\S]{0,2}"#)
    #expect(try source(of: .string, .lengthEquals(3)) == #"[\s\S]{3,3}"#)
    #expect(try source(of: .string, .minLength(5), .lengthEquals(2)) == #"[\s\S]{2,2}"#)
    #expect(try source(of: .coerced(.string)) == #"[\s\S]{0,}"#)
  }

  @Test("Contradictory lengths throw as in JavaScript, unless a format came before them")
  func reversedLengths() throws {
    let message =
      #"Invalid regular expression: /^[\s\S]{3,2}$/: numbers out of order in {} quantifier"#
    #expect(throws: SourcePatternError(description: message)) {
      try source(of: .string, .minLength(3), .maxLength(2))
    }
    #expect(throws: SourcePatternError.self) {
      try source(of: .string, .minLength(3), .maxLength(2), .format(.named(.url, pattern: nil)))
    }
    #expect(
      try source(of: .string, .minLength(3), .maxLength(2), .format(.regex("a"))) == "a")
    #expect(throws: SourcePatternError.self) {
      try source(of: .string, .lengthEquals(2), .minLength(5))
    }
    #expect(
      try source(of: .string, .format(.regex("a")), .minLength(3), .maxLength(2)) == "a")
    // V8 takes both for infinite.
    #expect(
      try source(of: .string, .minLength(3_000_000_000), .maxLength(2_147_483_647))
        == #"[\s\S]{3000000000,2147483647}"#)
  }

  @Test("The last format with a pattern wins over lengths and other formats; flags are lost")
  func formats() throws {
    let emoji = #"(\p{Extended_Pictographic}|\p{Emoji_Component})+"#
    #expect(
      try source(of: .string, .minLength(2), .format(.named(.emoji, pattern: nil))) == emoji)
    #expect(
      try source(
        of: .string, .format(.regex("^b$")),
        .format(.regex(ZodSchema.PatternLiteral("^a/b$", flags: "i"))),
        .format(.url(ZodSchema.URLOptions()))) == #"a\/b"#)
    #expect(try source(of: .string, .format(.jwt(algorithm: nil))) == #"[\s\S]{0,}"#)
    #expect(try source(of: .string, .format(.startsWith("a.", pattern: nil))) == #"a\..*"#)
    #expect(try source(of: .string, .format(.endsWith("$", pattern: nil))) == #".*\$"#)
    #expect(
      try source(of: .string, .format(.includes("a", position: 2, pattern: nil)))
        == "^.{2}a"
        .dropFirst())
    #expect(
      try source(of: .string, .format(.datetime(ZodSchema.DatetimeOptions(precision: -1))))
        .hasSuffix(
          "(?:Z))"))
    #expect(
      try source(
        of: .string, .format(.pattern(name: "md5_hex", ZodSchema.HashFormat(.md5).pattern)))
        == "[0-9a-fA-F]{32}")
  }

  @Test("A format that Zod has one RegExp of keeps its first place")
  func sharedFormats() throws {
    let lowercase = ZodSchema.Check.Kind.format(.named(.lowercase, pattern: nil))
    let uppercase = ZodSchema.Check.Kind.format(.named(.uppercase, pattern: nil))
    let mac = ZodSchema.Check.Kind.format(.named(.mac, pattern: nil))
    #expect(try source(of: .string, lowercase, uppercase, lowercase) == "[^a-z]*")
    #expect(try source(of: .string, mac, lowercase, mac).hasPrefix("(?:[0-9A-F]{2}:)"))
  }

  @Test("Numbers, Booleans and the values that are words")
  func scalars() throws {
    #expect(try source(of: .number, .greaterThan(1, inclusive: true)) == #"-?\d+(?:\.\d+)?"#)
    #expect(try source(of: .number, .numberFormat(.float32)) == #"-?\d+(?:\.\d+)?"#)
    for format in [ZodSchema.NumberFormat.safeint, .int32, .uint32] {
      #expect(try source(of: .number, .numberFormat(format)) == #"-?\d+"#)
    }
    #expect(try source(of: .bigint, .numberFormat(.int64)) == #"-?\d+n?"#)
    #expect(try source(of: .boolean) == "(?:true|false)")
    #expect(try source(of: .null) == "null")
    #expect(try source(of: .undefined) == "undefined")
  }

  @Test("Literals are escaped; the numbers of an enumeration only from 4.6.7 on")
  func choices() throws {
    #expect(
      try source(of: .literal(["a.b", "c", 1.5, false, nil, .bigint("7"), .undefined]))
        == #"(a\.b|c|1\.5|false|null|7|undefined)"#)
    let numbers = ZodSchema.Enumeration(entries: [.init("x", "a.b"), .init("Half", 1.5)])
    #expect(try source(of: .enumeration(numbers)) == #"(a\.b|1.5)"#)
    #expect(try source(of: .enumeration(numbers), in: .v4_4_3) == #"(a\.b|1.5)"#)
    #expect(try source(of: .enumeration(numbers), in: .v4_6_7) == #"(a\.b|1\.5)"#)
  }

  @Test("Unions, optionals and nullables wrap the patterns inside")
  func wrappers() throws {
    let number = ZodSchema(.number)
    let word = ZodSchema(.literal(["a"]))
    #expect(try source(of: .union([word, number])) == #"((a)|-?\d+(?:\.\d+)?)"#)
    #expect(try source(of: .union([])) == "()")
    #expect(try source(of: .optional(word)) == "((a))?")
    #expect(try source(of: .nullable(word)) == "((a)|null)")
    #expect(try source(of: .exactOptional(word)) == "(a)")
    #expect(try source(of: .lazy(word)) == "(a)")
    #expect(try source(of: .templateLiteral(["x", .schema(number)])) == #"x-?\d+(?:\.\d+)?"#)
  }

  @Test("Alternatives at the top level of a part are not grouped")
  func alternatives() throws {
    let base64 = ZodSchema(
      .string, checks: [ZodSchema.Check(.format(.named(.base64, pattern: nil)))])
    #expect(try source(["a", .schema(base64)]).hasPrefix("^a$|^(?:[0-9a-zA-Z+/]{4})*"))
  }

  @Test(
    "A part without a pattern throws with the name of its class",
    arguments: [
      (ZodSchema.Node.object(.init([])), "ZodObject"), (.any, "ZodAny"), (.date, "ZodDate"),
      (.default(ZodSchema(.string), value: .constant("a")), "ZodDefault"),
      (.readonly(ZodSchema(.string)), "ZodReadonly"),
      (.pipe(ZodSchema(.string), ZodSchema(.string)), "ZodPipe"),
      (.stringbool(.init()), "ZodCodec"),
      (.union([ZodSchema(.string), ZodSchema(.void)]), "ZodUnion"),
      (.optional(ZodSchema(.nan)), "ZodOptional"), (.lazy(ZodSchema(.never)), "ZodLazy"),
    ])
  func withoutPattern(node: ZodSchema.Node, name: String) {
    let message = "Invalid template literal part, no pattern found: \(name)"
    #expect(throws: SourcePatternError(description: message)) { try source(of: node) }
  }
}

extension ZodSchema.PatternLiteral: ExpressibleByStringLiteral {
  public init(stringLiteral source: String) { self.init(JSText(source)) }
}
