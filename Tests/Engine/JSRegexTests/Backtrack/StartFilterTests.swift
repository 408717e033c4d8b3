import JSPrimitives
import Testing

@testable import JSRegex

/// Places of the text at which the matcher does not try to start.
struct StartFilterTests {
  /// Returns the places at which a match may start.
  private func starts(_ pattern: String, _ text: String, flags: String = "") throws -> [Int] {
    let tree = try PatternParser.parse(
      Array(pattern.utf16), flags: RegexFlags(parsing: Array(flags.utf16)))
    let program = try MatcherProgram(tree, purpose: .test)
    defer { program.destroy() }
    return Array(text.utf16).withUnsafeBufferPointer { subject in
      var places: [Int] = []
      var next = program.firstStart(in: subject, from: 0)
      while let place = next {
        places.append(place)
        next = program.firstStart(in: subject, from: place + 1)
      }
      return places
    }
  }

  @Test func aMatchStartsWithOneOfItsFirstCharacters() throws {
    #expect(try starts("a|b", "cabéc") == [1, 2])
    #expect(try starts("[^a]", "aéb") == [1, 2])
    #expect(try starts("(?=b)[^]", "abc") == [1])
    #expect(try starts("^a|b", "cab") == [0, 2])
    #expect(try starts("^a", "aaa") == [0])
  }

  @Test func aMatchFitsIntoTheRestOfTheText() throws {
    #expect(try starts("a{3}", "aaaa") == [0, 1])
    #expect(try starts("a(?:bc|d)", "aaa") == [0, 1])
    #expect(try starts("a?", "ab") == [0, 1, 2])
    #expect(try starts("^ab", "a") == [])
    #expect(try starts("ab", "a", flags: "y") == [])
  }

  @Test func aReferenceToNothingTakesNoCharacter() throws {
    #expect(try starts("(c?)\\1d", "abcd") == [2, 3])
    // The lookbehind has captured the character that the reference takes.
    #expect(try starts("(?<=(a))\\1b", "aab") == [0, 1, 2])
  }

  @Test(arguments: Engines.all)
  func startsThatAreLeftOutChangeNoMatch(_ engines: Engines) throws {
    func place(_ pattern: String, _ text: JSText) throws -> Int? {
      try JSRegex(pattern: JSText(pattern), flags: "", engines: engines).exec(text)?.index
    }
    #expect(try place("a{2}|b", "abaa") == 1)
    #expect(try place("[^]{2}$", "abc") == 1)
    #expect(try place("(?:ab|c)(?=d)", "abccd") == 3)
  }
}
