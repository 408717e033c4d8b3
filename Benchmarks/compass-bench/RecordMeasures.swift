import CompassSchemas
import Foundation
import SchemaModel
import SourceJSON
import Validation

/// The cost of a record, step by step: a measure is one pass over lines of a file.
///
/// The lines are `all`, those that the mixed schema calls valid, `right`, and the others, `wrong`.
struct RecordMeasures {
  private let lines: [String: LineList]
  private let validator: Validator

  /// The app's three forms, distinguished by their names: `{"schema": "coach", "input": {...}}`.
  static let mixed = ZodSchema.discriminatedUnion(
    "schema", named("coach", .coach), named("interaction", .interaction), named("event", .event))

  private static func named(_ name: JSONValue, _ input: ZodSchema) -> ZodSchema {
    .object {
      Field("schema", .literal(.json(name)))
      Field("input", input)
    }
  }

  /// Reads the lines of a file.
  init(path: String) throws {
    let all = LineList([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    validator = try Validator(Self.mixed, zod: WebRevision.february2026.zod)
    var steps = RecordSteps(validator)
    let (right, wrong) = try all.split { try steps.run(.judge, $0) == 1 }
    lines = ["all": all, "right": right, "wrong": wrong]
  }

  /// Returns the measure of a name: `step/lines`, such as `judge/right`; `bytes/lines` finds how many bytes the lines
  /// have, and `lines/lines` how many they are.
  func measure(_ name: String) -> TextMeasure? {
    let parts = name.split(separator: "/").map(String.init)
    guard parts.count == 2, let lines = lines[parts[1]], lines.count > 0 else { return nil }
    switch parts[0] {
    case "bytes": return TextMeasure(name: name) { lines.byteCount }
    case "lines": return TextMeasure(name: name) { lines.count }
    default:
      guard let step = RecordStep(rawValue: parts[0]) else { return nil }
      return TextMeasure(name: name, calls: lines.count) { [validator] in
        var steps = RecordSteps(validator)
        return try lines.sum { try steps.run(step, $0) }
      }
    }
  }
}
