import SchemaModel

/// Schemas of one shape that grow, for the time of compiling them.
struct GrowingSchema: Sendable {
  /// The shape in a few words.
  let name: String
  /// The schema of a number of nodes.
  let schema: @Sendable (Int) -> ZodSchema

  /// Numbers of nodes.
  static let sizes = [100, 1_000, 10_000]

  static let all = [
    GrowingSchema(name: "an object of objects, compiled") { size in
      object((0..<size / 10).map { Field("group\($0)", object(fields(of: $0))) })
    },
    GrowingSchema(name: "a union of objects, compiled") { size in
      .union((0..<size / 10).map { object(fields(of: $0)) })
    },
    GrowingSchema(name: "an object of intersections, compiled") { size in
      object(
        (0..<size / 20).map {
          Field("pair\($0)", .intersection(object(fields(of: $0)), object(fields(of: $0 + 1))))
        })
    },
  ]

  private static func object(_ fields: [Field]) -> ZodSchema { .object { fields } }

  /// Eight fields, of nine nodes with the wrapper of one, with checks as forms have them.
  private static func fields(of group: Int) -> [Field] {
    [
      Field("id\(group)", .string().min(1)),
      Field("name", .string().min(1, "A name is needed").max(100)),
      Field("code", .string().regex(#"^[A-Z]{2}\d{\#(group % 9 + 1)}$"#)),
      Field("email", .string().email()),
      Field("count", .number().int().min(0)),
      Field("isOpen", .boolean()),
      Field("kind", .enumeration("first", "second", "kind \(group)")),
      Field("note", .string().max(1_000 + group).optional()),
    ]
  }
}
