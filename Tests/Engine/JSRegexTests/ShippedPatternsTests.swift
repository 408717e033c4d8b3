import CompassSchemas
import JSPrimitives
import SchemaModel
import SourceJSON
import Testing

@testable import JSRegex

/// Every pattern of every schema of both revisions, including Zod's own formats, on hostile texts.
/// The work grows at most linearly with the text.
@Suite("The patterns of the schemas")
struct ShippedPatternsTests {
  /// Repeated parts of texts that the patterns match, with a head that leads to them and a tail
  /// that breaks the match.
  private static let attacks: [(head: String, part: String, tail: String)] = {
    let parts = [
      "a", "0", "a.", "a-", "aa.a", "0-", "-", ".", " ", "a@", "@a.", "é", "(", "/", "0a",
    ]
    var attacks = [("", "a", "")]
    for part in parts {
      attacks += [("", part, "!"), ("a@", part, "!"), ("2026-04-15T10:00:00.", part, "!")]
    }
    return attacks
  }()

  private static let sizes = [1_024, 2_048, 4_096, 8_192]

  private func text(_ attack: (head: String, part: String, tail: String), _ size: Int) -> JSText {
    let count = size / attack.part.utf8.count
    return JSText(attack.head + String(repeating: attack.part, count: count) + attack.tail)
  }

  @Test("They are more than those of Zod's formats")
  func theyAreFound() {
    #expect(ShippedPattern.all.count >= ShippedPattern.formats.count + 8)
    #expect(ShippedPattern.formats.count == 4)
    #expect(ShippedPattern.all.contains { $0.source == #"^@?[A-Za-z0-9_]{1,15}$"# })
  }

  @Test("The matcher's steps are at most some for each character", arguments: ShippedPattern.all)
  func stepsOfTheMatcher(_ pattern: ShippedPattern) throws {
    let regex = try pattern.compiled(.matcher)
    for attack in Self.attacks {
      var before: Int?
      for size in Self.sizes {
        let subject = Subject(text(attack, size), asCodePoints: regex.tree.flags.matchesCodePoints)
        var state = SearchState(.standard, length: subject.length)
        let allowed = state.steps
        _ = try regex.exec(subject, start: 0, state: &state)
        let steps = allowed - state.steps
        #expect(steps <= 24 * subject.length, "\(attack) of \(size): \(steps)")
        // Twice the text takes at most twice the steps and a few.
        if let before { #expect(steps <= 2 * before + 200, "\(attack) of \(size): \(steps)") }
        before = steps
      }
    }
  }

  @Test(
    "Every engine gives the same answer within a budget, or reports that it is exhausted",
    arguments: ShippedPattern.all
  )
  func workOfEveryEngine(_ pattern: ShippedPattern) throws {
    let regexes = try Engines.all.map { ($0, try pattern.compiled($0)) }
    for attack in Self.attacks {
      for size in Self.sizes {
        let text = text(attack, size)
        let limits = MatchLimits(steps: 20 * text.length)
        var answers: Set<Bool> = []
        for (engines, regex) in regexes {
          do throws(MatchError) {
            answers.insert(try regex.test(text, limits: limits))
          } catch {
            // PCRE2 counts each place of the text as a start position; then the others answer.
            let isNative = engines != .automatic && engines != .matcher
            #expect(isNative, "\(attack) of \(size) by \(engines): \(error)")
          }
        }
        #expect(answers.count == 1, "\(attack) of \(size)")
      }
    }
  }
}

/// A pattern in a schema document.
struct ShippedPattern: Hashable, Sendable, CustomTestStringConvertible {
  var source: JSText
  var flags: String

  var testDescription: String { "/\(source)/\(flags)" }

  func compiled(_ engines: Engines) throws -> JSRegex {
    try JSRegex(pattern: source, flags: JSText(flags), engines: engines)
  }

  /// The formats of Zod that a schema may name without a pattern.
  static let formats = [ZodSchema.NamedFormat.email, .uuid, .date, .datetime].compactMap { format in
    format.pattern().map {
      ShippedPattern(source: $0.jsSource, flags: $0.flags ?? "")
    }
  }

  /// The patterns of the formats and of all schemas, each once.
  static let all: [ShippedPattern] = {
    var found = formats
    func collect(_ value: JSONValue) {
      if value["check"]?.text == "string_format", let source = value["pattern"]?.text {
        let pattern = ShippedPattern(source: source, flags: value["flags"]?.text?.string ?? "")
        if !found.contains(pattern) { found.append(pattern) }
      }
      for element in value.elements ?? [] { collect(element) }
      for member in value.object?.members ?? [] { collect(member.value) }
    }
    for revision in WebRevision.allCases {
      for document in SchemaCatalog.documents(of: revision, currentYear: revision.recordedYear) {
        collect(document.schema.document)
      }
    }
    return found
  }()
}
