import SourceJSON
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Types decode to the values that Foundation's `JSONDecoder` decodes, and what it rejects is rejected.
@Suite struct JSONDecoderTests {
  private static let noNumbers = ["null", #""1""#, "true", "[]", "{}"]

  private static let scalars: [DecodedType] = [
    DecodedType(Bool.self, accepts: ["true", "false"], rejects: ["0", "1", "null", #""true""#]),
    DecodedType(
      String.self, accepts: [#""""#, #""é\n\u0041😀""#, #""a\u0000b""#],
      rejects: ["1", "null", "[]", #""\ud800""#]),
    DecodedType(
      Double.self, accepts: ["0", "-0", "1.5", "1e300", "5e-324", "0.1", "9007199254740993"],
      rejects: noNumbers),
    DecodedType(Float.self, accepts: ["0.1", "-1e38", "16777217"], rejects: noNumbers + ["1e39"]),
    DecodedType(
      Int.self,
      accepts: ["0", "-0", "1.0", "1e3", "9007199254740993", "9223372036854775807"],
      rejects: noNumbers + ["1.5", "9223372036854775808", "-9223372036854775809", "1e19"]),
    DecodedType(Int8.self, accepts: ["127", "-128"], rejects: noNumbers + ["128", "-129", "0.5"]),
    DecodedType(Int16.self, accepts: ["32767", "-32768"], rejects: noNumbers + ["32768"]),
    DecodedType(Int32.self, accepts: ["2147483647", "-2147483648"], rejects: ["2147483648"]),
    DecodedType(
      Int64.self, accepts: ["9223372036854775807", "-9223372036854775808", "123456789012345678"],
      rejects: noNumbers + ["9223372036854775808", "1e400"]),
    DecodedType(
      Int128.self,
      accepts: ["1", "-9007199254740993", "170141183460469231731687303715884105727"],
      rejects: noNumbers + ["170141183460469231731687303715884105728"]),
    DecodedType(UInt.self, accepts: ["0", "18446744073709551615"], rejects: noNumbers + ["-1"]),
    DecodedType(UInt8.self, accepts: ["0", "255", "-0"], rejects: noNumbers + ["256", "-1"]),
    DecodedType(UInt16.self, accepts: ["65535"], rejects: noNumbers + ["65536", "-1"]),
    DecodedType(UInt32.self, accepts: ["4294967295"], rejects: noNumbers + ["4294967296"]),
    DecodedType(
      UInt64.self, accepts: ["9007199254740993", "18446744073709551615"],
      rejects: noNumbers + ["18446744073709551616", "-1"]),
    DecodedType(
      UInt128.self, accepts: ["340282366920938463463374607431768211455"],
      rejects: noNumbers + ["340282366920938463463374607431768211456", "-1"]),
  ]

  private static let containers: [DecodedType] = [
    DecodedType(Int?.self, accepts: ["null", "1"], rejects: [#""1""#]),
    DecodedType(Int??.self, accepts: ["null", "1"], rejects: ["[]"]),
    DecodedType(
      [Int].self, accepts: ["[]", "[1,2]"], rejects: ["{}", "null", "[1,null]", #"[1,"2"]"#]),
    DecodedType([Int?].self, accepts: ["[1,null]"], rejects: ["[true]"]),
    DecodedType([[String]].self, accepts: [#"[[],["a"],["b","c"]]"#], rejects: [#"["a"]"#]),
    DecodedType(ContiguousArray<Bool>.self, accepts: ["[true]"], rejects: ["[1]"]),
    DecodedType(Set<Int>.self, accepts: ["[3,1,3]"], rejects: ["{}"]),
    DecodedType(Set<Point>.self, accepts: [#"[{"x":1},{"x":2,"y":3}]"#], rejects: ["[{}]"]),
    DecodedType(
      [String: Int].self, accepts: ["{}", #"{"a":1,"b_c":2,"":3}"#],
      rejects: ["[]", "null", #"{"a":null}"#]),
    DecodedType([String: Int?].self, accepts: [#"{"a":null,"b":1}"#], rejects: [#"{"a":"b"}"#]),
    DecodedType(
      [String: [String: [Double]]].self, accepts: [#"{"a":{"b":[1.5]},"c":{}}"#],
      rejects: [#"{"a":[]}"#]),
    DecodedType(
      [Int: String].self, accepts: [#"{"1":"a","-2":"b"}"#], rejects: [#"{"x":"a"}"#, "[]"]),
    DecodedType(
      [Suit: Int].self, accepts: [#"["hearts",1,"spades",2]"#, "[]"],
      rejects: [#"["hearts"]"#, #"["clubs",1]"#, #"{"hearts":1}"#]),
    DecodedType(
      [Column: Int].self, accepts: [#"{"first":1,"second":2}"#], rejects: [#"{"third":1}"#, "[]"]),
    DecodedType([UUID: Int].self, accepts: ["[]", #"["\#(uuid)",1]"#], rejects: [#"["x",1]"#]),
    DecodedType(Range<Int>.self, accepts: ["[1,3]"], rejects: ["[3,1]", "[1]", "1"]),
    DecodedType(ClosedRange<Int>.self, accepts: ["[1,1]"], rejects: ["[2,1]"]),
    DecodedType(SIMD3<Int>.self, accepts: ["[1,2,3]"], rejects: ["[1,2]"]),
    DecodedType(Duration.self, accepts: ["[0,1000]", "[-1,18446744073709551615]"], rejects: ["1"]),
  ]

  private static let ownTypes: [DecodedType] = [
    DecodedType(
      Point.self, accepts: [#"{"x":1}"#, #"{"y":null,"x":1}"#, #"{"x":1,"y":2,"z":3}"#],
      rejects: ["{}", #"{"x":null}"#, "[1,2]", #"{"x":1,"y":"2"}"#]),
    DecodedType(
      Drawing.self,
      accepts: [#"{"name":"a","layers":[{"points":[{"x":1}],"tags":{"t":{"x":2}}}]}"#],
      rejects: [#"{"name":"a","layers":[{"points":[{}],"tags":{}}]}"#]),
    DecodedType(Renamed.self, accepts: [#"{"the id":"a","count":1}"#], rejects: [#"{"count":1}"#]),
    DecodedType(WithDefault.self, accepts: [#"{"name":"a","level":4}"#], rejects: ["{}"]),
    DecodedType(
      Tree.self,
      accepts: [#"{"leaf":{}}"#, #"{"branch":{"left":{"leaf":{}},"right":{"leaf":{}}}}"#],
      rejects: ["{}", #"{"leaf":{},"branch":{}}"#, #"{"branch":{}}"#, #""leaf""#]),
    DecodedType(
      Shape.self,
      accepts: [
        #"{"empty":{}}"#, #"{"square":{"_0":1.5}}"#, #"{"circle":{"radius":1,"label":"a"}}"#,
        #"{"circle":{"radius":1}}"#,
      ], rejects: [#"{"square":{}}"#, #"{"oval":{}}"#, #"{"circle":{"radius":"1"}}"#]),
    DecodedType(Suit.self, accepts: [#""hearts""#], rejects: [#""clubs""#, "1", "null"]),
    DecodedType(Level.self, accepts: ["1", "3.0"], rejects: ["2", #""1""#]),
    DecodedType(Score.self, accepts: ["1.5"], rejects: [#"{"rawValue":1}"#]),
    DecodedType(Flags.self, accepts: ["255"], rejects: ["256"]),
    DecodedType(Wrapper.self, accepts: [#""a""#], rejects: ["1", "null", #"{"text":"a"}"#]),
    DecodedType(Either.self, accepts: ["1", #""a""#, "null"], rejects: ["[]", "true"]),
    DecodedType(
      Mixed.self,
      accepts: [
        #"["a",null,[1,2],{"key":"b"},{"x":1},1,null,2]"#, #"["a",null,[],{"key":"b"},{"x":1}]"#,
      ],
      rejects: [
        #"["a",[],{"key":"b"}]"#, #"["a",null,{},{"key":"b"},{"x":1}]"#,
        #"["a",null,[],{"x":"b"},{"x":1}]"#, "[]", "{}",
      ]),
    DecodedType(
      Flattened.self,
      accepts: [
        #"{"address":{"city":"a","zip":null},"numbers":[1,2],"total":null}"#,
        #"{"address":{"city":"a"},"numbers":[1],"total":3}"#,
      ],
      rejects: [
        #"{"address":[],"numbers":[1]}"#, #"{"address":{"city":"a"},"numbers":[]}"#,
        #"{"address":{"city":"a"},"numbers":{}}"#, #"{"numbers":[1]}"#,
      ]),
    DecodedType(Animal.self, accepts: [#"{"name":"a"}"#], rejects: ["{}"]),
    DecodedType(Dog.self, accepts: [#"{"name":"a","age":1}"#], rejects: [#"{"age":1}"#]),
    DecodedType(
      Cat.self, accepts: [#"{"super":{"name":"a"},"lives":9}"#],
      rejects: [#"{"lives":9}"#, #"{"name":"a","lives":9}"#]),
    DecodedType(
      Bird.self, accepts: [#"{"animal":{"name":"a"}}"#], rejects: ["{}", #"{"animal":null}"#]),
    DecodedType(OptionalSuper.self, accepts: ["{}", #"{"super":1}"#, #"{"super":null}"#]),
    DecodedType(WithPropertyWrapper.self, accepts: [#"{"name":"  a"}"#], rejects: ["{}"]),
    DecodedType(
      Pair<Pair<Int, String?>, [Suit]>.self,
      accepts: [#"{"first":{"first":1,"second":null},"second":["spades"]}"#],
      rejects: [#"{"first":{}}"#]),
    // Read by a search and, in an object of many members, by a table.
    DecodedType(
      [String: Point].self,
      accepts: ["{\((0..<200).map { #""k\#($0)":{"x":\#($0)}"# }.joined(separator: ","))}"]),
  ]

  private static let uuid = "7B0F3C1E-4A57-4C0C-8F7E-2F8F7A3A9D11"

  private static let foundationTypes: [DecodedType] = [
    DecodedType(
      UUID.self, accepts: [#""\#(uuid)""#, #""\#(uuid.lowercased())""#],
      rejects: [#""\#(uuid)0""#, "1", "null"]),
    DecodedType(
      URL.self,
      accepts: [#""https://a.co/b?c#d""#, #""a b""#, #""relative/é""#, #""mailto:a@b.co""#],
      rejects: [#""""#, #""http://[""#, "1", "null", #"{"relative":"a"}"#]),
    DecodedType(
      Data.self, accepts: [#""""#, #""AQID""#, #""AQI=""#, #""+\/8=""#],
      rejects: [#""AQI""#, #""AQ ID""#, #""-_8=""#, "[1,2]", "null"]),
    DecodedType(
      Decimal.self,
      accepts: [
        "0.1", "-0", "1E5", "1.10", "12345678901234567890.123456789", "1e-100", "1e127",
        "123456789012345678901234567890123456789012345",
        "0.1234567890123456789012345678901234567890123456789",
      ], rejects: [#""1""#, "null", "1e400", "1e-200"]),
    DecodedType(
      Date.self, accepts: [#""2026-02-03T10:00:00Z""#, #""2026-02-03T10:00:00+02:00""#],
      rejects: ["1", "null", #""x""#, #""2026-13-01T00:00:00Z""#, "[]", "{}"]),
    DecodedType(
      Date.self, .seconds, accepts: ["0", "-1.5", "1770112800.25"],
      rejects: [#""1""#, "null", #""2026-02-03T10:00:00Z""#]),
    DecodedType(
      Date.self, .milliseconds, accepts: ["0", "-1.5", "1770112800250"],
      rejects: [#""1""#, "null", "[]"]),
    DecodedType(Date.self, .deferred, accepts: ["0", "1.5"], rejects: [#""1""#, "null"]),
    DecodedType(Date?.self, .milliseconds, accepts: ["null", "1"], rejects: [#""1""#]),
    DecodedType([Date].self, .seconds, accepts: ["[1,2]"], rejects: ["[null]"]),
    DecodedType(
      DateInterval.self, .milliseconds, accepts: [#"{"start":1000,"duration":1.5}"#],
      rejects: [#"{"start":"x","duration":1}"#]),
    DecodedType(
      Stored.self,
      accepts: [
        """
        {"id":"\(uuid)","site":null,"body":"AQID","total":0.1,"times":["2026-02-03T10:00:00Z"],
         "byDay":{"monday_1":"2026-02-03T10:00:00Z"}}
        """
      ], rejects: [#"{"id":"\#(uuid)","body":"AQID","total":0.1,"times":[1],"byDay":{}}"#]),
    DecodedType(TimeZone.self, accepts: [#"{"identifier":"GMT"}"#], rejects: [#""GMT""#]),
    DecodedType(IndexPath.self, accepts: [#"{"indexes":[1,2]}"#], rejects: ["[1,2]", "1"]),
    DecodedType(DateComponents.self, accepts: [#"{"year":2026}"#], rejects: [#"{"year":"x"}"#]),
  ]

  private static let snakeCase: [DecodedType] = [
    DecodedType(
      SnakeNames.self, .snakeCase,
      accepts: [
        """
        {"placed_at":1,"due_on":"a","inner":[{"unit_price":2}],"_private_key":true,
         "by_name":{"a_b":{"unit_price":3}},"by_column":{"first":1}}
        """,
        """
        {"placedAt":1,"placed_at":2,"inner":[],"byName":{},"by_column":{}}
        """,
      ],
      rejects: [
        #"{"placed_at":1,"inner":[{"unit-price":2}],"by_name":{},"by_column":{}}"#,
        #"{"placed_at":1,"inner":{},"by_name":{},"by_column":{}}"#,
      ]),
    DecodedType(
      [String: [String: Int]].self, .snakeCase, accepts: [#"{"a_b":{"c_d":1}}"#],
      rejects: [#"{"a_b":1}"#, "[]"]),
    DecodedType([String: Int]?.self, .snakeCase, accepts: ["null", #"{"a_b":1}"#]),
    DecodedType(Shape.self, .snakeCase, accepts: [#"{"circle":{"radius":1}}"#]),
    DecodedType(Renamed.self, .snakeCase, accepts: [#"{"the id":"a","count":1}"#]),
    DecodedType(Cat.self, .snakeCase, accepts: [#"{"super":{"name":"a"},"lives":9}"#]),
  ]

  @Test(arguments: scalars + containers + ownTypes + foundationTypes + snakeCase)
  func bothDecodersAgree(_ type: DecodedType) throws { try type.expectAgreement() }
}
