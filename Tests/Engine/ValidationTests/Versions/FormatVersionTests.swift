import SchemaModel
import Testing

/// String formats, and their issues.
@Suite struct FormatVersionTests {
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
      #"{"origin":"string","code":"invalid_format","format":"ulid","pattern":"/^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/","path":[],"message":"Invalid ULID"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"ulid","pattern":"/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/","path":[],"message":"Invalid ULID"}"#
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
      from467:
        #"{"origin":"string","code":"invalid_format","format":"emoji","pattern":"/^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$/u","path":[],"message":"Invalid emoji"}"#
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
      from467:
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
      #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?!\\.)(?!.*\\.\\.)([A-Za-z0-9_'+\\-\\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#,
      from467:
        #"{"origin":"string","code":"invalid_format","format":"email","pattern":"/^(?:[A-Za-z0-9_'+\\-]+\\.)*[A-Za-z0-9_'+\\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\\-]*\\.)+[A-Za-z]{2,}$/","path":[],"message":"Invalid email address"}"#
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
}
