import SchemaModel
import SourceJSON

/// Schemas of the words that only version 2 of documents has, each with its node or check as text.
enum Version2Samples {
  static let nodes: [(ZodSchema, String)] = [
    (.undefined, #"{"type":"undefined"}"#), (.void, #"{"type":"void"}"#),
    (.nan, #"{"type":"nan"}"#), (.symbol, #"{"type":"symbol"}"#), (.file, #"{"type":"file"}"#),
    (.function, #"{"type":"function"}"#), (.custom(), #"{"type":"custom"}"#),
    (.bigint("m"), #"{"type":"bigint","message":"m"}"#),
    (.date(), #"{"type":"date"}"#),
    (.coerce.string(), #"{"type":"string","coerce":true}"#),
    (.coerce.number(), #"{"type":"number","coerce":true}"#),
    (.coerce.boolean(), #"{"type":"boolean","coerce":true}"#),
    (.coerce.bigint(), #"{"type":"bigint","coerce":true}"#),
    (.coerce.date("m"), #"{"type":"date","coerce":true,"message":"m"}"#),
    (
      .literal("a", .undefined, .bigint("-12")),
      #"{"type":"literal","values":["a",{"$undefined":true},{"$bigint":"-12"}]}"#
    ),
    (.enumeration(["Up": 0, "Down": "d"]), #"{"type":"enum","entries":{"Up":0,"Down":"d"}}"#),
    (
      .templateLiteral("a", 1, .schema(.int()), .literal(.bigint("1")), nil, true),
      #"{"type":"template_literal","parts":["a",1,{"type":"number","checks":[{"check":"number_format","format":"safeint"}]},{"$bigint":"1"},null,true]}"#
    ),
    (
      .stringbool(truthy: ["yes"], falsy: [], isCaseSensitive: true),
      #"{"type":"stringbool","truthy":["yes"],"falsy":[],"case":"sensitive"}"#
    ),
    (
      .record(.enumeration("a"), .null),
      #"{"type":"record","key":{"type":"enum","values":["a"]},"value":{"type":"null"}}"#
    ),
    (
      .partialRecord(.any, .null),
      #"{"type":"record","key":{"type":"any"},"value":{"type":"null"},"partial":true}"#
    ),
    (
      .looseRecord(.string(), .null),
      #"{"type":"record","value":{"type":"null"},"mode":"loose"}"#
    ),
    (
      .object { Field("a", .any) }.catchall(.null),
      #"{"type":"object","shape":{"a":{"type":"any"}},"catchall":{"type":"null"}}"#
    ),
    (.map(.any, .null), #"{"type":"map","key":{"type":"any"},"value":{"type":"null"}}"#),
    (.set(.null), #"{"type":"set","value":{"type":"null"}}"#),
    (.union(), #"{"type":"union","options":[]}"#),
    (.xor(.any, .null), #"{"type":"xor","options":[{"type":"any"},{"type":"null"}]}"#),
    (
      .discriminatedUnion("k", .any, unionFallback: true),
      #"{"type":"discriminated_union","discriminator":"k","options":[{"type":"any"}],"unionFallback":true}"#
    ),
    (
      .any.and(.null),
      #"{"type":"intersection","left":{"type":"any"},"right":{"type":"null"}}"#
    ),
    (.any.exactOptional(), #"{"type":"optional","inner":{"type":"any"},"exact":true}"#),
    (
      .any.nonoptional("m"), #"{"type":"nonoptional","inner":{"type":"any"},"message":"m"}"#
    ),
    (.any.readonly(), #"{"type":"readonly","inner":{"type":"any"}}"#),
    (.success(.any), #"{"type":"success","inner":{"type":"any"}}"#),
    (.promise(.any), #"{"type":"promise","inner":{"type":"any"}}"#),
    (.lazy { .any }, #"{"type":"lazy","inner":{"type":"any"}}"#),
    (
      .any.default(by: "now"),
      #"{"type":"default","inner":{"type":"any"},"value":{"function":"now"}}"#
    ),
    (
      .any.prefault(by: "now"),
      #"{"type":"prefault","inner":{"type":"any"},"value":{"function":"now"}}"#
    ),
    (
      .any.catch(by: "rescue"),
      #"{"type":"catch","inner":{"type":"any"},"value":{"function":"rescue"}}"#
    ),
    (
      .codec(.any, .null, decode: "d", encode: "e"),
      #"{"type":"pipe","in":{"type":"any"},"out":{"type":"null"},"codec":true,"decode":{"function":"d"},"encode":{"function":"e"}}"#
    ),
    (.string(error: "words"), #"{"type":"string","error":{"function":"words"}}"#),
    (
      .null.meta(["id": "N", "title": "T"]),
      #"{"type":"null","meta":{"id":"N","title":"T"}}"#
    ),
    (
      .string().meta(["id": "U"]).min(2),
      #"{"type":"string","parent":{"type":"string","meta":{"id":"U"}},"checks":[{"check":"min_length","minimum":2}]}"#
    ),
    (
      .recursive("List") { list in .tuple(.any, list.nullable()) },
      #"{"type":"tuple","items":[{"type":"any"},{"type":"nullable","inner":{"$ref":"List"}}],"$id":"List"}"#
    ),
    (
      .recursive("Own") { .array($0.refine("p")) },
      #"{"type":"array","element":{"$ref":"Own","checks":[{"check":"custom","name":"p"}]},"$id":"Own"}"#
    ),
  ]

  static let checks: [(ZodSchema.Check, String)] = [
    (ZodSchema.Check(.minSize(1)), #"{"check":"min_size","minimum":1}"#),
    (ZodSchema.Check(.maxSize(2)), #"{"check":"max_size","maximum":2}"#),
    (ZodSchema.Check(.sizeEquals(3)), #"{"check":"size_equals","size":3}"#),
    (ZodSchema.Check(.mimeType(["a/b"])), #"{"check":"mime_type","mime":["a/b"]}"#),
    (
      ZodSchema.Check(.format(.named(.base64, pattern: nil)), isOwnFormat: true),
      #"{"check":"string_format","format":"base64","own":true}"#
    ),
    (
      ZodSchema.Check(
        .format(.named(.nanoid, pattern: ZodSchema.NamedFormat.nanoid(length: 5)))),
      #"{"check":"string_format","format":"nanoid","length":5}"#
    ),
    (
      ZodSchema.Check(
        .format(.named(.nanoid, pattern: ZodSchema.NamedFormat.nanoid(length: 21)))),
      #"{"check":"string_format","format":"nanoid","length":21}"#
    ),
    (
      ZodSchema.Check(.format(.pattern(name: "currency_code", CurrencyCodes.pattern))),
      #"{"check":"string_format","format":"currency_code"}"#
    ),
    (
      ZodSchema.Check(.properties([Field("a", .null), Field("b", .any)])),
      #"{"check":"properties","shape":{"a":{"type":"null"},"b":{"type":"any"}}}"#
    ),
    (ZodSchema.Check(.numberFormat(.int32)), #"{"check":"number_format","format":"int32"}"#),
    (ZodSchema.Check(.numberFormat(.uint64)), #"{"check":"number_format","format":"uint64"}"#),
    (
      ZodSchema.Check(.greaterThan(.bigint("5"), inclusive: true)),
      #"{"check":"greater_than","value":{"$bigint":"5"},"inclusive":true}"#
    ),
    (
      ZodSchema.Check(.lessThan(.date(milliseconds: 0), inclusive: false)),
      #"{"check":"less_than","value":{"$date":0},"inclusive":false}"#
    ),
    (
      ZodSchema.Check(.lessThan(.number(.infinity), inclusive: false)),
      #"{"check":"less_than","value":{"$number":"Infinity"},"inclusive":false}"#
    ),
    (
      ZodSchema.Check(.multipleOf(.bigint("2"))),
      #"{"check":"multiple_of","value":{"$bigint":"2"}}"#
    ),
    (ZodSchema.Check(.overwrite(.slugify)), #"{"check":"overwrite","name":"slugify"}"#),
    (
      ZodSchema.Check(.overwrite(.normalizing(.nfkd))),
      #"{"check":"overwrite","name":"normalize","form":"NFKD"}"#
    ),
    (
      ZodSchema.Check(.custom("p", path: ["a"], params: ["n": 1])),
      #"{"check":"custom","name":"p","path":["a"],"params":{"n":1}}"#
    ),
    (
      ZodSchema.Check(.custom(ZodSchema.Predicate(.hasAnyField), path: nil)),
      #"{"check":"custom","condition":"hasAnyField"}"#
    ),
    (
      ZodSchema.Check(.custom(ZodSchema.Predicate(.notBlank), path: ["a"])),
      #"{"check":"custom","condition":"notBlank","path":["a"]}"#
    ),
    (
      ZodSchema.Check(.custom(ZodSchema.Predicate(.emptyOrNotBlank), path: nil)),
      #"{"check":"custom","condition":"emptyOrNotBlank"}"#
    ),
    (
      ZodSchema.Check(
        .custom(
          ZodSchema.Predicate(
            .expression(
              .any([
                .not(.isTruthy(.field("a"))), .lessOrEqual(.date("b"), .date("a")),
                .all([.equal(.field("c"), .constant("x")), .equal(.undefined, .field("b"))]),
              ]))), path: nil)),
      #"{"check":"custom","condition":{"any":[{"not":{"truthy":{"field":"a"}}},{"lessOrEqual":[{"date":"b"},{"date":"a"}]},{"all":[{"equal":[{"field":"c"},"x"]},{"equal":[{"$undefined":true},{"field":"b"}]}]}]}}"#
    ),
    (
      ZodSchema.Check(
        .custom(
          ZodSchema.Predicate(.expression(.equal(.value, .constant(true)))), path: nil)),
      #"{"check":"custom","condition":{"equal":[{"value":true},true]}}"#
    ),
    (ZodSchema.Check(.function("f")), #"{"check":"function","name":"f"}"#),
    (
      ZodSchema.Check(.property("length", .number())),
      #"{"check":"property","property":"length","schema":{"type":"number"}}"#
    ),
    (
      ZodSchema.Check(.minLength(1), message: "m", error: "words", abort: true, when: "always"),
      #"{"check":"min_length","minimum":1,"message":"m","error":{"function":"words"},"abort":true,"when":{"function":"always"}}"#
    ),
    (
      ZodSchema.Check(.format(.includes("a", position: 2, pattern: nil))),
      #"{"check":"string_format","format":"includes","includes":"a","position":2}"#
    ),
    (
      ZodSchema.Check(.format(.named(.ipv6, pattern: nil))),
      #"{"check":"string_format","format":"ipv6"}"#
    ),
    (
      ZodSchema.Check(
        .format(
          .url(
            ZodSchema.URLOptions(
              hostname: ZodSchema.PatternLiteral("^a$", flags: "i"), isNormalizing: true)))),
      #"{"check":"string_format","format":"url","hostname":{"pattern":"^a$","flags":"i"},"normalize":true}"#
    ),
    (
      ZodSchema.Check(
        .format(
          .url(
            ZodSchema.URLOptions(
              protocol: ZodSchema.PatternLiteral("^https?$"), requiresDomain: true)))),
      #"{"check":"string_format","format":"url","hostname":"domain","protocol":{"pattern":"^https?$"}}"#
    ),
    (
      ZodSchema.Check(.format(.jwt(algorithm: "HS256"))),
      #"{"check":"string_format","format":"jwt","alg":"HS256"}"#
    ),
    (ZodSchema.Check(.format(.jwt(algorithm: nil))), #"{"check":"string_format","format":"jwt"}"#),
    (
      ZodSchema.Check(
        .format(.datetime(ZodSchema.DatetimeOptions(precision: -1, allowsOffset: true)))),
      #"{"check":"string_format","format":"datetime","precision":-1,"offset":true,"local":false}"#
    ),
    (
      ZodSchema.Check(.format(.pattern(name: "coupon", ZodSchema.PatternLiteral("^[A-Z]$")))),
      #"{"check":"string_format","format":"coupon","pattern":"^[A-Z]$"}"#
    ),
    (
      ZodSchema.Check(.format(.function(name: "coupon", "isCoupon"))),
      #"{"check":"string_format","format":"coupon","function":{"function":"isCoupon"}}"#
    ),
  ]
}
