import CompassModels
import CompassSchemas
import Foundation
import SchemaModel
import SourceJSON
import Validation

/// The calls that an app makes for a coach, beside those of Foundation: a measure is one pass over the right lines of a
/// file of coaches.
struct CoachMeasures {
  private let lines: LineList
  private let texts: [Data]
  private let validator: Validator

  /// Reads the lines of a file.
  init(path: String) throws {
    let all = LineList([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    validator = try Validator(ZodSchema.coach, zod: WebRevision.february2026.zod)
    let validator = validator
    lines = all.split { validator.isValid($0) }.0
    var texts: [Data] = []
    _ = lines.sum {
      texts.append(Data($0))
      return 0
    }
    self.texts = texts
  }

  /// Returns the measure of a name; `lines` finds how many lines there are.
  func measure(_ name: String) -> TextMeasure? {
    let (lines, validator) = (lines, validator)
    switch name {
    case "lines": return TextMeasure(name: name) { lines.count }
    case "judge":
      return calls(name) {
        var record = RecordValidator(validator)
        return try lines.sum { try record.verdict(on: $0) == .valid ? 1 : 0 }
      }
    case "isValid": return calls(name) { lines.sum { validator.isValid($0) ? 1 : 0 } }
    case "validate":
      return calls(name) { lines.sum { validator.validate($0).isValid ? 1 : 0 } }
    case "decode": return decoding(name, Coach.Input.self)
    case "decode plain": return decoding(name, PlainCoach.self)
    case "JSONDecoder": return foundation(name, Coach.Input.self)
    case "JSONDecoder plain": return foundation(name, PlainCoach.self)
    default: return nil
    }
  }

  private func calls(_ name: String, _ body: @escaping () throws -> Int) -> TextMeasure {
    TextMeasure(name: name, calls: lines.count, body: body)
  }

  private func decoding(_ name: String, _ type: Coach.Input.Type) -> TextMeasure {
    calls(name) { [lines, validator] in
      try lines.sum { try validator.decode(type, from: $0).isValid ? 1 : 0 }
    }
  }

  private func decoding(_ name: String, _ type: PlainCoach.Type) -> TextMeasure {
    calls(name) { [lines, validator] in
      try lines.sum { try validator.decode(type, from: $0).isValid ? 1 : 0 }
    }
  }

  /// Decodes without checks.
  private func foundation(_ name: String, _ type: (some Decodable).Type) -> TextMeasure {
    calls(name) { [texts] in
      let decoder = JSONDecoder()
      for text in texts { _ = try decoder.decode(type, from: text) }
      return texts.count
    }
  }

  /// A coach as an app may declare it, without a reading of its own.
  private struct PlainCoach: Decodable {
    var schoolID: String?
    var firstName: String?
    var lastName: String?
    var role: String
    var email: String?
    var phone: String?
    var twitterHandle: String?
    var instagramHandle: String?
    var notes: String?

    enum CodingKeys: String, CodingKey {
      case schoolID = "school_id"
      case firstName = "first_name"
      case lastName = "last_name"
      case role, email, phone, notes
      case twitterHandle = "twitter_handle"
      case instagramHandle = "instagram_handle"
    }
  }
}
