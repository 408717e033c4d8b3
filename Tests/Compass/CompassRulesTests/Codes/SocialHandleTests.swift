import CompassRules
import Testing

@Suite("Social handles")
struct SocialHandleTests {
  private let rules = CodeRules.self

  @Test(
    "The platform's own address is removed, once",
    arguments: [
      (" @ana ", CodeRules.SocialPlatform.twitter, "ana"),
      ("http://www.x.com/ana", .twitter, "ana"),
      ("www.twitter.com/ana/status/1", .twitter, "ana"), ("x.com/x.com/ana", .twitter, "x.com"),
      ("https://http://x.com/ana", .twitter, "https:"),
      ("www.www.x.com/ana", .twitter, "www.www.x.com"),
      ("X.com/ana", .twitter, "X.com"), ("x.com/", .twitter, ""), ("x.com", .twitter, "x.com"),
      ("https://tiktok.com/@ana?x", .tiktok, "ana"), ("tiktok.com/@@ana", .tiktok, "ana"),
      ("tiktok.com/@@@ana", .tiktok, "@ana"), ("instagram.com/@@ana", .instagram, "@ana"),
      ("ana#b", .instagram, "ana"), (" ", .instagram, ""), ("a/b\nc", .instagram, "a/b\nc"),
      ("a/b\nc?d#e", .instagram, "a/b\nc"), ("a\u{2028}/b", .twitter, "a"),
    ])
  func handles(value: String, platform: CodeRules.SocialPlatform, handle: String) {
    let result = rules.normalizedHandle(value, platform: platform)
    #expect(result.text == handle)
    #expect(!result.isShortAddress)
  }

  @Test("Fault: another platform's address isn't recognized")
  func otherPlatform() {
    #expect(rules.normalizedHandle("https://x.com/ana", platform: .instagram).text == "https:")
    #expect(rules.normalizedHandle("x.com/ana", platform: nil).text == "x.com")
  }

  @Test(
    "Only TikTok's own short hosts keep their address",
    arguments: [
      ("https://vm.tiktok.com/ZM1/?a", "vm.tiktok.com/ZM1/?a", true),
      (" vt.tiktok.com/ ", "vt.tiktok.com/", true), ("vm.tiktok.com", "vm.tiktok.com", false),
      ("https://www.vm.tiktok.com/a", "https:", false), ("VM.tiktok.com/a", "VM.tiktok.com", false),
    ])
  func shortAddresses(value: String, text: String, isShort: Bool) {
    let result = rules.normalizedHandle(value, platform: .tiktok)
    #expect(result.text == text)
    #expect(result.isShortAddress == isShort)
    #expect(!rules.normalizedHandle(value, platform: .twitter).isShortAddress)
  }

  private func normalized(_ handle: String, _ platform: CodeRules.SocialPlatform?) -> String? {
    if case .valid(let text) = rules.serverVerdict(onHandle: handle, platform: platform) {
      text
    } else {
      nil
    }
  }

  @Test("The server's Twitter handles start with a letter and have up to 30 characters")
  func twitter() {
    let name = String(repeating: "a", count: 30)
    #expect(normalized(name, .twitter) == name)
    #expect(normalized(name + "a", .twitter) == nil)
    #expect(normalized("@@" + name, .twitter) == name)
    #expect(normalized(" @" + name, .twitter) == "@" + name)
    #expect(normalized(" @@a", .twitter) == nil)
    #expect(normalized("A_1", .twitter) == "a_1")
    #expect(normalized("1a", .twitter) == nil)
    #expect(normalized("_a", .twitter) == nil)
    #expect(normalized("a.b", .twitter) == nil)
    #expect(normalized("\u{212A}im", .twitter) == "kim")
    #expect(normalized("@", .twitter) == nil)
  }

  @Test("The server's Instagram handles take single marks, not in front")
  func instagram() {
    #expect(normalized("1.a_b.", .instagram) == "1.a_b.")
    #expect(normalized("a._b", .instagram) == nil)
    #expect(normalized("a__b", .instagram) == nil)
    #expect(normalized("_a", .instagram) == nil)
    #expect(normalized(".", .instagram) == nil)
    #expect(normalized(" @a", .instagram) == nil)
    #expect(normalized(String(repeating: "1", count: 30), .instagram) != nil)
    #expect(normalized(String(repeating: "1", count: 31), .instagram) == nil)
  }

  @Test("Other platforms take everything but an empty text")
  func others() {
    #expect(normalized("", nil) == nil)
    #expect(normalized("@", nil) == "")
    #expect(normalized(" ?! ", .tiktok) == "?!")
    #expect(rules.serverVerdict(onHandle: "", platform: nil) == .invalid("Handle is required"))
    #expect(rules.validHandles(["ana"], platform: .tiktok).isEmpty)
    #expect(rules.validHandles(["ana"], platform: nil).isEmpty)
    #expect(rules.validHandles(["@Ana", "", "ana"], platform: .twitter) == ["ana", "ana"])
  }
}
