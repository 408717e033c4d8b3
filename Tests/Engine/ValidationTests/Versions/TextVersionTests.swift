import SchemaModel
import Testing

/// Strings: lengths, formats and their options.
@Suite struct TextVersionTests {
  @Test func lengthsCountCodePointsFrom4_5() throws {
    try expect(
      #""😀""#, by: .string().length(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#,
      from45: #""😀""#)
    try expect(
      #""😀""#, by: .string().min(2), #""😀""#,
      from45:
        #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#
    )
    try expect(
      #""😀""#, by: .string().max(1),
      #"{"origin":"string","code":"too_big","maximum":1,"inclusive":true,"path":[],"message":"Too big: expected string to have <=1 characters"}"#,
      from45: #""😀""#)
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
      from45:
        #"{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected string to have exactly 2 characters"}"#
    )
    try expect(
      #""a""#, by: .string().length(2),
      #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected string to have >=2 characters"}"#,
      from45:
        #"{"origin":"string","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected string to have exactly 2 characters"}"#
    )
    try expect(
      "[1]", by: .array(.unknown).length(2),
      #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected array to have >=2 items"}"#,
      from45:
        #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"exact":true,"path":[],"message":"Too small: expected array to have exactly 2 items"}"#
    )
    try expect(
      "[1,2,3]", by: .array(.unknown).length(2),
      #"{"origin":"array","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected array to have <=2 items"}"#,
      from45:
        #"{"origin":"array","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected array to have exactly 2 items"}"#
    )
  }

  @Test func lineEndsInURLsGoFrom4_5() throws {
    try expect(
      #""https://exa\nmple.com""#, by: .url(), #""https://exa\nmple.com""#,
      from45: #""https://example.com""#)
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
      from45:
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
      from45:
        #"{"code":"invalid_format","format":"url","note":"Invalid hostname","pattern":"^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z]{2,63}$","path":[],"message":"Invalid URL"}"#
    )
  }

  @Test func identifiers() throws {
    try expect(
      #""c123456""#, by: .cuid(),
      #"{"origin":"string","code":"invalid_format","format":"cuid","pattern":"/^[cC][^\\s-]{8,}$/","path":[],"message":"Invalid cuid"}"#,
      from443: #""c123456""#)
    try expect(
      #""CABCDEFGH""#, by: .cuid(), #""CABCDEFGH""#,
      from443:
        #"{"origin":"string","code":"invalid_format","format":"cuid","pattern":"/^[cC][0-9a-z]{6,}$/","path":[],"message":"Invalid cuid"}"#
    )
    try expect(
      #""a1""#, by: .cuid2(), #""a1""#)
    try expect(
      #""A1""#, by: .cuid2(),
      #"{"origin":"string","code":"invalid_format","format":"cuid2","pattern":"/^[0-9a-z]+$/","path":[],"message":"Invalid cuid2"}"#
    )
    try expect(
      #""01ARZ3NDEKTSV4RRFFQ69G5FAV""#, by: .ulid(), #""01ARZ3NDEKTSV4RRFFQ69G5FAV""#)
    try expect(
      #""01ARZ3NDEKTSV4RRFFQ69G5FAU""#, by: .ulid(),
      #"{"origin":"string","code":"invalid_format","format":"ulid","pattern":"/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/","path":[],"message":"Invalid ULID"}"#
    )
    try expect(
      #""short""#, by: .xid(),
      #"{"origin":"string","code":"invalid_format","format":"xid","pattern":"/^[0-9a-vA-V]{20}$/","path":[],"message":"Invalid XID"}"#
    )
    try expect(
      #""short""#, by: .ksuid(),
      #"{"origin":"string","code":"invalid_format","format":"ksuid","pattern":"/^[A-Za-z0-9]{27}$/","path":[],"message":"Invalid KSUID"}"#
    )
    try expect(
      #""short""#, by: .nanoid(),
      #"{"origin":"string","code":"invalid_format","format":"nanoid","pattern":"/^[a-zA-Z0-9_-]{21}$/","path":[],"message":"Invalid nanoid"}"#
    )
    try expect(
      #""12345678-1234-1234-1234-123456789abc""#, by: .guid(),
      #""12345678-1234-1234-1234-123456789abc""#)
    try expect(
      #""12345678-1234-1234-1234-123456789abc""#, by: .uuid(),
      #"{"origin":"string","code":"invalid_format","format":"uuid","pattern":"/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/","path":[],"message":"Invalid UUID"}"#
    )
    try expect(
      #""12345678-1234-4234-8234-123456789abc""#, by: .uuidv4(),
      #""12345678-1234-4234-8234-123456789abc""#)
    try expect(
      #""12345678-1234-7234-8234-123456789abc""#, by: .uuidv4(),
      #"{"origin":"string","code":"invalid_format","format":"uuid","pattern":"/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$/","path":[],"message":"Invalid UUID"}"#
    )
    try expect(
      #""00000000-0000-0000-0000-000000000000""#, by: .uuidv7(),
      #"{"origin":"string","code":"invalid_format","format":"uuid","pattern":"/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-7[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$/","path":[],"message":"Invalid UUID"}"#
    )
    try expect(
      #""00000000-0000-0000-0000-000000000000""#, by: .uuid(),
      #""00000000-0000-0000-0000-000000000000""#)
  }

  @Test func emoji() throws {
    try expect(
      #""😀👍🏽""#, by: .emoji(), #""😀👍🏽""#)
    try expect(
      #""a""#, by: .emoji(),
      #"{"origin":"string","code":"invalid_format","format":"emoji","pattern":"/^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$/u","path":[],"message":"Invalid emoji"}"#,
      from45:
        #"{"origin":"string","code":"invalid_format","format":"emoji","pattern":"/^[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$/u","path":[],"message":"Invalid emoji"}"#
    )
  }

  @Test func base64AndItsURLForm() throws {
    try expect(
      #""aGk=""#, by: .base64(), #""aGk=""#)
    try expect(
      #""""#, by: .base64(), #""""#)
    try expect(
      #""aG\nV""#, by: .base64(), #""aG\nV""#,
      from443:
        #"{"code":"invalid_format","format":"base64","path":[],"message":"Invalid base64-encoded string"}"#
    )
    try expect(
      #""aB==""#, by: .base64(), #""aB==""#)
    try expect(
      #""a===""#, by: .base64(),
      #"{"code":"invalid_format","format":"base64","path":[],"message":"Invalid base64-encoded string"}"#
    )
    try expect(
      #""a-_0""#, by: .base64url(), #""a-_0""#)
    try expect(
      #""aGk=""#, by: .base64url(),
      #"{"code":"invalid_format","format":"base64url","path":[],"message":"Invalid base64url-encoded string"}"#
    )
    try expect(
      #""a""#, by: .base64url(),
      #"{"code":"invalid_format","format":"base64url","path":[],"message":"Invalid base64url-encoded string"}"#
    )
  }

  @Test func addresses() throws {
    try expect(
      #""1.2.3.256""#, by: .ipv4(),
      #"{"origin":"string","code":"invalid_format","format":"ipv4","pattern":"/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/","path":[],"message":"Invalid IPv4 address"}"#
    )
    try expect(
      #""::1""#, by: .ipv6(), #""::1""#)
    try expect(
      #""::1\n""#, by: .ipv6(), #""::1\n""#,
      from45:
        #"{"code":"invalid_format","format":"ipv6","path":[],"message":"Invalid IPv6 address"}"#)
    try expect(
      #""::1.2.3.4""#, by: .ipv6(), #""::1.2.3.4""#)
    try expect(
      #""::01.2.3.4""#, by: .ipv6(),
      #"{"code":"invalid_format","format":"ipv6","path":[],"message":"Invalid IPv6 address"}"#)
    try expect(
      #""fe80::1%eth0""#, by: .ipv6(),
      #"{"code":"invalid_format","format":"ipv6","path":[],"message":"Invalid IPv6 address"}"#)
    try expect(
      #""10.0.0.0/33""#, by: .cidrv4(),
      #"{"origin":"string","code":"invalid_format","format":"cidrv4","pattern":"/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\\/([0-9]|[1-2][0-9]|3[0-2])$/","path":[],"message":"Invalid IPv4 range"}"#
    )
    try expect(
      #""::1/128""#, by: .cidrv6(), #""::1/128""#)
    try expect(
      #""::1/064""#, by: .cidrv6(),
      #"{"code":"invalid_format","format":"cidrv6","path":[],"message":"Invalid IPv6 range"}"#)
    try expect(
      #""::1/129""#, by: .cidrv6(),
      #"{"code":"invalid_format","format":"cidrv6","path":[],"message":"Invalid IPv6 range"}"#)
    try expect(
      #""::1""#, by: .cidrv6(),
      #"{"code":"invalid_format","format":"cidrv6","path":[],"message":"Invalid IPv6 range"}"#)
    try expect(
      #""00:1a:2b:3c:4d:5e""#, by: .mac(), #""00:1a:2b:3c:4d:5e""#)
    try expect(
      #""00:1A:2b:3c:4d:5e""#, by: .mac(),
      #"{"origin":"string","code":"invalid_format","format":"mac","pattern":"/^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$/","path":[],"message":"Invalid MAC address"}"#
    )
    try expect(
      #""00-1A-2B-3C-4D-5E""#, by: .mac(delimiter: "-"), #""00-1A-2B-3C-4D-5E""#)
    try expect(
      #""a@b.co""#, by: .email(), #""a@b.co""#)
    try expect(
      #""a..b@c.co""#, by: .email(),
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#
    )
    try expect(
      #""x@""#, by: .email(pattern: .init("^x@")), #""x@""#)
    try expect(
      #""y@z.co""#, by: .email(pattern: .init("^x@")),
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^x@/","path":[],"message":"Invalid email address"}"#
    )
    try expect(
      #""+15550101234""#, by: .e164(), #""+15550101234""#)
    try expect(
      #""15550101234""#, by: .e164(),
      #"{"origin":"string","code":"invalid_format","format":"e164","pattern":"/^\\+[1-9]\\d{6,14}$/","path":[],"message":"Invalid E.164 number"}"#
    )
  }

  @Test func times() throws {
    try expect(
      #""2020-01-01T00:00Z""#, by: .iso.datetime(), #""2020-01-01T00:00Z""#)
    try expect(
      #""2020-01-01T00:00:00""#, by: .iso.datetime(),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00""#, by: .iso.datetime(local: true), #""2020-01-01T00:00:00""#)
    try expect(
      #""2020-01-01""#, by: .iso.datetime(local: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|))$/","path":[],"message":"Invalid ISO datetime"}"#,
      from45:
        #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z)?)$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00+02:00""#, by: .iso.datetime(offset: true),
      #""2020-01-01T00:00:00+02:00""#)
    try expect(
      #""2020-01-01T00:00:00+0200""#, by: .iso.datetime(offset: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""x""#, by: .iso.datetime(offset: true, local: true),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z||([+-](?:[01]\\d|2[0-3]):[0-5]\\d)))$/","path":[],"message":"Invalid ISO datetime"}"#,
      from45:
        #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|([+-](?:[01]\\d|2[0-3]):[0-5]\\d))?)$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00:00.123Z""#, by: .iso.datetime(precision: 3),
      #""2020-01-01T00:00:00.123Z""#)
    try expect(
      #""2020-01-01T00:00:00Z""#, by: .iso.datetime(precision: 3),
      #"{"origin":"string","code":"invalid_format","format":"datetime","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}(?:Z))$/","path":[],"message":"Invalid ISO datetime"}"#
    )
    try expect(
      #""2020-01-01T00:00Z""#, by: .iso.datetime(precision: -1), #""2020-01-01T00:00Z""#)
    try expect(
      #""2023-02-29""#, by: .iso.date(),
      #"{"origin":"string","code":"invalid_format","format":"date","pattern":"/^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))$/","path":[],"message":"Invalid ISO date"}"#
    )
    try expect(
      #""2024-02-29""#, by: .iso.date(), #""2024-02-29""#)
    try expect(
      #""24:00""#, by: .iso.time(),
      #"{"origin":"string","code":"invalid_format","format":"time","pattern":"/^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?$/","path":[],"message":"Invalid ISO time"}"#
    )
    try expect(
      #""12:30:00""#, by: .iso.time(precision: 0), #""12:30:00""#)
    try expect(
      #""12:30""#, by: .iso.time(precision: 0),
      #"{"origin":"string","code":"invalid_format","format":"time","pattern":"/^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$/","path":[],"message":"Invalid ISO time"}"#
    )
    try expect(
      #""P1DT2H""#, by: .iso.duration(), #""P1DT2H""#)
    try expect(
      #""P1W2D""#, by: .iso.duration(),
      #"{"origin":"string","code":"invalid_format","format":"duration","pattern":"/^P(?:(\\d+W)|(?!.*W)(?=\\d|T\\d)(\\d+Y)?(\\d+M)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+([.,]\\d+)?S)?)?)$/","path":[],"message":"Invalid ISO duration"}"#
    )
  }

  @Test func signedTokens() throws {
    try expect(
      #""eyJhbGciOiJIUzI1NiJ9.e30.""#, by: .jwt(), #""eyJhbGciOiJIUzI1NiJ9.e30.""#)
    try expect(
      #""eyJhbGciOiJIUzI1NiJ9.e30.x""#, by: .jwt(alg: "HS256"), #""eyJhbGciOiJIUzI1NiJ9.e30.x""#)
    try expect(
      #""eyJhbGciOiJIUzI1NiJ9.e30.x""#, by: .jwt(alg: "RS256"),
      #"{"code":"invalid_format","format":"jwt","path":[],"message":"Invalid JWT"}"#)
    try expect(
      #""bnVsbA.e30.""#, by: .jwt(),
      #"{"code":"invalid_format","format":"jwt","path":[],"message":"Invalid JWT"}"#)
    try expect(
      #""a.b""#, by: .jwt(),
      #"{"code":"invalid_format","format":"jwt","path":[],"message":"Invalid JWT"}"#)
  }

  @Test func formatsWithoutOriginAndPattern() throws {
    try expect(
      #""x""#, by: .hash(.md5),
      #"{"code":"invalid_format","format":"md5_hex","path":[],"message":"Invalid md5_hex"}"#)
    try expect(
      #""d41d8cd98f00b204e9800998ecf8427e""#, by: .hash(.md5),
      #""d41d8cd98f00b204e9800998ecf8427e""#)
    try expect(
      #""2jmj7l5rSw0yVb/vlWAYkK/YBwk=""#, by: .hash(.sha1, enc: .base64),
      #""2jmj7l5rSw0yVb/vlWAYkK/YBwk=""#)
    try expect(
      #""2jmj7l5rSw0yVb/vlWAYkK/YBwk""#, by: .hash(.sha1, enc: .base64url),
      #"{"code":"invalid_format","format":"sha1_base64url","path":[],"message":"Invalid sha1_base64url"}"#
    )
    try expect(
      #""0aF""#, by: .hex(), #""0aF""#)
    try expect(
      #""g""#, by: .hex(),
      #"{"code":"invalid_format","format":"hex","path":[],"message":"Invalid hex"}"#)
    try expect(
      #""a.b.""#, by: .hostname(), #""a.b.""#)
    try expect(
      #""-a""#, by: .hostname(),
      #"{"code":"invalid_format","format":"hostname","path":[],"message":"Invalid hostname"}"#)
    try expect(
      #""A""#, by: .stringFormat("tag", pattern: .init("^[a-z]+$")),
      #"{"code":"invalid_format","format":"tag","path":[],"message":"Invalid tag"}"#)
    try expect(
      "1", by: .stringFormat("tag", pattern: .init("^[a-z]+$"), "T"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"T"}"#)
    try expect(
      #""abc""#, by: .stringFormat("even", "hasEvenLength"),
      #"{"code":"invalid_format","format":"even","path":[],"message":"Invalid even"}"#)
    try expect(
      #""ab""#, by: .stringFormat("even", "hasEvenLength"), #""ab""#)
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
