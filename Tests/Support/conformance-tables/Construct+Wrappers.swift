extension Construct {
  static let wrappers: [Construct] = [
    Construct("optional", .plain("optional", without: "exact")),
    Construct("exactOptional", .flag("exact", on: "optional")),
    Construct("nullable", .type("nullable")), Construct("nonoptional", .type("nonoptional")),
    Construct("readonly", .type("readonly")), Construct("default", .type("default")),
    Construct("· default(function)", .all([.type("default"), .functionValue])),
    Construct("prefault", .type("prefault")), Construct("catch", .type("catch")),
    Construct("· catch(function)", .all([.type("catch"), .functionValue])),
    Construct("promise", .type("promise")), Construct("success", .type("success")),
  ]

  static let functions: [Construct] = [
    Construct(
      "pipe of two schemas",
      .all([
        .plain("pipe", without: "codec"), .not(.childType("in", ["transform"])),
        .not(.childType("out", ["transform"])),
      ])),
    Construct("codec", .flag("codec", on: "pipe")),
    Construct(
      "transform (user function)",
      .all([.type("transform"), .not(.isPipeInput)])),
    Construct(
      "preprocess (user function)",
      .all([.type("transform"), .isPipeInput])),
    Construct(
      "refine (user function)",
      .all([
        .not(.type("custom")),
        .check(.all([.kind(["custom"]), .any([.has("fn"), .has("name")]), .not(.has("opaque"))])),
      ])),
    Construct(
      "superRefine / check (user function)",
      .check(.any([.kind(["function"]), .all([.kind(["custom"]), .has("opaque")])]))),
    Construct(
      "overwrite (user function)",
      .check(
        .all([
          .kind(["overwrite"]),
          .not(.text("name", ["trim", "toLowerCase", "toUpperCase", "normalize", "slugify"])),
        ]))),
    Construct("when", .check(.has("when"))),
    Construct("error function of a schema or check", .any([.has("error"), .check(.has("error"))])),
    Construct("constant message", .any([.has("message"), .check(.has("message"))])),
    Construct("abort", .check(.field("abort", true))),
    Construct("custom / instanceof", .type("custom")), Construct("function", .type("function")),
    Construct("file", .type("file")), Construct("property check", .check(.kind(["property"]))),
  ]
}
