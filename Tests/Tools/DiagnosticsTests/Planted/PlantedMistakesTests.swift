import Diagnostics
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Findings point at the one mistake in payloads of nested unions, in every format.
@Suite("The places of planted mistakes")
struct PlantedMistakesTests {
  private static let schemaCount = Rounds.of(50)
  private static let payloadsPerSchema = 20

  @Test("All formats show the line and column of a mistake in nested unions")
  func everyFormat() throws {
    var shapes = PlantedShapes(seed: 49)
    var right: [String: Int] = [:]
    var missed: [String] = []
    for schemaNumber in 0..<Self.schemaCount {
      let shape = shapes.next()
      let validator = try Validator(shape.schema())
      for number in 0..<Self.payloadsPerSchema {
        let payload = PlantedPayload(of: shape, seed: UInt64(schemaNumber * 1000 + number))
        let places = try Self.places(of: payload.text, by: validator)
        for (format, place) in places where place == (payload.line, payload.column) {
          right[format, default: 0] += 1
        }
        if places["text"].map({ $0 == (payload.line, payload.column) }) != true {
          missed.append(
            "\(payload.mistake): \(payload.line):\(payload.column) not \(places)\n\(payload.text)\n\(shape.node)"
          )
        }
      }
    }
    for format in ["text", "json", "ndjson", "github", "sarif", "junit"] {
      #expect(right[format] == Self.schemaCount * Self.payloadsPerSchema, "\(format)")
    }
    #expect(missed.isEmpty, "\(missed.first ?? "")")
  }

  private typealias Place = (line: Int, column: Int)

  /// Returns the line and column that each format has for the first finding.
  private static func places(
    of payload: String, by validator: Validator
  ) throws -> [String: Place] {
    let bytes = Array(payload.utf8)
    let issues = validator.validate(bytes).issues
    return try bytes.withUnsafeBufferPointer { buffer in
      let origin = RecordOrigin(path: "a.json")
      let all = FindingMaker(buffer, origin: origin).findings(of: issues)
      let finding = try #require(all.first)
      var junit: [UInt8] = []
      JUnitRenderer().append(
        RecordReport(origin: origin, verdict: .invalid, findings: [finding]), shown: 1, to: &junit)
      let json = rendered([finding], by: FindingJSONRenderer(isPerLine: false))
      let lines = rendered([finding], by: FindingJSONRenderer(isPerLine: true))
      return [
        "text": headline(rendered([finding], by: FindingTextRenderer())),
        "json": try range(in: json),
        "ndjson": try range(in: lines),
        "github": property(rendered([finding], by: FindingGitHubRenderer())),
        "sarif": try region(
          in: rendered([finding], by: FindingSARIFRenderer(tool: "t", version: "1"))),
        "junit": headline(String(decoding: junit, as: UTF8.self)),
      ]
    }
  }

  /// Returns the numbers of `a.json:LINE:COLUMN:`.
  private static func headline(_ text: String) -> Place {
    (number(after: "a.json:", in: text), number(after: "a.json:", in: text, skipping: 1))
  }

  /// Returns the properties of a workflow command. It has no column if the value has several lines.
  private static func property(_ text: String) -> Place {
    (number(after: ",line=", in: text), number(after: ",col=", in: text))
  }

  /// Returns the number behind the first occurrence of a prefix, or one of those that colons separate there; 0 without
  /// one.
  private static func number(after prefix: String, in text: String, skipping count: Int = 0) -> Int
  {
    let (bytes, prefix) = (Array(text.utf8), Array(prefix.utf8))
    guard bytes.count > prefix.count,
      let start = (0..<(bytes.count - prefix.count)).first(where: {
        bytes[$0] == prefix[0] && bytes[$0..<($0 + prefix.count)].elementsEqual(prefix)
      })
    else { return 0 }
    let numbers = bytes[(start + prefix.count)...].prefix(24).split(separator: UInt8(ascii: ":"))
    guard count < numbers.count else { return 0 }
    return numbers[count].prefix { (0x30...0x39).contains($0) }
      .reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private static func range(in text: String) throws -> Place {
    let finding = try JSONDocument(Array(text.utf8)).value
    let start = (finding["cause"] ?? finding)["range"]?["start"]
    return (Int(start?["line"]?.number ?? 0), Int(start?["column"]?.number ?? 0))
  }

  private static func region(in text: String) throws -> Place {
    let result = try JSONDocument(Array(text.utf8)).value
    let region = result["locations"]?[0]?["physicalLocation"]?["region"]
    return (Int(region?["startLine"]?.number ?? 0), Int(region?["startColumn"]?.number ?? 0))
  }
}
