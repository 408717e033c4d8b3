internal import JSPrimitives
internal import SchemaModel

/// The names in default messages, which depend on the version of Zod.
extension IssueMessage {
  /// Returns the name of an expected type.
  static func typeName(_ type: JSText, in zod: ZodVersion) -> JSText {
    type == "nan" && zod >= .v4_3_6 ? "NaN" : type
  }

  /// Returns the unit of an origin whose values "have" a number of something.
  static func unit(of origin: JSText, in zod: ZodVersion) -> JSText? {
    switch origin {
    case "string": "characters"
    case "array", "set": "items"
    case "map": zod >= .v4_3_6 ? "entries" : nil
    case "file": "bytes"
    default: nil
    }
  }

  /// Returns the name of a format; its name in schemas if it has no other.
  static func formatName(_ name: String, in zod: ZodVersion) -> String {
    guard let row = ZodSchema.NamedFormat.row(name), let word = row.word else { return name }
    return row.wordSince.map { zod < $0 } ?? false ? name : word
  }
}
