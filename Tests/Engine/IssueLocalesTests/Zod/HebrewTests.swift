import SchemaModel
import Testing

@testable import IssueLocales

/// Hebrew, whose sentences depend on gender, origin and number.
@Suite struct HebrewTests {
  @Test(arguments: [
    (Issues.tooSmall("array", 1), "קטן מדי: המערך צריך להכיל לפחות פריט אחד"),
    (Issues.tooSmall("array", 2), "קטן מדי: המערך צריך להכיל 2 פריטים או יותר"),
    (Issues.tooSmall("array", 1, inclusive: false), "קטן מדי: המערך צריך להכיל יותר מ-1 פריטים"),
    (Issues.tooSmall("set", 1), "קטן מדי: הקבוצה (Set) צריכה להכיל לפחות פריט אחד"),
    (Issues.tooBig("number", 5), "גדול מדי: המספר צריך להיות קטן או שווה ל-5"),
    (Issues.tooBig("map", 5), "גדול מדי: המפה (Map) צריכה להיות <=5"),
    (Issues.tooBig("file", 5), "גדול מדי: הקובץ צריך להיות <=5 בייטים"),
    (Issues.tooBig("int", 5), "גדול מדי: הint צריך להיות <=5"),
    (
      Issues.tooBig("string", 5, inclusive: false),
      "ארוך מדי: המחרוזת צריכה להכיל 5 תווים לכל היותר"
    ),
  ])
  func `a size has a sentence of its origin`(_ issue: ZodSchema.RawIssue, _ message: String) {
    #expect(IssueLocale.hebrew.message(of: issue) == message)
  }

  @Test func `a bigint of one is not the number one`() {
    #expect(
      IssueLocale.hebrew.message(of: Issues.tooSmall("array", "1"))
        == "קטן מדי: המערך צריך להכיל 1 פריטים או יותר")
  }

  @Test func `a format's adjective has the format's gender`() {
    #expect(IssueLocale.hebrew.message(of: Issues.format("email")) == "כתובת אימייל לא תקינה")
    #expect(IssueLocale.hebrew.message(of: Issues.format("uuid")) == "UUID לא תקין")
    #expect(IssueLocale.hebrew.message(of: Issues.format("my_format")) == "my_format לא תקין")
  }

  @Test func `the last of several values follows an or`() {
    #expect(
      IssueLocale.hebrew.message(of: Issues.values(["a", "b", "c"]))
        == "ערך לא תקין: האפשרויות המתאימות הן \"a\", \"b\" או \"c\"")
    #expect(
      IssueLocale.hebrew.message(of: Issues.values(["a", "b"]))
        == "ערך לא תקין: האפשרויות המתאימות הן \"a\" או \"b\"")
    #expect(
      IssueLocale.hebrew.message(of: Issues.values(["a"]))
        == "ערך לא תקין: הערך חייב להיות \"a\"")
  }
}
