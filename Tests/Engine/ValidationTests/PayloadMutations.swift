import Foundation
import SourceJSON
import TestSupport

/// Payloads made from a schema's samples by random changes; the same seed makes the same ones.
struct PayloadMutations {
  private var random: SeededRandom
  private let samples: [JSONValue]

  /// - Parameter schema: The name of the schema whose samples in `Conformance/samples` are changed.
  init(seed: UInt64, schema: String) {
    random = SeededRandom(seed: seed)
    samples = ["valid", "invalid"].compactMap { verdict in
      try? JSONDocument(Self.bytes(of: "\(schema)-\(verdict).json")).value
    }
  }

  /// The bytes of a file in `Conformance/samples`.
  static func bytes(of sample: String) throws -> [UInt8] {
    try Repository.bytes("Conformance/samples/\(sample)")
  }

  /// Values that schemas often get wrong.
  private static let values: [String] = [
    "null", "true", "false", "0", "-0", "1", "-1", "1e999", "149.5", "100000.01",
    "9007199254740993",
    #""""#, #"" ""#, #""head""#, #""camp""#, #""email""#, #""GA""#, #""ß""#, #""😀""#, #""\ud83d""#,
    #""2026-02-30""#, #""2026-04-15""#, #""not a date""#, #""09:00""#, #""https://a.b""#,
    #"" HTTP://A ""#, #""ftp://a""#, #""ana@club.example""#, #""(555) 010-1234""#, #""@ana""#,
    #""<b>x</b> <i onclick=y>z""#, #""7c9e6679-7425-40de-944b-e07fc1f90ae7""#,
    #""2026-02-08T19:30:00Z""#, "[]", "[1]", "{}", #"{"length":3}"#, #"{"length":"abc"}"#,
    #"{"__proto__":null}"#, #"[[["deep"]]]"#,
  ]

  /// The next payload as JSON text.
  mutating func next() throws -> String {
    guard
      case .object(let sample)? = samples.isEmpty
        ? nil : samples[random.number(below: samples.count)]
    else { throw CocoaError(.fileReadNoSuchFile) }
    var members = sample.members.map {
      (key: JSONWriter.string(of: .string($0.key)), value: JSONWriter.string(of: $0.value))
    }
    for _ in 0...random.number(below: 4) {
      let place = random.number(below: max(members.count, 1))
      let value = random.choose(Self.values)
      switch random.number(below: 8) {
      case 0 where !members.isEmpty: members.remove(at: place)
      case 1 where !members.isEmpty: members.append((members[place].key, value))
      case 2: members.append((#""unknown""#, value))
      case 3 where !members.isEmpty: members.append(members.remove(at: place))
      case 4 where !members.isEmpty:
        // A text longer than every limit.
        let text = String(repeating: "aé ", count: 1 + random.number(below: 4_000))
        members[place].value = "\"\(text)\""
      default:
        if !members.isEmpty { members[place].value = value }
      }
    }
    if random.isOne(in: 50) { return random.choose(Self.values) }
    return "{" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }
}
