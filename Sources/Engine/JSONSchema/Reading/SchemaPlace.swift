internal import JSPrimitives

/// A place in a JSON Schema: a JSON Pointer after `#`.
struct SchemaPlace {
  /// The pointer, such as `#/properties/a`.
  let pointer: String

  /// The whole JSON Schema.
  static let root = SchemaPlace(pointer: "#")

  /// The value of a member.
  func child(_ key: JSText) -> SchemaPlace {
    var segment = ""
    for character in key.string.unicodeScalars {
      switch character {
      case "~": segment += "~0"
      case "/": segment += "~1"
      default: segment.unicodeScalars.append(character)
      }
    }
    return SchemaPlace(pointer: "\(pointer)/\(segment)")
  }

  /// The element of an array.
  func child(_ index: Int) -> SchemaPlace { SchemaPlace(pointer: "\(pointer)/\(index)") }

  /// An error at the place.
  func error(_ reason: String) -> JSONSchemaReadingError {
    JSONSchemaReadingError(path: pointer, reason: reason)
  }

  /// An error of a keyword whose value has a type that makes Zod throw a `TypeError`.
  func typeError(_ keyword: JSText, needs type: String) -> JSONSchemaReadingError {
    child(keyword).error("\(keyword) must be \(type)")
  }
}
