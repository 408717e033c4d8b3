import JSPrimitives
import Testing

@testable import JSRegexEngine

#if PCRE2

/// All engines find the same in random patterns.
struct EngineAgreementTests {
  /// What an engine found, or what ended the search; nil if it does not claim the pattern.
  private func outcome(
    _ pattern: String, _ flags: String, _ texts: [String], _ engines: Engines
  ) throws -> [String?] {
    let regex = try JSRegex(pattern: JSText(pattern), flags: JSText(flags), engines: engines)
    let limits = MatchLimits(steps: 20_000)
    return texts.flatMap { text -> [String?] in
      let text = JSText(text)
      return [
        describe { () throws(MatchError) in try "\(regex.test(text, limits: limits))" },
        describe { () throws(MatchError) in
          let match = try regex.exec(text, limits: limits)
          return match.map { "\($0.captures.map(\.?.range))" } ?? "no match"
        },
      ]
    }
  }

  private func describe(_ body: () throws(MatchError) -> String) -> String? {
    do throws(MatchError) {
      return try body()
    } catch {
      // A search given up is no answer to compare.
      return nil
    }
  }

  @Test(arguments: [
    ("", ["a", "b", "[ab]", "c", "."], ["a", "b", "c"]),
    ("i", ["a", "B", "[aB]", "\\w", "-"], ["a", "A", "b", "B", "-"]),
    ("", ["é", "b", "[^é]", "\\s"], ["é", "b", "\u{2028}"]),
    ("u", ["😀", "b", "[^b]", "\\W"], ["😀", "b", "é"]),
    ("ms", ["a", "\\n", "."], ["a", "\n", "b"]),
  ])
  func randomPatterns(_ flags: String, _ characters: [String], _ alphabet: [String]) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = PatternGenerator(seed: seed)
    for _ in 0..<200 {
      let pattern = generator.pattern(characters: characters)
      let texts = (0..<4).map { _ in generator.subject(alphabet: alphabet) }
      let expected = try outcome(pattern, flags, texts, .matcher)
      for engines in Engines.native + [.automatic] {
        let found = try outcome(pattern, flags, texts, engines)
        for (index, pair) in zip(found, expected).enumerated() {
          guard let left = pair.0, let right = pair.1 else { continue }
          #expect(
            left == right,
            "/\(pattern)/\(flags) on \(texts[index / 2].debugDescription), \(engines), seed \(seed)"
          )
        }
      }
    }
  }
}

#endif
