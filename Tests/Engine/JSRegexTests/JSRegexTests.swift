import JSPrimitives
import Testing

@testable import JSRegex

/// The patterns that applications validate with, on both sides of their boundaries.
struct JSRegexTests {
  @Test(arguments: [
    (#"^\d{4}-\d{2}-\d{2}$"#, ["2026-02-10"], ["2026-02-10\n", "26-02-10", " 2026-02-10", ""]),
    (#"^@?[A-Za-z0-9_.]{1,30}$"#, ["@coach", "a.b_c"], ["@", "@@a", "é", "a b"]),
    (#"^\(?([0-9]{3})\)?[-. ]?([0-9]{3})[-. ]?([0-9]{4})$"#, ["(555) 010-1234"], ["555-01-1234"]),
    (
      #"^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$"#,
      ["ana@club.example", "o'neil+x@a.b.co"], [".a@b.co", "a..b@c.de", "a@b", "a@b.co "]
    ),
    (#"^\/.*"#, ["/", "/a\nb"], ["a/", ""]),
    (#"[A-Z]"#, ["aB"], ["ab1", "É"]),
    (#"^$"#, [""], ["\n", "a"]),
    (#"^@?\w{1,5}$"#, ["@abcde", "_"], ["abcdef", "ä"]),
  ])
  func everydayPatterns(_ pattern: String, _ accepted: [String], _ refused: [String]) throws {
    for engines in Engines.all {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
      for text in accepted {
        #expect(try regex.test(text), "\(regex) on \(text.debugDescription)")
        #expect(try regex.exec(JSText(text)) != nil)
      }
      for text in refused {
        #expect(try !regex.test(text), "\(regex) on \(text.debugDescription)")
        #expect(try regex.exec(JSText(text)) == nil)
      }
    }
  }

  @Test func characterEscapesDependOnTheUFlag() throws {
    // Without `u` the braces are a quantifier of the letter u.
    let plain = try JSRegex(#"é|\u{3}"#)
    #expect(try plain.test("uuu"))
    #expect(try plain.test("café"))
    #expect(try !plain.test("\u{3}"))
    let unicode = try JSRegex(#"^\u{1F600}$"#, flags: "u")
    #expect(try unicode.test("😀"))
    #expect(try JSRegex("^..$").test("😀"))
    #expect(try !JSRegex("^..$", flags: "u").test("😀"))
  }

  @Test func loneSurrogatesAreCharacters() throws {
    let high = JSText(utf16: [0xD83D])
    let regex = try JSRegex(pattern: high, flags: "u")
    #expect(try regex.exec(JSText(utf16: [0x61, 0xD83D]))?.index == 1)
    #expect(try regex.exec(JSText(utf16: [0xD83D, 0xDE00])) == nil)
    let halves = try JSRegex(pattern: high, flags: "")
    #expect(try halves.exec(JSText("😀"))?.end == 1)
  }

  @Test func testStartsAtTheStartWhateverTheFlags() throws {
    let sticky = try JSRegex("a", flags: "y")
    #expect(try sticky.test("ab"))
    #expect(try !sticky.test("ba"))
    let global = try JSRegex("a", flags: "g")
    #expect(try global.test("ba"))
    #expect(try global.test("ba"))
  }

  @Test func execReportsUTF16OffsetsAndNames() throws {
    let regex = try JSRegex(#"(?<pair>😀)(?<none>x)?(.)"#, flags: "u")
    let match = try #require(try regex.exec("é😀ß"))
    #expect(match.index == 1)
    #expect(match.end == 4)
    #expect(match.captures.map(\.?.text) == ["😀ß", "😀", nil, "ß"])
    #expect(match.groups.map(\.name) == ["pair", "none"])
    #expect(match.groups.map(\.capture?.range) == [1..<3, nil])
  }

  @Test func duplicateNamesReportTheGroupThatTookPart() throws {
    let regex = try JSRegex(#"(?<year>\d{4})-\d\d|\d\d-(?<year>\d{4})"#)
    let match = try #require(try regex.exec("02-2026"))
    #expect(match.groups.map(\.capture?.text) == ["2026"])
    #expect(match.captures.map(\.?.text) == ["02-2026", nil, "2026"])
  }

  @Test func lastIndexCountsWithGlobalAndStickyOnly() throws {
    #expect(try JSRegex("a").exec("aba", lastIndex: 1)?.index == 0)
    #expect(try JSRegex("a", flags: "g").exec("aba", lastIndex: 1)?.index == 2)
    #expect(try JSRegex("a", flags: "y").exec("aba", lastIndex: 1) == nil)
    #expect(try JSRegex("a", flags: "y").exec("aba", lastIndex: 2)?.index == 2)
    #expect(try JSRegex("", flags: "g").exec("aba", lastIndex: 4) == nil)
    // Inside a surrogate pair a search by code points starts at the pair.
    #expect(try JSRegex(".", flags: "gu").exec("😀", lastIndex: 1)?.index == 0)
  }

  @Test func printsAsJavaScriptDoes() throws {
    #expect(try JSRegex("a/b[/]", flags: "yig").description == #"/a\/b[/]/giy"#)
    #expect(try JSRegex("").description == "/(?:)/")
    #expect(try JSRegex("\n\\\n\u{2028}").source == #"\n\n\u2028"#)
    #expect(try JSRegex(#"\\/"#).source == #"\\\/"#)
  }

  /// A test does not depend on iterations that match the empty string, the end of a match does.
  @Test(arguments: [
    ("(?:(?:a?){2}b??)*", "b"), ("(?:(?:|){2}|a)+", "a"), ("(?:(?:a?){2}|b)*?$", "b"),
  ])
  func theEndOfAMatchIsNotThatOfATest(_ pattern: String, _ text: String) throws {
    for engines in [Engines.automatic, .matcher, .linear] {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
      #expect(try regex.test(text))
      #expect(try regex.exec(text)?.captures.first??.text.string == text)
    }
  }

  @Test(arguments: [#"^(a+)+(x?)\2$"#, #"(a+)+(x?)\2$"#])
  func aRunawayPatternWithAReferenceEndsInAnError(_ pattern: String) throws {
    let text = String(repeating: "a", count: 40) + "!"
    for engines in Engines.budgeted {
      let regex = try JSRegex(pattern: JSText(pattern), flags: "", engines: engines)
      let limits = MatchLimits(steps: 100_000)
      #expect(throws: MatchError.budgetExceeded) { try regex.test(text, limits: limits) }
      #expect(throws: MatchError.budgetExceeded) {
        try regex.exec(JSText(text), limits: limits)
      }
    }
  }

  @Test func anAnchoredAutomatonAnswersWithoutBacktracking() throws {
    let regex = try JSRegex("^(a+)+$")
    let text = JSText(String(repeating: "a", count: 40) + "!")
    #expect(try !regex.test(text, limits: MatchLimits(steps: 100_000)))
    #expect(try regex.exec(text, limits: MatchLimits(steps: 100_000)) == nil)
  }

  @Test func longSubjectsOutgrowTheMachineStackAndStillMatch() throws {
    let regex = try JSRegex(#"^"(?:[^"\\]|\\.)*"$"#)
    let text = "\"" + String(repeating: "x", count: 200_000) + "\""
    #expect(try regex.test(text))
    #expect(try !regex.test(text + "y"))
  }

  @Test func manyThreadsShareOneExpression() async throws {
    let regex = try JSRegex(#"^([a-zà]+)\d$"#)
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          (0..<200).allSatisfy { turn in
            let text = turn % 2 == 0 ? "abc\(task % 10)" : "à\(task % 10)"
            return (try? regex.test(text)) == true && (try? regex.test(text + "!")) == false
              && (try? regex.exec(JSText(text)))??.end == text.utf16.count
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  /// An empty text and an empty match have no memory of their own that a thread could write.
  @Test(arguments: ["", "u"])
  func manyThreadsMatchTheEmptyText(flags: String) async throws {
    let regex = try JSRegex("(x|é?)*", flags: flags)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (0..<200).allSatisfy { _ in
            let texts = (try? regex.matches(in: "é"))?.map(\.captures[0]?.text)
            let empty = try? regex.exec(JSText(utf16: []))
            return texts == [JSText("é"), JSText("")] && empty?.captures[0]?.text == JSText("")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}

extension JSRegexTests {
  @Test func loneSurrogatesCanBeTested() throws {
    #expect(try JSRegex("^.$", flags: "u").test(JSText(utf16: [0xDC00])))
    #expect(try !JSRegex(#"^\p{Cs}$"#, flags: "u").test("😀"))
    #expect(try JSRegex(#"^\p{Cs}$"#, flags: "u").test(JSText(utf16: [0xDC00])))
  }
}
