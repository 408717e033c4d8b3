import SchemaModel
import Testing

/// Strings: lengths, URLs, parts and rewritten texts.
@Suite struct TextVersionTests {
  @Test func lengthsCountCodePointsFrom4_5() throws {
    try expect(
      #""😀""#, by: .string().length(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#,
      from467: #""😀""#)
    try expect(
      #""😀""#, by: .string().min(2), #""😀""#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#
    )
    try expect(
      #""😀""#, by: .string().max(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#,
      from467: #""😀""#)
    try expect(
      #""\ud83d""#, by: .string().max(1), #""\ud83d""#)
    try expect(
      #""a\ud83d""#, by: .string().max(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#
    )
    try expect(
      #""""#, by: .string().nonempty(),
      #"{"origin":"string","code":"too_small","minimum":1,"inclusive":true,"path":[],"message":"Too small: expected string to have >=1 characters"}"#
    )
    try expect(
      #"["😀","é"]"#, by: .array(.unknown).max(1),
      #"{"origin":"array","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected array to have <=1 items"}"#
    )
  }

  @Test func anExactLength() throws {
    try expect(
      #""abc""#, by: .string().length(2),
      #"{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have <=2 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have exactly 2 characters"}"#
    )
    try expect(
      #""a""#, by: .string().length(2),
      #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#,
      from467:
        #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected string to have exactly 2 characters"}"#
    )
    try expect(
      "[1]", by: .array(.unknown).length(2),
      #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected array to have >=2 items"}"#,
      from467:
        #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected array to have exactly 2 items"}"#
    )
    try expect(
      "[1,2,3]", by: .array(.unknown).length(2),
      #"{"origin":"array","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected array to have <=2 items"}"#,
      from467:
        #"{"origin":"array","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected array to have exactly 2 items"}"#
    )
  }

  @Test func lineEndsInURLsGoFrom4_5() throws {
    try expect(
      #""https://exa\nmple.com""#, by: .url(), #""https://exa\nmple.com""#,
      from467: #""https://example.com""#)
    try expect(
      #"" https://a.b/\t ""#, by: .url(), #""https://a.b/""#)
    try expect(
      #"" HTTPS://EXAMPLE.com/a b ""#, by: .url(normalize: true), #""https://example.com/a%20b""#)
  }

  @Test func schemesAndHosts() throws {
    try expect(
      #""http:example.com""#, by: .url(protocol: .init("^https?$")), #""http:example.com""#,
      from443:
        #"{"code":"invalid_format","format":"url","note":"Invalid URL format","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""ftp://example.com""#, by: .url(protocol: .init("^https?$")),
      #"{"code":"invalid_format","format":"url","note":"Invalid protocol","pattern":"^https?$","path":[],"message":"Invalid URL"}"#,
      from443:
        #"{"code":"invalid_format","format":"url","note":"Invalid URL format","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""nope""#, by: .url(protocol: .init("^https?$")),
      #"{"code":"invalid_format","format":"url","path":[],"message":"Invalid URL"}"#,
      from443:
        #"{"code":"invalid_format","format":"url","note":"Invalid URL format","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""http:example.com""#, by: .url(protocol: .init("^https?$"), normalize: true),
      #""http://example.com/""#)
    try expect(
      #""https://b.c""#, by: .url(hostname: .init("^a")),
      #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^a","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""https://b.c""#, by: .url(hostname: .init("^a"), protocol: .init("^ftp$")),
      #"""
      {"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^a","path":[],"message":"Invalid URL"}
      {"code":"invalid_format","format":"url","note":"Invalid protocol","pattern":"^ftp$","path":[],"message":"Invalid URL"}
      """#)
    try expect(
      #""https://b.c""#, by: .url("M", hostname: .init("^a"), protocol: .init("^ftp$")),
      #"""
      {"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^a","path":[],"message":"M"}
      {"code":"invalid_format","format":"url","note":"Invalid protocol","pattern":"^ftp$","path":[],"message":"M"}
      """#)
    try expect(
      #""https://example.com""#, by: .httpURL(), #""https://example.com""#)
    try expect(
      #""https://localhost""#, by: .httpURL(),
      #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,}$","path":[],"message":"Invalid URL"}"#,
      from467:
        #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}$","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""ftp://a.com""#, by: .httpURL(),
      #"{"code":"invalid_format","format":"url","note":"Invalid protocol","pattern":"^https?$","path":[],"message":"Invalid URL"}"#,
      from443:
        #"{"code":"invalid_format","format":"url","note":"Invalid URL format","path":[],"message":"Invalid URL"}"#
    )
    try expect(
      #""https://1.2.3.4""#, by: .httpURL(),
      #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,}$","path":[],"message":"Invalid URL"}"#,
      from467:
        #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}$","path":[],"message":"Invalid URL"}"#
    )
  }

  @Test func partsOfAText() throws {
    try expect(
      #""ba""#, by: .string().startsWith("a"),
      #"{"origin":"string","code":"invalid_format","format":"starts_with","prefix":"a","path":[],"message":"Invalid string: must start with \"a\""}"#
    )
    try expect(
      #""ab""#, by: .string().endsWith("a"),
      #"{"origin":"string","code":"invalid_format","format":"ends_with","suffix":"a","path":[],"message":"Invalid string: must end with \"a\""}"#
    )
    try expect(
      #""b""#, by: .string().includes("a"),
      #"{"origin":"string","code":"invalid_format","format":"includes","includes":"a","path":[],"message":"Invalid string: must include \"a\""}"#
    )
    try expect(
      #""ab""#, by: .string().includes("a", position: 1),
      #"{"origin":"string","code":"invalid_format","format":"includes","includes":"a","path":[],"message":"Invalid string: must include \"a\""}"#
    )
    try expect(
      #""ba""#, by: .string().includes("a", position: 1), #""ba""#)
    try expect(
      #""ab""#, by: .string().includes("a", position: .max),
      #"{"origin":"string","code":"invalid_format","format":"includes","includes":"a","path":[],"message":"Invalid string: must include \"a\""}"#
    )
    try expect(#""ab""#, by: .string().includes("a", position: .min), #""ab""#)
    try expect(
      #""É""#, by: .string().lowercase(), #""É""#)
    try expect(
      #""E""#, by: .string().lowercase(),
      #"{"origin":"string","code":"invalid_format","format":"lowercase","pattern":"/^[^A-Z]*$/","path":[],"message":"Invalid lowercase"}"#
    )
    try expect(
      #""e""#, by: .string().uppercase(),
      #"{"origin":"string","code":"invalid_format","format":"uppercase","pattern":"/^[^a-z]*$/","path":[],"message":"Invalid uppercase"}"#
    )
    try expect(
      #""b""#, by: .string().regex("^a", flags: "i"),
      #"{"origin":"string","code":"invalid_format","format":"regex","pattern":"/^a/i","path":[],"message":"Invalid string: must match pattern /^a/i"}"#
    )
  }

  @Test func rewrittenTexts() throws {
    try expect(
      #""  Héllo__Wörld -- Foo!! ""#, by: .string().slugify(), #""hllo-wrld-foo""#)
    try expect(
      #""e\u0301""#, by: .string().normalize(), #""é""#)
    try expect(
      #""é""#, by: .string().normalize(.nfd), #""é""#)
    for schema in [
      .string().normalize(.nfkc),
      .string().normalize(.nfkd),
    ] as [ZodSchema] {
      try expect(
        #""ﬁ""#, by: schema, #""fi""#)
    }
    try expect(
      #"" ab ""#, by: .string().trim().toUpperCase().min(3),
      #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #"" ab ""#, by: .string().min(3).trim(), #""ab""#)
  }
}
