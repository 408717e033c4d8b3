/// The few characters that the literals of a random pattern and its subjects are made of.
///
/// A pattern is first written with U+E000, U+E001 ... in their place, since a character may be a
/// lone surrogate, which no `String` has.
struct CaseAlphabet {
  private(set) var characters: [[UInt16]]

  init(_ characters: [[UInt16]]) { self.characters = characters }

  init(_ characters: [String]) { self.init(characters.map { Array($0.utf16) }) }

  var count: Int { characters.count }

  subscript(_ place: Int) -> [UInt16] { characters[place] }

  static func + (left: CaseAlphabet, right: CaseAlphabet) -> CaseAlphabet {
    CaseAlphabet(left.characters + right.characters)
  }

  /// The mark of the character at a place, which counts on from the start after the last one.
  func mark(_ place: Int) -> String {
    UnicodeScalar(0xE000 + UInt16(place % count)).map { String(Character($0)) } ?? "a"
  }

  /// Returns a text with the characters in place of their marks.
  func units(ofTemplate template: String) -> [UInt16] {
    template.utf16.flatMap { unit in
      let place = Int(unit) - 0xE000
      return characters.indices.contains(place) ? characters[place] : [unit]
    }
  }
}
