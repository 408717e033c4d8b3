extension Construct {
  static let strings: [Construct] = [
    Construct("z.string()", .type("string")),
    Construct(
      "· min/max/length of a string",
      .check(["min_length", "max_length", "length_equals"], on: "string")),
    Construct("· regex", .format("regex")),
    Construct(
      "· startsWith / endsWith / includes", .format("starts_with", "ends_with", "includes")),
    Construct("· includes with position", .check(.all([.format(["includes"]), .has("position")]))),
    Construct("· lowercase / uppercase", .format("lowercase", "uppercase")),
    Construct(
      "· trim / toLowerCase / toUpperCase", overwrite("trim", "toLowerCase", "toUpperCase")),
    Construct("· normalize / slugify", overwrite("normalize", "slugify")),
  ]

  private static func overwrite(_ names: String...) -> NodePattern {
    .check(.all([.kind(["overwrite"]), .text("name", names)]))
  }

  static let formats: [Construct] =
    [
      Construct("· email", .format("email")), Construct("· guid", .format("guid")),
      Construct("· uuid, uuidv1-8", .format("uuid")),
      Construct("· url, no options", .check(.all([url, .not(urlOptions)]))),
      Construct("· url + hostname/protocol/normalize, httpUrl", .check(.all([url, urlOptions]))),
    ] + named("hostname", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid")
    + named("ipv4", "ipv6", "mac", "cidrv4", "cidrv6", "base64", "base64url", "e164", "jwt")
    + [
      Construct("· credit card (4.6.7)", .format("credit_card")),
      Construct("· iso.date", .format("date")), Construct("· iso.time", .format("time")),
      Construct("· iso.datetime", .check(.plainDatetime)),
      Construct(
        "· iso.datetime + precision/offset/local",
        .check(.all([.format(["datetime"]), .not(.plainDatetime)]))),
      Construct("· iso.duration", .format("duration")),
      Construct("· hash()", .check(.all([.kind(["string_format"]), .format(hashes)]))),
      Construct("· hex", .format("hex")),
      Construct(
        "· stringFormat(name, pattern)",
        .check(.all([.kind(["string_format"]), .not(.format(known)), .has("pattern")]))),
      Construct(
        "· stringFormat(name, fn)",
        .check(.all([.kind(["string_format"]), .any([.has("fn"), .has("function")])]))),
    ]

  private static let url = CheckPattern.all([.kind(["string_format"]), .format(["url"])])
  private static let urlOptions = CheckPattern.any([
    .has("hostname"), .has("protocol"), .field("normalize", true),
  ])

  private static func named(_ names: String...) -> [Construct] {
    names.map { Construct("· \($0)", .format($0)) }
  }

  private static let hashes = ["md5", "sha1", "sha256", "sha384", "sha512"].flatMap { algorithm in
    ["hex", "base64", "base64url"].map { "\(algorithm)_\($0)" }
  }

  /// The names of Zod's own formats.
  private static let known =
    hashes + [
      "regex", "starts_with", "ends_with", "includes", "lowercase", "uppercase", "email", "guid",
      "uuid", "url", "hostname", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4",
      "ipv6", "mac", "cidrv4", "cidrv6", "base64", "base64url", "e164", "jwt", "credit_card",
      "date",
      "time", "datetime", "duration", "hex", "json_string", "template_literal",
    ]
}
