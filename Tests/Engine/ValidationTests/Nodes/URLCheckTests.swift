import SchemaModel
import Testing

/// The `url` check, which accepts the URLs of the WHATWG parser after trimming.
@Suite struct URLCheckTests {
  @Test(arguments: [
    "https://example.com", "http://a", "mailto:a@b", "HTTPS://EXAMPLE.com/%7E", "x:",
  ])
  func theOutputIsTheTextItself(_ url: String) throws {
    try expectValid(#""\#(url)""#, by: .string().url())
  }

  @Test(arguments: [#"" https://a.b ""#, #""\ufeffhttps://a.b\u00a0""#, #""\thttps://a.b\r\n""#])
  func theOutputIsTrimmed(_ payload: String) throws {
    try expectValid(payload, by: .string().url(), output: #""https://a.b""#)
  }

  @Test(arguments: ["", "example.com", "//a.b", "https://", "http://a b", " a "])
  func theIssueHasNeitherOriginNorPattern(_ url: String) throws {
    try expectIssues(
      #""\#(url)""#, by: .string().url(),
      #"{"code":"invalid_format","format":"url","path":[],"message":"Invalid URL"}"#)
  }

  @Test func laterChecksStillRun() throws {
    let schema = ZodSchema.string().url("No URL").refine(.httpURL, "Neither http nor https")
    try expectInvalid(#""example.com""#, by: schema, "No URL", "Neither http nor https")
    try expectInvalid(#""ftp://a.b""#, by: schema, "Neither http nor https")
    try expectValid(#""https://a.b""#, by: schema)
  }
}
