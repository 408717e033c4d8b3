import SchemaModel
import Testing

/// Words that mean true and false.
@Suite struct StringBoolTests {
  @Test func wordsStandForBooleans() throws {
    try expect(
      #""true""#, by: .stringbool(), "true")
    try expect(
      #""ENABLED""#, by: .stringbool(), "true")
    try expect(
      #""No""#, by: .stringbool(), "false")
    try expect(
      #"" true""#, by: .stringbool(),
      #"{"code":"invalid_value","expected":"stringbool","values":["true","1","yes","on","y","enabled","false","0","no","off","n","disabled"],"path":[],"message":"Invalid option: expected one of \"true\"|\"1\"|\"yes\"|\"on\"|\"y\"|\"enabled\"|\"false\"|\"0\"|\"no\"|\"off\"|\"n\"|\"disabled\""}"#
    )
    try expect(
      #""""#, by: .stringbool(),
      #"{"code":"invalid_value","expected":"stringbool","values":["true","1","yes","on","y","enabled","false","0","no","off","n","disabled"],"path":[],"message":"Invalid option: expected one of \"true\"|\"1\"|\"yes\"|\"on\"|\"y\"|\"enabled\"|\"false\"|\"0\"|\"no\"|\"off\"|\"n\"|\"disabled\""}"#
    )
    try expect(
      "true", by: .stringbool(),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"Invalid input: expected string, received boolean"}"#
    )
    try expect(
      #""JA""#, by: .stringbool(truthy: ["ja"], falsy: ["nein"]), "true")
    try expect(
      #""vielleicht""#, by: .stringbool(truthy: ["Ja"], falsy: ["nein"]),
      #"{"code":"invalid_value","expected":"stringbool","values":["ja","nein"],"path":[],"message":"Invalid option: expected one of \"ja\"|\"nein\""}"#
    )
    try expect(
      #""ja""#, by: .stringbool(truthy: ["Ja"], isCaseSensitive: true),
      #"{"code":"invalid_value","expected":"stringbool","values":["Ja","false","0","no","off","n","disabled"],"path":[],"message":"Invalid option: expected one of \"Ja\"|\"false\"|\"0\"|\"no\"|\"off\"|\"n\"|\"disabled\""}"#
    )
    try expect(
      #""Ja""#, by: .stringbool(truthy: ["Ja"], isCaseSensitive: true), "true")
    try expect(
      "1", by: .stringbool("M"),
      #"{"expected":"string","code":"invalid_type","path":[],"message":"M"}"#)
    try expect(
      #""maybe""#, by: .stringbool("M"),
      #"{"code":"invalid_value","expected":"stringbool","values":["true","1","yes","on","y","enabled","false","0","no","off","n","disabled"],"path":[],"message":"M"}"#
    )
    try expect(
      #""maybe""#, by: .stringbool().refine(.alwaysFail),
      #"{"code":"invalid_value","expected":"stringbool","values":["true","1","yes","on","y","enabled","false","0","no","off","n","disabled"],"path":[],"message":"Invalid option: expected one of \"true\"|\"1\"|\"yes\"|\"on\"|\"y\"|\"enabled\"|\"false\"|\"0\"|\"no\"|\"off\"|\"n\"|\"disabled\""}"#
    )
    try expect(
      #""no""#, by: .stringbool().refine(.truthy),
      #"{"code":"custom","path":[],"message":"Invalid input"}"#)
  }

  @Test func theFirstWordIsTheEncoding() throws {
    try expect(
      "true", by: .stringbool(), direction: .encode, #""true""#)
    try expect(
      "false", by: .stringbool(), direction: .encode, #""false""#)
    try expect(
      "false", by: .stringbool(truthy: ["Ja"], falsy: ["Nein"]), direction: .encode, #""nein""#)
    try expect(
      "false", by: .stringbool(truthy: ["Ja"], falsy: ["Nein"], isCaseSensitive: true),
      direction: .encode, #""Nein""#)
    try expect(
      "true", by: .stringbool(truthy: [], falsy: []), direction: .encode, #""true""#)
    try expect(
      #""true""#, by: .stringbool(), direction: .encode,
      #"{"expected":"boolean","code":"invalid_type","path":[],"message":"Invalid input: expected boolean, received string"}"#
    )
  }
}
