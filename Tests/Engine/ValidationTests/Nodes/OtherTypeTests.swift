import SchemaModel
import Testing

/// Types that no JSON value has, literals and enumerations.
@Suite struct OtherTypeTests {
  @Test func typesThatJSONLacks() throws {
    try expect(
      #""a""#, by: .symbol,
      #"{"expected":"symbol","code":"invalid_type","path":[],"message":"Invalid input: expected symbol, received string"}"#
    )
    try expect(
      "{}", by: .map(.string(), .number()),
      #"{"expected":"map","code":"invalid_type","path":[],"message":"Invalid input: expected map, received object"}"#
    )
    try expect(
      "[]", by: .set(.string()),
      #"{"expected":"set","code":"invalid_type","path":[],"message":"Invalid input: expected set, received array"}"#
    )
    try expect(
      "{}", by: .file,
      #"{"expected":"file","code":"invalid_type","path":[],"message":"Invalid input: expected file, received object"}"#
    )
    try expect(
      "null", by: .function,
      #"{"code":"invalid_type","expected":"function","path":[],"message":"Invalid input: expected function, received null"}"#
    )
    try expect(
      "null", by: .undefined,
      #"{"expected":"undefined","code":"invalid_type","path":[],"message":"Invalid input: expected undefined, received null"}"#
    )
    try expect(
      "null", by: .void,
      #"{"expected":"void","code":"invalid_type","path":[],"message":"Invalid input: expected void, received null"}"#
    )
    try expect(
      "1", by: .void,
      #"{"expected":"void","code":"invalid_type","path":[],"message":"Invalid input: expected void, received number"}"#
    )
    try expect(
      "1", by: .nan,
      #"{"expected":"nan","code":"invalid_type","path":[],"message":"Invalid input: expected NaN, received number"}"#
    )
    try expect(
      #""NaN""#, by: .nan,
      #"{"expected":"nan","code":"invalid_type","path":[],"message":"Invalid input: expected NaN, received string"}"#
    )
  }

  @Test func sizes() throws {
    try expect(
      "{}", by: .map(.string(), .number()).min(2),
      #"{"expected":"map","code":"invalid_type","path":[],"message":"Invalid input: expected map, received object"}"#
    )
    try expect(
      "[1,2,3]", by: .set(.string()).max(2),
      #"{"expected":"set","code":"invalid_type","path":[],"message":"Invalid input: expected set, received array"}"#
    )
    try expect(
      #"{"size":1}"#, by: .any.check(.minSize(2)),
      #"{"origin":"unknown","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected unknown to be >=2"}"#
    )
    try expect(
      #"{"size":3}"#, by: .any.check(.maxSize(2)),
      #"{"origin":"unknown","code":"too_big","maximum":2,"inclusive":true,"path":[],"message":"Too big: expected unknown to be <=2"}"#
    )
    try expect(
      #"{"size":3}"#, by: .any.check(.sizeEquals(2)),
      #"{"origin":"unknown","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected unknown to be <=2"}"#,
      from467:
        #"{"origin":"unknown","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected unknown to be exactly 2"}"#
    )
    try expect(
      #"{"size":2}"#, by: .any.check(.sizeEquals(2)), #"{"size":2}"#)
    try expect(
      #"{"length":1}"#, by: .any.check(.minSize(2)), #"{"length":1}"#)
  }

  @Test func lengthsOfAnything() throws {
    try expect(
      #"{"length":1}"#, by: .any.check(.minLength(2)),
      #"{"origin":"unknown","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected unknown to be >=2"}"#
    )
    try expect(
      "5", by: .any.check(.minLength(2)), "5")
    try expect(
      "[1]", by: .any.check(.minLength(2)),
      #"{"origin":"array","code":"too_small","minimum":2,"inclusive":true,"path":[],"message":"Too small: expected array to have >=2 items"}"#
    )
    try expect(
      #""abc""#, by: .any.check(.maxLength(2)),
      #"{"origin":"string","code":"too_big","maximum":2,"inclusive":true,"path":[],"message":"Too big: expected string to have <=2 characters"}"#
    )
    try expect(
      #"{"length":3}"#, by: .any.check(.lengthEquals(2)),
      #"{"origin":"unknown","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected unknown to be <=2"}"#,
      from467:
        #"{"origin":"unknown","code":"too_big","maximum":2,"inclusive":true,"exact":true,"path":[],"message":"Too big: expected unknown to be exactly 2"}"#
    )
  }

  @Test func literals() throws {
    try expect(
      #""b""#, by: .literal("a"),
      #"{"code":"invalid_value","values":["a"],"path":[],"message":"Invalid input: expected \"a\""}"#
    )
    try expect(
      #""b""#, by: .literal("a", 1, true, nil),
      #"{"code":"invalid_value","values":["a",1,true,null],"path":[],"message":"Invalid option: expected one of \"a\"|1|true|null"}"#
    )
    try expect(
      "null", by: .literal("a", 1, true, nil), "null")
    try expect(
      "-0", by: .literal(0), "0")
    try expect(
      "null", by: .literal(.undefined),
      #"{"code":"invalid_value","values":[null],"path":[],"message":"Invalid input: expected undefined"}"#
    )
    try expect(
      "1", by: .literal(.bigint("1")),
      #"{"code":"invalid_value","values":["1"],"path":[],"message":"Invalid input: expected 1n"}"#)
    try expect(
      #""1""#, by: .literal(.bigint("1"), "x"),
      #"{"code":"invalid_value","values":["1","x"],"path":[],"message":"Invalid option: expected one of 1n|\"x\""}"#
    )
    try expect(
      "1", by: .literal("say \"hi\""),
      #"{"code":"invalid_value","values":["say \"hi\""],"path":[],"message":"Invalid input: expected \"say \"hi\"\""}"#
    )
    try expect(
      "1", by: .literal("a", message: "M"),
      #"{"code":"invalid_value","values":["a"],"path":[],"message":"M"}"#)
  }

  @Test func enumerations() throws {
    try expect(
      #""c""#, by: .enumeration("a", "b"),
      #"{"code":"invalid_value","values":["a","b"],"path":[],"message":"Invalid option: expected one of \"a\"|\"b\""}"#
    )
    try expect(
      "1", by: .enumeration("a"),
      #"{"code":"invalid_value","values":["a"],"path":[],"message":"Invalid input: expected \"a\""}"#
    )
    try expect(
      "1", by: .enumeration(["Up": 0, "Down": 1, "0": "Up", "1": "Down"]), "1")
    try expect(
      #""Up""#, by: .enumeration(["Up": 0, "Down": 1, "0": "Up", "1": "Down"]),
      #"{"code":"invalid_value","values":[0,1],"path":[],"message":"Invalid option: expected one of 0|1"}"#
    )
    try expect(
      #""w""#, by: .enumeration(["b": "x", "2": "y", "1": "z"]),
      #"{"code":"invalid_value","values":["z","y","x"],"path":[],"message":"Invalid option: expected one of \"z\"|\"y\"|\"x\""}"#
    )
    try expect(
      #""y""#, by: .enumeration(["A": "x", "B": "y", "C": "z"]).exclude("B"),
      #"{"code":"invalid_value","values":["x","z"],"path":[],"message":"Invalid option: expected one of \"x\"|\"z\""}"#
    )
    try expect(
      #""x""#, by: .enumeration(["A": "x", "B": "y", "C": "z"]).extract("B"),
      #"{"code":"invalid_value","values":["y"],"path":[],"message":"Invalid input: expected \"y\""}"#
    )
  }
}
