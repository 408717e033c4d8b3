import SchemaModel
import Testing

/// Tuples that are too short, too long or lack items.
@Suite struct TupleVersionTests {
  @Test func requiredItemsThatAreMissing() throws {
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string()),
      #"{"expected":"string","code":"invalid_type","path":[1],"message":"Invalid input: expected string, received undefined"}"#,
      from443:
        #"{"code":"too_small","minimum":2,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=2 items"}"#
    )
    try expect(
      "[]", by: .tuple(.string(), .string()),
      #"{"code":"too_small","minimum":2,"origin":"array","path":[],"message":"Too small: expected array to have >2 items"}"#,
      from443:
        #"{"code":"too_small","minimum":2,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=2 items"}"#
    )
    try expect(
      "[]", by: .tuple(.string(), .string().optional()),
      #"{"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received undefined"}"#,
      from443:
        #"{"code":"too_small","minimum":1,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=1 items"}"#
    )
    try expect(
      #"["a"]"#, by: .tuple(.string(), .unknown), #"["a",null]"#,
      from443:
        #"{"code":"too_small","minimum":2,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=2 items"}"#
    )
    try expect(
      "[]", by: .tuple(.string(), .string(), .string()),
      #"{"code":"too_small","minimum":3,"origin":"array","path":[],"message":"Too small: expected array to have >3 items"}"#,
      from443:
        #"{"code":"too_small","minimum":3,"inclusive":true,"origin":"array","path":[],"message":"Too small: expected array to have >=3 items"}"#
    )
  }

  @Test func tooManyItems() throws {
    try expect(
      #"[1,"b","c"]"#, by: .tuple(.string(), .number()),
      #"{"code":"too_big","maximum":2,"inclusive":true,"origin":"array","path":[],"message":"Too big: expected array to have <=2 items"}"#,
      from443: #"""
        {"code":"too_big","maximum":2,"inclusive":true,"origin":"array","path":[],"message":"Too big: expected array to have <=2 items"}
        {"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received number"}
        {"expected":"number","code":"invalid_type","path":[1],"message":"Invalid input: expected number, received string"}
        """#)
    try expect(
      #"["a",1,"c"]"#, by: .tuple(.string(), .number()),
      #"{"code":"too_big","maximum":2,"inclusive":true,"origin":"array","path":[],"message":"Too big: expected array to have <=2 items"}"#
    )
    try expect(
      "[1]", by: .tuple(),
      #"{"code":"too_big","maximum":0,"inclusive":true,"origin":"array","path":[],"message":"Too big: expected array to have <=0 items"}"#
    )
  }

  @Test func absentItemsRunFrom4_4() throws {
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().default("D")), #"["a"]"#, from443: #"["a","D"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().default("D"), rest: .number()), #"["a"]"#,
      from443: #"["a","D"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().optional(), .string().default("D")), #"["a"]"#,
      from443: #"["a",null,"D"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().min(3).prefault("D")), #"["a"]"#,
      from443:
        #"{"origin":"string","code":"too_small","minimum":3,"inclusive":true,"path":[1],"message":"Too small: expected string to have >=3 characters"}"#
    )
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().optional().transform("makeText")), #"["a"]"#,
      from443: #"["a","T"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .preprocess("makeText", .string().optional())),
      #"["a","T"]"#, from467: #"["a"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().catch("C")), #"["a","C"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .transform("makeText")), #"["a","T"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().optional()), #"["a"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().optional(), .number().optional()), #"["a"]"#)
    try expect(
      #"["a"]"#, by: .tuple(.string(), .string().exactOptional()), #"["a"]"#)
    try expect(
      #"["a"]"#,
      by: .tuple(.string(), .string().optional().refine(.alwaysFail), .string().optional()),
      #"["a"]"#)
  }

  @Test func theRestComesFirstFrom4_4() throws {
    try expect(
      #"[1,"x"]"#, by: .tuple(.string(), rest: .number()),
      #"""
      {"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received number"}
      {"expected":"number","code":"invalid_type","path":[1],"message":"Invalid input: expected number, received string"}
      """#,
      from443: #"""
        {"expected":"number","code":"invalid_type","path":[1],"message":"Invalid input: expected number, received string"}
        {"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received number"}
        """#)
    try expect(
      "[]", by: .tuple(.string(), .string(), rest: .number()),
      #"""
      {"expected":"string","code":"invalid_type","path":[0],"message":"Invalid input: expected string, received undefined"}
      {"expected":"string","code":"invalid_type","path":[1],"message":"Invalid input: expected string, received undefined"}
      """#)
    try expect(
      #"["a",1,2]"#, by: .tuple(.string(), rest: .number()), #"["a",1,2]"#)
  }

  @Test func anythingElseIsATypeError() throws {
    try expect(
      "{}", by: .tuple(.string()),
      #"{"expected":"tuple","code":"invalid_type","path":[],"message":"Invalid input: expected tuple, received object"}"#
    )
    try expect(
      #""x""#, by: .tuple(.string(), message: "T"),
      #"{"expected":"tuple","code":"invalid_type","path":[],"message":"T"}"#)
  }
}
