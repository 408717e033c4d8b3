import SchemaModel
import Testing

/// Schemas that hold themselves.
@Suite struct RecursionTests {
  @Test func aSchemaBelowItself() throws {
    try expect(
      #"{"a":"x","next":{"a":"y"}}"#,
      by: .recursive("node") { node in
        .object {
          Field("a", .string())
          Field("next", node.optional())
        }
      }, #"{"a":"x","next":{"a":"y"}}"#)
    try expect(
      #"{"a":"x","next":{"a":"y","next":{"a":1}}}"#,
      by: .recursive("node") { node in
        .object {
          Field("a", .string())
          Field("next", node.optional())
        }
      },
      #"{"expected":"string","code":"invalid_type","path":["next","next","a"],"message":"Invalid input: expected string, received number"}"#
    )
    try expect(
      "[1,[2,[3,[]]]]", by: .recursive("node") { node in .array(.union(.number(), node)) },
      "[1,[2,[3,[]]]]")
    try expect(
      #"[1,["x"]]"#, by: .recursive("node") { node in .array(.union(.number(), node)) },
      #"{"code":"invalid_union","errors":[[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received array"}],[{"code":"invalid_union","errors":[[{"expected":"number","code":"invalid_type","path":[],"message":"Invalid input: expected number, received string"}],[{"expected":"array","code":"invalid_type","path":[],"message":"Invalid input: expected array, received string"}]],"path":[0],"message":"Invalid input"}]],"path":[1],"message":"Invalid input"}"#
    )
    try expect(
      #"{"a":{"b":{}}}"#, by: .recursive("node") { node in .record(node) }, #"{"a":{"b":{}}}"#)
    try expect(
      #"{"a":{"b":1}}"#, by: .recursive("node") { node in .record(node) },
      #"{"expected":"record","code":"invalid_type","path":["a","b"],"message":"Invalid input: expected record, received number"}"#
    )
  }

  @Test func anyJSONValue() throws {
    try expect(
      #"{"a":[1,"x",null,true,{"b":{}}]}"#, by: .json(), #"{"a":[1,"x",null,true,{"b":{}}]}"#)
  }

  @Test func checksOfTheWholeAreNotThoseOfItsParts() throws {
    try expect(
      "[[[],[]]]", by: .recursive("node") { node in .array(node).max(1) },
      #"{"origin":"array","code":"too_big","maximum":1,"inclusive":true,"path":[0],"message":"Too big: expected array to have <=1 items"}"#
    )
  }
}
