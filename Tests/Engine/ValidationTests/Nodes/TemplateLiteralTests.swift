import SchemaModel
import Testing

/// Template literals: the pattern that their parts make.
@Suite struct TemplateLiteralTests {
  @Test func theIssueHasThePattern() throws {
    try expect(
      #""x""#,
      by: .templateLiteral("a.", .schema(.string().min(2).max(3)), "-", .schema(.number())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^a\\.[\\s\\S]{2,3}--?\\d+(?:\\.\\d+)?$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""a.bc--1.5""#,
      by: .templateLiteral("a.", .schema(.string().min(2).max(3)), "-", .schema(.number())),
      #""a.bc--1.5""#)
    try expect(
      "1", by: .templateLiteral("a"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #""b""#, by: .templateLiteral("a", message: "M"),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^a$","path":[],"message":"M"}"#
    )
    try expect(
      #""1truenull1.5""#, by: .templateLiteral(1, true, nil, 1.5), #""1truenull1.5""#)
    try expect(
      #""x""#, by: .templateLiteral(.literal(.undefined), .literal(.bigint("7"))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^undefined7$","path":[],"message":"Invalid input"}"#
    )
  }

  @Test func eachKindOfPart() throws {
    try expect(
      "1", by: .templateLiteral(.schema(.string())),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.string().length(3))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p[\\s\\S]{3,3}$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.string().startsWith("a.").endsWith("b"))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p.*b$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.string().includes("q", position: 2))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p.{2}q$","path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p.{2,}q$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.email())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$","path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""q""#, by: .templateLiteral("p", .schema(.url().max(5))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p[\\s\\S]{0,5}$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p1.5""#, by: .templateLiteral("p", .schema(.int())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p-?\\d+$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.bigint())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p-?\\d+n?$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""pTRUE""#, by: .templateLiteral("p", .schema(.boolean())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(?:true|false)$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.null)),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^pnull$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.undefined)),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^pundefined$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.enumeration("a.b", "c"))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(a\\.b|c)$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.literal("a", 1))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(a|1)$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.union(.literal("a"), .number()))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p((a)|-?\\d+(?:\\.\\d+)?)$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""pabc""#, by: .templateLiteral("p", .schema(.string().max(2).optional())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p([\\s\\S]{0,2})?$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""px""#, by: .templateLiteral("p", .schema(.number().nullable())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(-?\\d+(?:\\.\\d+)?|null)$","path":[],"message":"Invalid input"}"#
    )
    for schema in [
      .templateLiteral("p", .schema(.literal("a").exactOptional())),
      .templateLiteral("p", .schema(.lazy { .literal("a") })),
    ] as [ZodSchema] {
      try expect(
        #""px""#, by: schema,
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p(a)$","path":[],"message":"Invalid input"}"#
      )
    }
    try expect(
      #""px""#, by: .templateLiteral("p", .schema(.templateLiteral("q", .schema(.number())))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^pq-?\\d+(?:\\.\\d+)?$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.cidrv6())),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|::|([0-9a-fA-F]{1,4})?::([0-9a-fA-F]{1,4}:?){0,6})\\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$","path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.enumeration(["A": 1.5]))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(1.5)$","path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p(1\\.5)$","path":[],"message":"Invalid input"}"#
    )
    try expect(
      #""p""#, by: .templateLiteral("p", .schema(.iso.datetime(local: true))),
      #"{"code":"invalid_format","format":"template_literal","pattern":"^p(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|))$","path":[],"message":"Invalid input"}"#,
      from467:
        #"{"code":"invalid_format","format":"template_literal","pattern":"^p(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?(?:Z)|(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?)$","path":[],"message":"Invalid input"}"#
    )
  }
}
