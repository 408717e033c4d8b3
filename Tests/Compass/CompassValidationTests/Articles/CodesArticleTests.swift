import CompassValidation
import Testing

/// The snippets of the article on codes and links.
@Suite struct CodesArticleTests {
  @Test func familyCodesAndPathsAreChecked() throws {
    let print = Snippet("CodesAndLinks", 1)
    print(CodeRules.familyCodeError(in: " fam-abc123 ") == nil)  // true
    print(CodeRules.familyCodeError(in: "FAM-12")?.message ?? "none")
    // Invalid format. Expected: FAM-XXXXXX
    print(CodeRules.formattedFamilyCode("ab c1"))  // FAM-ABC1
    let bytes: [[UInt8]] = [[0, 0, 0, 0, 0, 0], [7, 8, 9, 10, 11, 12]]
    print(try CodeRules.makeFamilyCode(randomBytes: bytes) { $0 == "FAM-AAAAAA" })  // FAM-HJKLMN
    print(CodeRules.safeInternalPath("//evil.example", fallback: "/home"))  // /home
    try print.expectPublished()
  }

  @Test func handlesAndPlacesAreRead() throws {
    let print = Snippet("CodesAndLinks", 2)
    print(CodeRules.normalizedHandle("https://www.x.com/ana?s=20", platform: .twitter).text)  // ana
    print(CodeRules.normalizedHandle("https://x.com/ana", platform: .instagram).text)  // https:
    print(CodeRules.validHandles(["@Ana", "1st", "ana_b"], platform: .twitter))  // ["ana", "ana_b"]
    print(CodeRules.contactLink(.sms, to: "(440) 555-0134") ?? "none")  // sms:+14405550134
    let state = CodeRules.state(inLocation: "Honolulu, HI 96822")
    print(state ?? "none", state.flatMap(CodeRules.timeZone) ?? "none")  // HI Pacific/Honolulu
    try print.expectPublished()
  }
}
