import JSPrimitives
import SchemaModel
import SourceJSON

@testable import ConformanceKit

/// `def` trees that tests read.
enum DefTrees {
  /// Returns the schema of a tree's JSON text.
  static func schema(_ text: String) throws -> ZodSchema {
    try DefReader.schema(of: JSONDocument(Array(text.utf8)).value)
  }

  /// Returns the only check of a string that has this check.
  static func check(_ text: String) throws -> ZodSchema.Check? {
    let schema = try schema(#"{"type":"string","checks":[\#(text)]}"#)
    return schema.checks.count == 1 ? schema.checks.first : nil
  }

  /// Returns the place and reason of a refusal; nil if the tree can be read.
  static func refusal(_ text: String) throws -> String? {
    do throws(ZodDefError) {
      _ = try DefReader.schema(of: value(text))
      return nil
    } catch {
      return error.description
    }
  }

  private static func value(_ text: String) -> JSONValue {
    (try? JSONDocument(Array(text.utf8)).value) ?? .null
  }
}

extension ZodSchema {
  static let text = ZodSchema(.string)
  static let count = ZodSchema(.number)
}
