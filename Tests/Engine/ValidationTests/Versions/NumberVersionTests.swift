import SchemaModel
import Testing

/// Numbers: formats, limits and steps.
@Suite struct NumberVersionTests {
  @Test func multiplesAreFoundByDivisionFrom4_4() throws {
    try expect(
      "9007199254740991", by: .number().multipleOf(2),
      #"{"origin":"number","code":"not_multiple_of","divisor":2,"path":[],"message":"Invalid number: must be a multiple of 2"}"#,
      from443: "9007199254740991")
    try expect(
      "4503599627370497", by: .number().multipleOf(2),
      #"{"origin":"number","code":"not_multiple_of","divisor":2,"path":[],"message":"Invalid number: must be a multiple of 2"}"#,
      from443: "4503599627370497")
    try expect(
      "1e-9", by: .number().multipleOf(1e-10),
      #"{"origin":"number","code":"not_multiple_of","divisor":1e-10,"path":[],"message":"Invalid number: must be a multiple of 1e-10"}"#,
      from443: "1e-9")
    try expect(
      "1e300", by: .number().multipleOf(3),
      #"{"origin":"number","code":"not_multiple_of","divisor":3,"path":[],"message":"Invalid number: must be a multiple of 3"}"#,
      from443: "1e+300")
    try expect(
      "3.0000000000000004", by: .number().multipleOf(3),
      #"{"origin":"number","code":"not_multiple_of","divisor":3,"path":[],"message":"Invalid number: must be a multiple of 3"}"#,
      from443: "3.0000000000000004")
    try expect(
      "1e21", by: .number().multipleOf(0.5),
      #"{"origin":"number","code":"not_multiple_of","divisor":0.5,"path":[],"message":"Invalid number: must be a multiple of 0.5"}"#,
      from443: "1e+21")
    try expect(
      "0.3", by: .number().multipleOf(0.1), "0.3")
    try expect(
      "1.14", by: .number().multipleOf(0.07),
      #"{"origin":"number","code":"not_multiple_of","divisor":0.07,"path":[],"message":"Invalid number: must be a multiple of 0.07"}"#
    )
    try expect(
      "0", by: .number().multipleOf(0),
      #"{"origin":"number","code":"not_multiple_of","divisor":0,"path":[],"message":"Invalid number: must be a multiple of 0"}"#
    )
    try expect(
      "7", by: .number().multipleOf(5),
      #"{"origin":"number","code":"not_multiple_of","divisor":5,"path":[],"message":"Invalid number: must be a multiple of 5"}"#
    )
  }

  @Test func infinityNamesItselfFrom4_5() throws {
    try expect(
      "1e999", by: .number(),
      #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received number"}"#,
      from467:
        #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received Infinity"}"#
    )
    try expect(
      "-1e999", by: .number(),
      #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received number"}"#,
      from467:
        #"{"expected":"number","code":"invalid_type","received":"-Infinity","path":[],"message":"Invalid input: expected number, received -Infinity"}"#
    )
    try expect(
      #""Infinity""#, by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received number"}"#,
      from467:
        #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received Infinity"}"#
    )
    try expect(
      #""-Infinity""#, by: .coerce.number(),
      #"{"expected":"number","code":"invalid_type","received":"Infinity","path":[],"message":"Invalid input: expected number, received number"}"#,
      from467:
        #"{"expected":"number","code":"invalid_type","received":"-Infinity","path":[],"message":"Invalid input: expected number, received -Infinity"}"#
    )
  }

  @Test func theOriginIsThatOfTheValueFrom4_5() throws {
    try expect(
      "null", by: .any.check(.greaterThan(5, inclusive: true)),
      #"{"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}"#,
      from467:
        #"{"origin":"date","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected date to be >=5"}"#
    )
    try expect(
      "[]", by: .any.check(.greaterThan(5, inclusive: true)),
      #"{"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}"#,
      from467:
        #"{"origin":"date","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected date to be >=5"}"#
    )
    try expect(
      "{}", by: .any.check(.greaterThan(5, inclusive: true)),
      #"{"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}"#,
      from467:
        #"{"origin":"date","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected date to be >=5"}"#
    )
    try expect(
      #""3""#, by: .any.check(.greaterThan(5, inclusive: true)),
      #"{"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}"#
    )
    try expect(
      "6", by: .any.check(.lessThan(5, inclusive: true)),
      #"{"origin":"number","code":"too_big","maximum":5,"inclusive":true,"path":[],"message":"Too big: expected number to be <=5"}"#
    )
  }

