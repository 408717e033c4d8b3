import SchemaModel
import SourceJSON

/// Families in which few nodes run, but each of them reads a large value.
extension HostileFamily {
  /// Returns a family in which an intersection that contains itself on both sides reads a value twice as often with each
  /// level.
  private static func family(_ name: String, _ value: String, by schema: ZodSchema) -> HostileFamily
  {
    HostileFamily(
      name: name,
      schema: .recursive("t") { inner in
        let side = ZodSchema.object {
          Field("a", inner.optional())
          Field("v", schema.optional())
        }
        return .intersection(side, side)
      },
      shape: .around(#"{"a":"#, innermost: #"{"v":\#(value)}"#, "}"), many: 12)
  }

  private static let numbers =
    "[" + Array(repeating: "1", count: 5_000).joined(separator: ",") + "]"
  private static let text = #""\#(String(repeating: "x", count: 4_000))""#
  private static let accented = #""\#(String(repeating: "é", count: 2_000))""#
  private static let members =
    "{" + (0..<500).map { #""\#($0)x":1"# }.joined(separator: ",") + "}"

  /// A discriminated union that finds no option for an object.
  private static let chosen = ZodSchema.discriminatedUnion(
    "k", .object { Field("k", .literal("x")) }, .object { Field("k", .literal("y")) })

  static let reading: [HostileFamily] = [
    family("a refinement function on a large array", numbers, by: .any.refine("f") { _ in true }),
    family("a check function on a large array", numbers, by: .any.superRefine("f") { _ in }),
    family(
      "a function of a large array", numbers, by: .any.transform("f") { _ in .null }),
    family(
      "a conversion of a large array to a string", numbers,
      by: .coerce.string().transform("f") { _ in .null }),
    family("a discriminated union on a large object", members, by: .union(chosen, .any)),
    family("a refinement function on a large text", text, by: .any.refine("f") { _ in true }),
    family(
      "a template literal on a large text", text,
      by: .templateLiteral("x", .schema(.string()))),
    family("a conversion of a large text to a number", text, by: .union(.coerce.number(), .any)),
    family("a word for true or false in a large text", text, by: .union(.stringbool(), .any)),
    family(
      "a pattern on a large text", text,
      by: .string().regex("^x").refine("f", abort: true) { _ in true }),
    family(
      "a length of a large text", accented,
      by: .union(.templateLiteral("é"), .any).pipe(.string().min(1).max(3_000))),
  ]
}
