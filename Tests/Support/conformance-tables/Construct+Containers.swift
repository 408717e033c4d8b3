extension Construct {
  static let containers: [Construct] = [
    Construct(
      "object, strip",
      .all([
        .type("object"), .not(.has("catchall")), .not(.field("unknownKeys", "keep")),
        .not(.field("unknownKeys", "reject")),
      ])),
    Construct(
      "· strict",
      .all([
        .type("object"),
        .any([.field("unknownKeys", "reject"), .childType("catchall", ["never"])]),
      ])),
    Construct(
      "· loose",
      .all([
        .type("object"),
        .any([.field("unknownKeys", "keep"), .childType("catchall", ["unknown"])]),
      ])),
    Construct(
      "· catchall(schema)",
      .all([
        .type("object"), .has("catchall"), .not(.childType("catchall", ["never", "unknown"])),
      ])),
    Construct("· recursive by getter", .refersDirectly), Construct("lazy", .type("lazy")),
    Construct("array", .type("array")),
    Construct(
      "· min/max/length of an array",
      .check(["min_length", "max_length", "length_equals"], on: "array")),
    Construct("tuple", .type("tuple")),
    Construct("· with rest", .all([.type("tuple"), .has("rest")])),
    Construct(
      "· with optional or default tail",
      .all([.type("tuple"), .lastType("items", ["optional", "default", "prefault"])])),
    Construct("record, string keys", .all([.type("record"), .not(.hasKeySchema)])),
    Construct("· key schema (checks, enum, literal, number…)", .hasKeySchema),
    Construct("· partialRecord", .flag("partial", on: "record")),
    Construct("· looseRecord", .all([.type("record"), .field("mode", "loose")])),
    Construct("map", .type("map")), Construct("set", .type("set")),
  ]

  static let choices: [Construct] = [
    Construct("intersection", .type("intersection")),
    Construct(
      "union",
      .all([.type("union"), .not(.has("discriminator")), .not(.field("inclusive", false))])),
    Construct("discriminatedUnion", discriminatedUnion),
    Construct("· unionFallback", .all([discriminatedUnion, .field("unionFallback", true)])),
    Construct(
      "xor",
      .any([
        .type("xor"),
        .all([.type("union"), .not(.has("discriminator")), .field("inclusive", false)]),
      ])),
  ]

  private static let discriminatedUnion: NodePattern = .any([
    .type("discriminated_union"), .all([.type("union"), .has("discriminator")]),
  ])
}