  @Test func formatsOfNumbers() throws {
    try expect(
      "1.5", by: .int(),
      #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
    try expect(
      "9007199254740992", by: .int(),
      #"{"code":"too_big","maximum":9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too big: expected int to be <=9007199254740991"}"#
    )
    try expect(
      "-9007199254740992", by: .int(),
      #"{"code":"too_small","minimum":-9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too small: expected int to be >=-9007199254740991"}"#
    )
    try expect(
      "9007199254740991", by: .int(), "9007199254740991")
    try expect(
      "2147483648", by: .int32(),
      #"{"origin":"number","code":"too_big","maximum":2147483647,"inclusive":true,"path":[],"message":"Too big: expected number to be <=2147483647"}"#
    )
    try expect(
      "-2147483649", by: .int32(),
      #"{"origin":"number","code":"too_small","minimum":-2147483648,"inclusive":true,"path":[],"message":"Too small: expected number to be >=-2147483648"}"#
    )
    try expect(
      "1.5", by: .int32(),
      #"{"expected":"int","format":"int32","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
    try expect(
      "-1e300", by: .int32(),
      #"{"code":"too_small","minimum":-9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too small: expected int to be >=-9007199254740991"}"#
    )
    try expect(
      "-1", by: .uint32(),
      #"{"origin":"number","code":"too_small","minimum":0,"inclusive":true,"path":[],"message":"Too small: expected number to be >=0"}"#
    )
    try expect(
      "4294967296", by: .uint32(),
      #"{"origin":"number","code":"too_big","maximum":4294967295,"inclusive":true,"path":[],"message":"Too big: expected number to be <=4294967295"}"#
    )
    try expect(
      "0.5", by: .uint32(),
      #"{"expected":"int","format":"uint32","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
    try expect(
      "3.5e38", by: .float32(),
      #"{"origin":"number","code":"too_big","maximum":3.4028234663852886e+38,"inclusive":true,"path":[],"message":"Too big: expected number to be <=3.4028234663852886e+38"}"#
    )
    try expect(
      "-3.5e38", by: .float32(),
      #"{"origin":"number","code":"too_small","minimum":-3.4028234663852886e+38,"inclusive":true,"path":[],"message":"Too small: expected number to be >=-3.4028234663852886e+38"}"#
    )
    try expect(
      "0.1", by: .float32(), "0.1")
    try expect(
      "1e308", by: .float64(), "1e+308")
    try expect(
      "9007199254740992", by: .number().int().check(.numberFormat(.safeint)),
      #"""
      {"code":"too_big","maximum":9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too big: expected int to be <=9007199254740991"}
      {"code":"too_big","maximum":9007199254740991,"note":"Integers must be within the safe integer range.","origin":"int","inclusive":true,"path":[],"message":"Too big: expected int to be <=9007199254740991"}
      """#)
    try expect(
      "3.5", by: .number().min(5).int().max(2),
      #"""
      {"origin":"number","code":"too_small","minimum":5,"inclusive":true,"path":[],"message":"Too small: expected number to be >=5"}
      {"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}
      """#)
    try expect(
      "3.5", by: .number().int().min(5),
      #"{"expected":"int","format":"safeint","code":"invalid_type","path":[],"message":"Invalid input: expected int, received number"}"#
    )
  }

  @Test func limits() throws {
    try expect(
      "0", by: .number().positive(),
      #"{"origin":"number","code":"too_small","minimum":0,"inclusive":false,"path":[],"message":"Too small: expected number to be >0"}"#
    )
    try expect(
      "0", by: .number().negative(),
      #"{"origin":"number","code":"too_big","maximum":0,"inclusive":false,"path":[],"message":"Too big: expected number to be <0"}"#
    )
    try expect(
      "-1", by: .number().nonnegative(),
      #"{"origin":"number","code":"too_small","minimum":0,"inclusive":true,"path":[],"message":"Too small: expected number to be >=0"}"#
    )
    try expect(
      "1", by: .number().nonpositive(),
      #"{"origin":"number","code":"too_big","maximum":0,"inclusive":true,"path":[],"message":"Too big: expected number to be <=0"}"#
    )
    try expect(
      "4", by: .number().gt(5, "G").lt(3, "L"),
      #"""
      {"origin":"number","code":"too_small","minimum":5,"inclusive":false,"path":[],"message":"G"}
      {"origin":"number","code":"too_big","maximum":3,"inclusive":false,"path":[],"message":"L"}
      """#)
  }
}
