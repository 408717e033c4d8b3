import Testing

@testable import JSRegex

/// The sets of automata for ASCII text, and the classes that they distinguish.
struct ASCIISetTests {
  private func expression(_ pattern: String, _ flags: RegexFlags) throws -> ClassExpression {
    let tree = try PatternParser.parse(Array(pattern.utf16), flags: flags)
    guard case .set(let expression) = tree[tree.root].kind else { return .union([]) }
    return expression
  }

  @Test(arguments: [
    "[a-f0-9_]", "[^a-f]", #"\d"#, #"\D"#, #"\s"#, #"\S"#, #"\w"#, #"\W"#, ".", "[]", "[^]",
    #"[^\d\s]"#, #"[\W_]"#, "[\u{7F}-\u{100}]", "[é]", "[^é]", "[\u{0}-\u{7F}]",
  ])
  func aClassHasTheASCIICharactersOfItsSet(pattern: String) throws {
    for flags in [[], [.dotAll], [.unicode], [.unicodeSets, .dotAll]] as [RegexFlags] {
      let expression = try expression(pattern, flags)
      let members = try SetResolver.resolve(expression, flags: flags, range: 0..<0)
      #expect(ASCIISet(expression, flags: flags) == ASCIISet(members.characters))
    }
  }

  @Test func classesThatNeedTheWholeAlphabetAreLeftToTheResolver() throws {
    #expect(ASCIISet(try expression("[a]", []), flags: [.ignoreCase]) == nil)
    #expect(ASCIISet(try expression(#"\p{Lu}"#, [.unicode]), flags: [.unicode]) == nil)
    let flags: RegexFlags = [.unicodeSets]
    #expect(ASCIISet(try expression(#"[\q{ab|c}]"#, flags), flags: flags) == nil)
    #expect(ASCIISet(try expression("[[a-z]--a]", flags), flags: flags) == nil)
  }

  @Test func aSetHasTheASCIICharactersOfAnother() {
    let set = CharacterSet([0...0, 0x41...0x5A, 0x7F...0xFF, 0x1000...0x1000])
    let members = (0..<128).filter { set.contains(UInt32($0)) }
    #expect(Array(Bits(ASCIISet(set).bits)) == members)
    #expect(ASCIISet(CharacterSet(0x80)).isEmpty)
  }

  @Test func classesAreTheCharactersInTheSameSets() {
    let sets = [0x30...0x39, 0x35...0x41, 0x61...0x7A].map { ASCIISet(CharacterSet([$0])) }
    let classes = ASCIIClasses(sets)
    #expect(classes.representatives == [0, 0x30, 0x35, 0x3A, 0x61])
    for left in 0..<128 {
      for right in 0..<128 {
        let areAlike = sets.allSatisfy { $0.bits >> left & 1 == $0.bits >> right & 1 }
        #expect((classes.members[left] == classes.members[right]) == areAlike)
      }
    }
    #expect(Array(Bits(classes.classes(of: sets[1]))) == [2, 3])
    #expect(classes.members.count == 256)
  }

  @Test func everyCharacterMayBeAClassOfItsOwn() {
    let classes = ASCIIClasses((0..<128).map { ASCIISet(CharacterSet($0)) })
    #expect(classes.count == 128)
    #expect(classes.members[0x7F] == 127)
    #expect(ASCIIClasses([]).count == 1)
  }
}
