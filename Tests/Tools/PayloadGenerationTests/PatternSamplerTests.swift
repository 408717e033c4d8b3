import JSPrimitives
import JSRegex
import SchemaModel
import SourceJSON
import Testing

@testable import PayloadGeneration

/// Texts made from patterns.
@Suite struct PatternSamplerTests {
  @Test(
    "a text is found for every construct",
    arguments: [
      ("^abc$", ""), ("^[a-z]+$", ""), (#"^\d{3}-\d{4}$"#, ""), ("^(?:cat|dog|)s?$", ""),
      (#"^(\w+) \1$"#, ""), (#"^(?<year>\d{4})-\k<year>$"#, ""), ("^(?=.*[A-Z])[A-Za-z]{8,}$", ""),
      ("(?=abc)[a-z]+", ""), ("^(?!a)[a-c]{2}$", ""), (#"(?<=\$)\d+$"#, ""), (#"\bword\b"#, ""),
      (#"^[^a-zA-Z]{5}$"#, ""), ("^.{3}$", ""), ("^.{3}$", "s"), ("^HeLLo$", "i"),
      ("^a$\n^b$", "m"),
      (#"^\p{Lu}\p{Ll}+$"#, "u"), (#"^[\p{L}--[a-z]]+$"#, "v"), (#"^[\q{abc|de}f]$"#, "v"),
      ("^\u{1F600}+$", "u"), (#"^\u{1F600}[\u{1F600}-\u{1F64F}]$"#, "u"), (#"^\ud83d$"#, ""),
      ("^(a*)*b$", ""), ("^(?:(?:x{2}){3}y?){2,}$", ""), ("", ""), ("^[\u{0}-\u{1F}]$", ""),
      (#"^(?:[A-F]|\d){32}$"#, ""), ("^a{500}$", ""), (#"^\s+\S+\s+$"#, ""), ("^(?i:x)[y]$", ""),
    ])
  func aTextIsFound(_ pattern: String, _ flags: String) throws {
    let regex = try JSRegex(pattern, flags: flags)
    let generator = try PayloadGenerator(
      ZodSchema.string().regex(pattern, flags: flags.isEmpty ? nil : flags))
    for index in UInt64(0)..<20 {
      let text = try #require(try generator.valid(seed: 11, index: index).text)
      #expect(try regex.test(text))
    }
  }

  @Test func lengthBoundsAreMetByLoops() throws {
    let generator = try PayloadGenerator(.string().regex("^[a-z]+(?: [a-z]+)*$").min(200).max(220))
    for index in UInt64(0)..<20 {
      let length = try #require(try generator.valid(seed: 1, index: index).text?.length)
      #expect((200...220).contains(length))
    }
  }

  @Test func alternativesAndCountsVary() throws {
    let generator = try PayloadGenerator(.string().regex("^(?:a|b|c){1,3}$"))
    var texts: Set<JSText> = []
    for index in UInt64(0)..<300 {
      if let text = try generator.valid(seed: 1, index: index).text { texts.insert(text) }
    }
    #expect(texts.count > 25)
  }

  @Test func loopsWithinEmptyLoopsEnd() throws {
    let pattern = try PreparedPattern(
      ZodSchema.PatternLiteral("(?:(?:(?:(?:){900}){900}){900}){900}"), format: nil)
    var random = SeededRandom(seed: 1)
    #expect(
      PatternSampler.sample(
        pattern, spread: 3, greatestLength: 10, isWishful: false, &random) == nil)
  }
}
