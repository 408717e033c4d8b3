import SchemaModel
import Testing

/// Bigints and dates, which JSON has after a conversion only.
@Suite struct BigIntAndDateTests {
  @Test func bigints() throws {
    try expect(
      "1", by: .bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received number"}"#
    )
    try expect(
      #""1""#, by: .bigint(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received string"}"#
    )
    try expect(
      #""3""#, by: .coerce.bigint().min(5),
      #"{"origin":"bigint","code":"too_small","minimum":"5","inclusive":true,"path":[],"message":"Too small: expected bigint to be >=5"}"#
    )
    try expect(
      #""7""#, by: .coerce.bigint().max(5),
      #"{"origin":"bigint","code":"too_big","maximum":"5","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=5"}"#
    )
    try expect(
      "7", by: .coerce.bigint().multipleOf(4),
      #"{"origin":"bigint","code":"not_multiple_of","divisor":"4","path":[],"message":"Invalid number: must be a multiple of 4"}"#
    )
    try expect(
      #""7""#, by: .coerce.bigint().min(5),
      "undecided: JSON output is not defined for a value of type bigint")
    try expect(
      "1", by: .int64(),
      #"{"expected":"bigint","code":"invalid_type","path":[],"message":"Invalid input: expected bigint, received number"}"#
    )
    try expect(
      #""9223372036854775808""#, by: .coerce.bigint().check(.numberFormat(.int64)),
      #"{"origin":"bigint","code":"too_big","maximum":"9223372036854775807","inclusive":true,"path":[],"message":"Too big: expected bigint to be <=9223372036854775807"}"#
    )
    try expect(
      #""-1""#, by: .coerce.bigint().check(.numberFormat(.uint64)),
      #"{"origin":"bigint","code":"too_small","minimum":"0","inclusive":true,"path":[],"message":"Too small: expected bigint to be >=0"}"#
    )
    try expect(
      "0", by: .coerce.bigint().positive(),
      #"{"origin":"bigint","code":"too_small","minimum":"0","inclusive":false,"path":[],"message":"Too small: expected bigint to be >0"}"#
    )
  }

  @Test func dates() throws {
    try expect(
      #""2020-01-01""#, by: .date(),
      #"{"expected":"date","code":"invalid_type","path":[],"message":"Invalid input: expected date, received string"}"#
    )
    try expect(
      #""2020-01-01""#, by: .coerce.date(), #""2020-01-01T00:00:00.000Z""#)
    try expect(
      #""no date""#, by: .coerce.date(),
      #"{"expected":"date","code":"invalid_type","received":"Invalid Date","path":[],"message":"Invalid input: expected date, received Date"}"#
    )
    try expect(
      "-1", by: .coerce.date().check(.greaterThan(.date(milliseconds: 0), inclusive: true)),
      #"{"origin":"date","code":"too_small","minimum":0,"inclusive":true,"path":[],"message":"Too small: expected date to be >=0"}"#
    )
    try expect(
      "1", by: .coerce.date().check(.greaterThan(.date(milliseconds: 0), inclusive: true)),
      #""1970-01-01T00:00:00.001Z""#)
    try expect(
      #""2020-01-01T00:00:00Z""#,
      by: .coerce.date().check(.lessThan(.date(milliseconds: 0), inclusive: false)),
      #"{"origin":"date","code":"too_big","maximum":0,"inclusive":false,"path":[],"message":"Too big: expected date to be <0"}"#
    )
  }
}
