package import JSPrimitives

/// The change of a key or value to the allowed one that it is closest to.
///
/// It decides, for keys and values alike, what a fix may write: `Applicability.safe` if nothing that means something
/// changes, `Applicability.unsafe` if the change reads as a slip of the keyboard. Any other change is only a question.
package struct SpellingChange {
  private let written: JSText
  private let meant: JSText

  /// A change of what is written to what is allowed.
  package init(from written: JSText, to meant: JSText) {
    self.written = written
    self.meant = meant
  }

  /// Returns how certain the change is; nil if it is only a question.
  ///
  /// - Parameters:
  ///   - names: All names or values that are allowed, `meant` among them. No other one may be the same as what is written.
  ///   - isOnlyClosest: Whether no other one has as few edits.
  package func applicability(
    among names: some Sequence<JSText>, isOnlyClosest: Bool
  ) -> SuggestedFix.Applicability? {
    guard written != meant, max(written.bytes.count, meant.bytes.count) <= SpelledName.limit else {
      return nil
    }
    let (old, new) = (SpelledName(written), SpelledName(meant))
    switch old.sameness(to: new) {
    case .same:
      let letters = old.unsigned
      let isOnly = names.allSatisfy { name in
        name == meant || name.bytes.count > SpelledName.limit
          || SpelledName(name).unsigned != letters
      }
      return isOnly ? .safe : nil
    case .otherWords: return nil
    case .otherSeparators, nil: break
    }
    guard isOnlyClosest, old.numbers == new.numbers,
      !(old.hasOuterHyphen || new.hasOuterHyphen)
        || (old.leading, old.trailing) == (new.leading, new.trailing),
      TypingSlip.explains(old.withoutPoints, new.withoutPoints)
    else { return nil }
    return .unsafe
  }
}
