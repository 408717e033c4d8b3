extension PatternLowering {
  /// Returns the members of a class as one term: the longest strings first, single characters
  /// between the strings and the empty string (ECMA-262, sec-compileatom).
  func lowered(_ members: SetResolver.Members, flags: RegexFlags) -> NativeTerm {
    let set = NativeTerm.set(members.characters.restricted(to: width.lastCharacter))
    guard !members.strings.isEmpty else { return set }
    // A canonical character with an ASCII variant is ASCII itself, so strings with other characters
    // can't match a narrow subject.
    let strings = members.strings.filter { string in
      !string.isEmpty && string.allSatisfy { $0 <= width.lastCharacter }
    }
    var branches =
      StringTree(strings).map { lowered($0, flags: flags) }
      ?? strings.map { string in
        .joined(string.map { .set(variants(of: [$0], flags: flags)) })
      }
    if !members.characters.isEmpty { branches.append(set) }
    if members.strings.contains([]) { branches.append(.empty) }
    return .anyOf(branches)
  }

  /// Returns the branches of a tree that a subject of this width can match.
  private func lowered(_ tree: StringTree, flags: RegexFlags) -> [NativeTerm] {
    var branches: [NativeTerm] = []
    for branch in tree.branches {
      let characters = variants(of: branch.characters, flags: flags)
      if characters.isEmpty { continue }
      let rest = lowered(branch.rest, flags: flags)
      if !rest.isEmpty { branches.append(.joined([.set(characters), .anyOf(rest)])) }
    }
    if tree.isEnd { branches.append(.empty) }
    return branches
  }

  /// Returns the characters and, under `i`, their variants, restricted to those that a subject of
  /// this width can have.
  func variants(of characters: [UInt32], flags: RegexFlags) -> CharacterSet {
    let set = CharacterSet(characters.map { $0...$0 })
    let closed = flags.contains(.ignoreCase) ? CaseClosure.close(set, flags: flags) : set
    return closed.restricted(to: width.lastCharacter)
  }
}
