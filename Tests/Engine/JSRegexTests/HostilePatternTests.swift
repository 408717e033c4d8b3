import JSPrimitives
import TestSupport
import Testing

@testable import JSRegex

/// Patterns and subjects made to exhaust an engine. Each gives an answer, a located error of the
/// pattern, or an error that names the exhausted limit.
struct HostilePatternTests {
  /// Compiles, tests and executes on an engine, and ignores the answers.
  private func survives(
    _ pattern: String, _ flags: String = "", on text: String = "aaaa", by engines: Engines
  ) {
    let text = JSText(text)
    do throws(PatternError) {
      let regex = try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: engines)
      let found = Result { () throws(MatchError) in try regex.test(text) }
      let match = Result { () throws(MatchError) in try regex.exec(text) }
      if case .success(let found) = found, case .success(let match) = match {
        #expect(found == (match != nil))
      }
    } catch {
      #expect(error.range.upperBound <= pattern.utf16.count)
    }
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "(", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?i:", "(a|", "(?:a|b)(?:", "(?<=a(?=",
  ])
  func nestingMayBeDeep(_ opening: String) {
    let closing = repeated(")", opening == "(?<=a(?=" ? 2 : 1)
    for engines in Engines.all {
      survives(repeated(opening, 1_000) + "a" + repeated(closing, 1_000), by: engines)
      survives(repeated(opening, 1_000), by: engines)
    }
  }

  @Test(arguments: ["(", "(?=", "(?<!", "(?:a|"])
  func nestingMayBeADangerousDepth(_ opening: String) {
    // PCRE2 is tried first and rejects the pattern, so both engines see it.
    survives(repeated(opening, 100_000) + "a" + repeated(")", 100_000), by: .automatic)
  }

  @Test(arguments: [")*", ")?", ")+", "){2}", "){0,2}", ")*?"])
  func loopsMayNestDeeply(_ closing: String) {
    for engines in Engines.all {
      survives(repeated("(", 300) + "a" + repeated(closing, 300), by: engines)
      survives(repeated("(?:", 300) + "a" + repeated(closing, 300), by: engines)
    }
  }

  @Test func classesNestToALimitThatIsNamed() throws {
    #expect(try JSRegex(repeated("[", 50) + "a" + repeated("]", 50), flags: "v").test("a"))
    for opening in ["[", "[^", "[a&&", "[b--"] {
      let pattern = repeated(opening, 100_000) + "a" + repeated("]", 100_000)
      let error = #expect(throws: PatternError.self) { try JSRegex(pattern, flags: "v") }
      #expect(error?.isSyntaxError == false)
    }
  }

  @Test func namesMayBeManyAndDeep() throws {
    let names = (0..<1_000).map { "(?<n\($0)>" }
    let deep = try JSRegex(names.joined() + "a" + repeated(")", names.count))
    #expect(try deep.exec(JSText("a"))?["n999"] == "a")
    let same = repeated("(?:(?<n>a)|", 2_000) + "b" + repeated(")", 2_000)
    #expect(try JSRegex(same).exec(JSText("ba"))?["n"] == nil)
    #expect(throws: PatternError.self) { try JSRegex(repeated("(?<n>", 2_000) + same) }
    let one = "(?<" + repeated("n", 20_000) + ">a)"
    #expect(try JSRegex(one).test("a"))
  }

  @Test func namesAndGroupsMayBe65536() {
    func survive(_ count: Int, by engines: Engines) {
      let names = (0..<count).map { "(?<n\($0)>a)?" }.joined()
      survives(names, on: "aab", by: engines)
      survives(repeated("(a)?", count) + "\\\(count)", on: "aab", by: engines)
      survives(repeated("(", count) + "a" + repeated(")", count) + "\\\(count)", by: engines)
    }
    survive(65_536, by: .automatic)
    for engines in Engines.all { survive(2_000, by: engines) }
  }

  @Test func alternativesMayBeMany() {
    let words = (0..<5_000).map { "w\($0)" }.joined(separator: "|")
    for engines in Engines.all {
      survives(words, on: "w1999w", by: engines)
      survives(repeated("a|", 5_000), by: engines)
      survives(repeated("(?:a|b)", 2_000), by: engines)
    }
  }

  @Test func groupsMayBeMany() throws {
    for engines in Engines.all {
      survives(repeated("(a)?", 1_000), by: engines)
      survives("(?:" + repeated("(a)?", 200) + ")*", on: repeated("a", 400), by: engines)
      survives(repeated("(a)?", 100) + (1...100).map { "\\\($0)" }.joined(), by: engines)
    }
  }

  @Test(arguments: [
    "a{4294967295}", "(?:a|){4294967295}", "(a?){0,4294967295}b", "(?:a{65535}){65535}",
    "(?:(?:a{65535}){65535}){65535}", "(?:a{0,65535}){0,65535}b", "(?<=a{0,65535})b",
    "(?:(?:ab?){0,255}c){0,255}", "(?<=(?:a{1,60}b{1,60}){1,60})c",
    "a{18446744073709551616,99999999999999999999999}",
  ])
  func countsMayBeHuge(_ pattern: String) {
    for engines in Engines.all { survives(pattern, by: engines) }
  }

  @Test(arguments: ["a", "é", "a?", "a*", "a+", "a{1,2}", "|", "[ab]", "(?:ab)?", "()", "\\c", "{"])
  func patternsMayBeLong(_ part: String) {
    for engines in Engines.all { survives(repeated(part, 500), by: engines) }
  }

  @Test func classesMayBeHuge() {
    let scalars = stride(from: 0x100, to: 0x600, by: 2).compactMap(UnicodeScalar.init)
    let spread = String(String.UnicodeScalarView(scalars))
    let words = (0..<100).map { "ab\($0)" }.joined(separator: "|")
    for engines in Engines.all {
      survives("[\(spread)]+", "iu", on: "é\(spread)", by: engines)
      survives("[" + repeated("ab-z", 500) + "]", by: engines)
      survives("[\\q{\(words)}]", "v", on: "ab99", by: engines)
      survives("[" + repeated("\\p{L}\\P{Lu}\\p{scx=Grek}", 50) + "]", "u", on: "éλ", by: engines)
      survives("[\\p{L}" + repeated("&&\\p{Cased}", 20) + "]", "vi", on: "éλ", by: engines)
    }
  }

  @Test(arguments: [
    ("^(a+)+$", repeatedA(40) + "!"), ("(a+)+$", repeatedA(40) + "!"),
    ("(x+x+)+y", String(repeating: "x", count: 60)), ("(?=((a+)+)b)", repeatedA(60)),
    ("(?<=!(?:a|aa)+)b", repeatedA(60) + "b"), ("(?<=^(a+)+)$", "!" + repeatedA(40)),
    ("(.*)*\\1x", repeatedA(300)), (".*.*=.*", repeatedA(500)), ("(?:a|a?)*b", repeatedA(60)),
  ])
  func exponentialSearchesEnd(_ pattern: String, _ text: String) throws {
    let limits = MatchLimits(steps: 20_000)
    for engines in Engines.all {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
      do throws(MatchError) {
        // None of them matches, so the only possible answer is no.
        #expect(try !regex.test(text, limits: limits))
      } catch {
        #expect(error == .budgetExceeded || engines != .automatic && engines != .matcher)
      }
    }
  }

  private static func repeatedA(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func blanksAtTheEndAreFoundInTime() throws {
    let blanks = repeated(" ", 5_000)
    #expect(try JSRegex("\\s+$").test(blanks))
    survives("\\s+$", on: repeated(" ", 1_000) + "x", by: .matcher)
    survives("\\s+$", on: blanks + "x", by: .automatic)
  }

  @Test func blanksInFrontOfSomethingElseAreNot() throws {
    let blanks = repeated(" ", 100_000) + "x"
    for engines in [Engines.automatic, .matcher] {
      for pattern in ["\\s+$", "a|\\s+$"] {
        let regex = try JSRegex(pattern: JSText(pattern), flags: "g", engines: engines)
        #expect(try !regex.test(blanks))
        #expect(try regex.exec(blanks) == nil)
        #expect(try regex.replace(blanks, with: "") == blanks)
      }
    }
  }

  @Test(arguments: [
    "(?<=^a*)$", "a*a*[bc]", "(a*)\\1[bc]", "(?=a*[bc])a", "(?:a|aa)+[bc]", ".*.*=.*",
  ])
  func quadraticSearchesOfLongSubjectsEnd(_ pattern: String) throws {
    let limits = MatchLimits(steps: 0)
    let long = Rounds.of(1 << 15)
    let texts = [repeated("a", 1 << 20), repeated("a", long), repeated("é", long)]
    for (index, text) in texts.enumerated() {
      for engines in index == 0 ? [.automatic] : Engines.all {
        let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
        do throws(MatchError) {
          _ = try regex.test(text, limits: limits)
        } catch .unsupported {
          #expect(engines != .automatic)
        } catch {
          #expect(error == .budgetExceeded || error == .memoryExceeded)
        }
      }
    }
  }

  @Test(arguments: ["z", "foo|bar", "^[^z]*$", "[a-y]+z", "x|[a-y]+z", "a?a?z"])
  func linearSearchesOfLongSubjectsSucceed(_ pattern: String) throws {
    let text = repeated("a", 1 << 20)
    // The allowance for the length of a subject, four steps per place, is enough. Only `a?a?z`,
    // which our matcher tries in four ways at each place, takes up to seven.
    #if canImport(CPCRE2)
    let limits = MatchLimits(steps: 0)
    #else
    let limits = MatchLimits(steps: pattern == "a?a?z" ? 3 * text.utf16.count : 0)
    #endif
    for text in [text, text + "é"] {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: .automatic)
      #expect(try regex.test(text, limits: limits) == (pattern == "^[^z]*$"))
    }
  }

  @Test func subjectsMayBeLong() throws {
    let text = repeated("a", 2_000)
    for engines in [Engines.automatic, .matcher] {
      for text in [text, text + "é", text + "\u{1F600}"] {
        for (pattern, flags) in [("z", ""), ("^[^z]*$", ""), ("^.*$", "u"), ("(?<=^a*)$", "i")] {
          survives(pattern, flags, on: text, by: engines)
        }
      }
    }
  }
}
