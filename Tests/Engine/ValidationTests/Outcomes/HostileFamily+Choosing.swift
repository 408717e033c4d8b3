import JSPrimitives
import SchemaModel

/// Families in which discriminators, the keys of maps and functions choose what runs again.
extension HostileFamily {
  /// Returns nested discriminated unions of an object that may contain a schema.
  private static func choice(_ inner: ZodSchema) -> ZodSchema {
    func option(_ first: JSText, _ second: JSText) -> ZodSchema {
      .object {
        Field("k", .literal(.json(.string(first))))
        Field("l", .literal(.json(.string(second))))
        Field("a", inner.optional())
      }
    }
    return .discriminatedUnion(
      "k",
      .discriminatedUnion("l", option("x", "y"), option("x", "z")),
      option("w", "y"))
  }

  static let choosing: [HostileFamily] = [
    HostileFamily(
      name: "an intersection of nested discriminated unions of itself",
      schema: .recursive("t") { .intersection(choice($0), choice($0)) },
      shape: .around(#"{"k":"x","l":"y","a":"#, innermost: #"{"k":"x","l":"z"}"#, "}")),
    HostileFamily(
      name: "nested discriminated unions of itself that try all options",
      schema: .recursive("t") { inner in
        func option(_ key: Double) -> ZodSchema {
          .object {
            Field("a", inner.optional())
            Field("k", .literal(.json(.number(key))))
          }
        }
        return .discriminatedUnion(
          "k", option(1), .discriminatedUnion("k", option(2), unionFallback: true),
          unionFallback: true)
      }, shape: wrong),
    HostileFamily(
      name: "a union with a map of itself in options that fail late",
      schema: .recursive("t") { .union(.map(.string(), $0), node($0, 1), node($0, 2)) },
      shape: wrong),
    HostileFamily(
      name: "an intersection of records of itself with a schema of their keys",
      schema: .recursive("t") {
        .intersection(.record(.string(), $0), .record(.string().min(1), $0))
      }, shape: objects),
    HostileFamily(
      name: "an intersection of records of itself with template literals as keys",
      schema: .recursive("t") { inner in
        let key = ZodSchema.templateLiteral(.schema(.string()), "a")
        return .intersection(.record(key, inner), .record(key, inner))
      }, shape: objects),
    HostileFamily(
      name: "a refinement function around both sides of an intersection of itself",
      schema: .recursive("t") { inner in
        let side = node(inner).refine("holds") { _ in true }
        return .intersection(side, side)
      }, shape: objects),
    HostileFamily(
      name: "a refinement function that fails in the options of a union of itself",
      schema: .recursive("t") { inner in
        let option = node(inner).refine("fails") { _ in false }
        return .union(option, option)
      }, shape: objects),
    HostileFamily(
      name: "a function that doubles the value of each level",
      schema: .recursive("t") { inner in
        .array(inner).transform("doubled") { .array([$0, $0]) }
      }, shape: .around("[", innermost: "[]", "]")),
  ]
}
