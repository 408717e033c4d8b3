internal import JSPrimitives

extension PatternParser {
  /// Reads a RegExpIdentifierName and its `>`; returns nil if the text is none.
  ///
  /// Names consist of code points regardless of the flags, and may contain Unicode escapes.
  mutating func groupName() -> JSText? {
    var name: [UInt8] = []
    while let character = nextNameCharacter() {
      if character == (UInt32(ascii: ">"), false) {
        return name.isEmpty ? nil : JSText(wtf8: name)
      }
      guard
        name.isEmpty ? Self.startsName(character.value) : Self.continuesName(character.value)
      else { return nil }
      WTF8.append(character.value, to: &name)
    }
    return nil
  }

  private mutating func nextNameCharacter() -> (value: UInt32, isEscaped: Bool)? {
    guard cursor.skip("\\") else { return cursor.nextCodePoint().map { ($0, false) } }
    guard cursor.skip("u") else { return nil }
    if let value = cursor.bracedHex() { return (value, true) }
    guard let first = cursor.hex(count: 4) else { return nil }
    guard first & 0xFC00 == 0xD800, cursor.isAt("\\u") else { return (first, true) }
    let back = cursor.position
    cursor.position += 2
    if let second = cursor.hex(count: 4), second & 0xFC00 == 0xDC00 {
      return (PatternCursor.join(first, second), true)
    }
    cursor.position = back
    return (first, true)
  }

  /// Returns whether a character is an IdentifierStartChar of ECMA-262.
  private static func startsName(_ character: UInt32) -> Bool {
    switch character {
    case 0x24, 0x5F, 0x41...0x5A, 0x61...0x7A: true
    default: PropertySets.identifierStart.contains(character)
    }
  }

  /// Returns whether a character is an IdentifierPartChar of ECMA-262.
  private static func continuesName(_ character: UInt32) -> Bool {
    switch character {
    case 0x24, 0x5F, 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x200C, 0x200D: true
    default: PropertySets.identifierContinue.contains(character)
    }
  }

  /// Replaces names by group numbers, and checks that every reference has its group.
  mutating func resolveReferences() throws(PatternError) {
    for reference in numberedReferences where reference.group > tree.groupCount {
      throw PatternError(kind: .invalidGroupReference, range: reference.range)
    }
    var places: [JSText: Int] = [:]
    for (index, name) in tree.groupNames.enumerated() {
      guard let name else { continue }
      if let place = places[name] {
        tree.namedGroups[place].groups.append(index + 1)
      } else {
        places[name] = tree.namedGroups.count
        tree.namedGroups.append((name, [index + 1]))
      }
    }
    for reference in namedReferences {
      let node = tree.nodes[reference.node]
      guard let numbers = places[reference.name].map({ tree.namedGroups[$0].groups }) else {
        throw PatternError(kind: .unknownGroupName, range: node.range)
      }
      tree.nodes[reference.node] = PatternTree.Node(
        kind: .reference(groups: numbers), range: node.range, flags: node.flags)
    }
  }
}
