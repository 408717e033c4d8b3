import JSPrimitives
import Testing

@testable import JSRegex

/// The uses and updates of `lastIndex`.
struct RegExpObjectTests {
  private func object(
    _ pattern: String, _ flags: String, lastIndex: Int = 0
  ) throws -> RegExpObject {
    RegExpObject(try JSRegex(pattern, flags: flags), lastIndex: lastIndex)
  }

  @Test(arguments: ["g", "y", "gy"])
  func aMatchSetsItToItsEndAndAFailureTo0(_ flags: String) throws {
    var object = try object("a", flags)
    #expect(try object.exec("aab")?.end == 1)
    #expect(object.lastIndex == 1)
    #expect(try object.test("aab"))
    #expect(object.lastIndex == 2)
    #expect(try object.exec("aab") == nil)
    #expect(object.lastIndex == 0)
  }

  @Test func stickyTriesOnePlaceOnly() throws {
    var object = try object("b", "y", lastIndex: 1)
    #expect(try object.test("ab"))
    #expect(try !object.test("ab"))
    #expect(try !object.test("ab"))
    #expect(object.lastIndex == 0)
  }

  @Test func withoutGAndYItDoesNotCountAndDoesNotChange() throws {
    var object = try object("a", "", lastIndex: 7)
    #expect(try object.exec("a")?.index == 0)
    #expect(try object.test("a"))
    #expect(try object.replace("ab", with: "-") == "-b")
    #expect(try !object.test("b"))
    #expect(object.lastIndex == 7)
  }

  @Test func beyondTheEndThereIsNoMatch() throws {
    var object = try object("", "g", lastIndex: 2)
    #expect(try object.exec("a") == nil)
    #expect(object.lastIndex == 0)
    object.lastIndex = 1
    #expect(try object.exec("a")?.index == 1)
    object.lastIndex = -5
    #expect(try object.exec("a")?.index == 0)
  }

  @Test func anEmptyMatchDoesNotAdvanceIt() throws {
    var object = try object("", "g")
    #expect(try object.test("a"))
    #expect(try object.test("a"))
    #expect(object.lastIndex == 0)
  }

  @Test func insideAPairItMeansThePair() throws {
    var object = try object(".", "gu", lastIndex: 1)
    #expect(try object.exec("😀")?.index == 0)
    #expect(object.lastIndex == 2)
    #expect(try self.object(".", "gu", lastIndex: 1).matchAll("😀").nextIndex() == 0)
  }

  @Test func matchAllStartsThereAndLeavesIt() throws {
    let object = try object("a", "g", lastIndex: 1)
    #expect(try object.matchAll("aa").nextIndex() == 1)
    #expect(object.lastIndex == 1)
  }

  @Test func replaceUsesItWithYAndResetsItWithG() throws {
    var global = try object("a", "g", lastIndex: 1)
    #expect(try global.replace("aa", with: "b") == "bb")
    #expect(global.lastIndex == 0)
    var sticky = try object("a", "y", lastIndex: 1)
    #expect(try sticky.replace("aa") { _ in "b" } == "ab")
    #expect(sticky.lastIndex == 2)
    #expect(try sticky.replace("aa", with: "b") == "aa")
    #expect(sticky.lastIndex == 0)
  }

  @Test func aCallThatThrowsLeavesIt() throws {
    var object = try object(#"^(?:a+)+(x?)\1$"#, "gm", lastIndex: 1)
    object.limits = MatchLimits(steps: 1000)
    let text = "\n" + String(repeating: "a", count: 40) + "!"
    #expect(throws: MatchError.budgetExceeded) { try object.exec(text) }
    #expect(throws: MatchError.budgetExceeded) { try object.test(text) }
    #expect(object.lastIndex == 1)
  }

  @Test func copiesAreIndependent() throws {
    var one = try object("a", "g")
    let other = one
    #expect(try one.test("a"))
    #expect(one.lastIndex == 1)
    #expect(other.lastIndex == 0)
  }
}

extension RegexMatches {
  /// Returns the start of the next match.
  fileprivate func nextIndex() throws -> Int? {
    var matches = self
    return try matches.next()?.index
  }
}
