import CompassSchemas
import SchemaModel

/// Payloads of one shape that grow, and how far each is taken.
struct GrowthCase: Sendable {
  /// The case in a few words.
  let name: String
  /// The unit of the count.
  let unit: String
  let schema: ZodSchema
  let step: RecordStep
  let sizes: [Int]
  /// The payload of a size.
  let payload: @Sendable (Int) -> [UInt8]

  static let all: [GrowthCase] = bytes + issues + arrays + keys

  // MARK: Bytes

  private static let bytes: [GrowthCase] = {
    let coach = #"""
      {"school_id":"3b241101-e2bb-4255-8caf-4136c566a962","role":"assistant","first_name":"Ana",\#
      "last_name":"Ruiz","email":"Ana.Ruiz@athletics.example.edu","phone":"(614) 555-0123",\#
      "twitter_handle":"@coach_ruiz","notes":"Liked the swing at the spring camp, wants film of the \#
      footwork, and a call when the grades are in."}
      """#
    let coaches: @Sendable (Int) -> [UInt8] = { size in
      array(of: max(size / (coach.utf8.count + 1), 1)) { _ in coach }
    }
    let sanitized = ZodSchema.string().transform(.sanitizeHTMLAndTrim(in: .february2026))
    let texts: [(String, ZodSchema, RecordStep, Int, @Sendable (Int) -> [UInt8])] = [
      ("coaches in an array, validated", .array(.coach), .judge, 8, coaches),
      ("coaches in an array, written", .array(.coach), .output, 8, coaches),
      ("one string with escapes", .string(), .output, 7, { text($0, of: #"film\nand\u00e9 "#) }),
      ("one string with tags", sanitized, .output, 7, { text($0, of: "<b>film</b> and <p>call") }),
      ("one string with < but no tags", sanitized, .output, 7, { text($0, of: "3 < 4 <") }),
      ("one number of many digits", .number(), .count, 7, { [UInt8](repeating: 0x37, count: $0) }),
    ]
    return texts.map { name, schema, step, greatest, payload in
      GrowthCase(
        name: name, unit: "byte", schema: schema, step: step, sizes: powers(3...greatest),
        payload: payload)
    }
  }()

  // MARK: Issues

  private static let issues = [
    ("counted", RecordStep.count), ("as values", .explain), ("as lines of JSON", .ndjson),
    ("as text", .text),
  ].flatMap { name, step in
    [
      GrowthCase(
        name: "issues in one line, \(name)", unit: "issue", schema: .array(.coach), step: step,
        sizes: powers(0...4), payload: { array(of: $0) { _ in wrongCoach } }),
      GrowthCase(
        name: "issues on separate lines, \(name)", unit: "issue", schema: .array(.coach),
        step: step, sizes: powers(0...4),
        payload: { array(of: $0, separator: ",\n") { _ in wrongCoach } }),
    ]
  }

  private static let wrongCoach = #"{"role":"head","email":"nobody"}"#

  // MARK: Elements and keys

  private static let arrays = [
    GrowthCase(
      name: "numbers in an array", unit: "element", schema: .array(.number()), step: .output,
      sizes: powers(1...6), payload: { array(of: $0) { "\($0)" } }),
    GrowthCase(
      name: "wrong elements, the same issue each", unit: "element", schema: .array(.number()),
      step: .count, sizes: powers(1...6), payload: { array(of: $0) { _ in "null" } }),
  ]

  private static let keys: [GrowthCase] = {
    let object = ZodSchema.object { Field("name", .string().optional()) }
    let schemas: [(String, ZodSchema, RecordStep)] = [
      ("a record", .record(.number()), .output), ("an object, stripped", object, .output),
      ("a loose object", object.loose(), .output), ("a strict object", object.strict(), .explain),
    ]
    return schemas.flatMap { name, schema, step in
      [
        GrowthCase(
          name: "keys of \(name)", unit: "key", schema: schema, step: step, sizes: powers(1...6),
          payload: { count in members(count) { #""key\#($0)""# } }),
        GrowthCase(
          name: "keys of \(name), each twice", unit: "key", schema: schema, step: step,
          sizes: powers(1...6), payload: { count in members(count) { #""key\#($0 / 2)""# } }),
      ]
    }
  }()

  // MARK: Texts

  private static func powers(_ exponents: ClosedRange<Int>) -> [Int] {
    exponents.map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
  }

  private static func text(_ size: Int, of part: String) -> [UInt8] {
    joined(max(size / part.utf8.count, 1), "\"", "", "\"") { _ in part }
  }

  private static func array(
    of count: Int, separator: String = ",", _ element: (Int) -> String
  ) -> [UInt8] {
    joined(count, "[", separator, "]", element)
  }

  private static func members(_ count: Int, _ key: (Int) -> String) -> [UInt8] {
    joined(count, "{", ",", "}") { "\(key($0)):\($0)" }
  }

  private static func joined(
    _ count: Int, _ opening: String, _ separator: String, _ closing: String,
    _ part: (Int) -> String
  ) -> [UInt8] {
    var text = Array(opening.utf8)
    for index in 0..<count {
      if index > 0 { text += separator.utf8 }
      text += part(index).utf8
    }
    return text + closing.utf8
  }
}
