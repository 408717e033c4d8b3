internal import JSPrimitives

extension ListRules {
  /// Options of a list's search, for more than the web app's finds, which has none of them.
  ///
  ///     let coaches = CoachRules.List([.init(id: "c", firstName: "Ana", lastName: "Núñez", role: .init(.head))])
  ///     let page = coaches.list(filters: .init(search: "ana nunez"), now: .now, search: .app)
  ///     page.shown.map(\.id)  // ["c"]
  public struct SearchOptions: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Accents don't count, in the list or in the search: `cafe` finds "Café", and `Café` finds "cafe". A letter that isn't
    /// another one with a mark stays, such as `ø`.
    public static let ignoringAccents = SearchOptions(rawValue: 1)
    /// A coach is also found by the full name, as in `Ann Smith`, a school by city, state, conference and notes.
    public static let moreFields = SearchOptions(rawValue: 2)

    /// The search of the iPhone app: all options.
    public static let app: SearchOptions = [.ignoringAccents, .moreFields]

    /// Returns a string as the search compares it: in lower case, and without accents if they don't count.
    func folded(_ text: JSText) -> JSText {
      let text = text.lowercased()
      return contains(.ignoringAccents) ? text.withoutAccents : text
    }
  }
}

extension JSText {
  /// The text without the marks of Unicode's blocks of combining diacritical marks.
  ///
  /// It is decomposed for that and composed again, so a search for a part of a Hangul syllable finds nothing.
  /// Marks that are letters to those who write them, such as the vowels of Devanagari, are in other blocks.
  fileprivate var withoutAccents: JSText {
    guard !bytes.allSatisfy({ $0 < 0x80 }) else { return self }
    let decomposed = normalized(.nfd)
    var kept: [UInt8] = []
    var offset = 0
    decomposed.bytes.withUnsafeBufferPointer { bytes in
      while offset < bytes.count {
        let (codePoint, length) = WTF8.decode(bytes, at: offset)
        switch codePoint {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
          break
        default: WTF8.append(codePoint, to: &kept)
        }
        offset += length
      }
    }
    return JSText(wtf8: kept).normalized(.nfc)
  }

  private func normalized(_ form: TextNormalization) -> JSText {
    bytes.withUnsafeBufferPointer(form.normalized).map(JSText.init(wtf8:)) ?? self
  }
}
