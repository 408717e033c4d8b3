import SourceJSON

/// One construct of Zod as a row of the coverage table: a kind of schema, a check, or a use of one.
struct Construct: Sendable {
  /// The name of the row; a part of the construct before it starts with `·`.
  let name: String
  private let pattern: NodePattern

  init(_ name: String, _ pattern: NodePattern) {
    self.name = name
    self.pattern = pattern
  }

  /// All constructs in the order of the table.
  static let all =
    strings + formats + numbers + scalars + containers + choices + wrappers + functions

  /// Returns the positions in `all` of the constructs in a schema.
  ///
  /// - Parameter tree: a `def` tree, or the schema of a document.
  static func places(in tree: JSONValue) -> [Int] {
    let nodes = SchemaNode.all(in: tree)
    return all.indices.filter { place in nodes.contains { all[place].pattern.matches($0) } }
  }
}

extension NodePattern {
  /// A node of a type.
  static func type(_ type: String) -> NodePattern { .type([type]) }

  /// A node of a type with a check of one of these kinds.
  static func check(_ kinds: [String], on type: String) -> NodePattern {
    .all([.type(type), .check(.kind(kinds))])
  }

  /// A string of one of these formats.
  static func format(_ formats: String...) -> NodePattern {
    .check(.all([.kind(["string_format"]), .format(formats)]))
  }

  /// A number or bigint of a format.
  static func numberFormat(_ format: String) -> NodePattern {
    .check(.all([.kind(["number_format", "bigint_format"]), .format([format])]))
  }

  /// A node of a type with a flag.
  static func flag(_ name: String, on type: String) -> NodePattern {
    .all([.type(type), .field(.init(name), true)])
  }

  /// A node of a type without a flag.
  static func plain(_ type: String, without name: String) -> NodePattern {
    .all([.type(type), .not(.field(.init(name), true))])
  }
}
