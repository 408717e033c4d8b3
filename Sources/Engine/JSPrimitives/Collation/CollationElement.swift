/// A collation element: the weights of a character, or of part of one, on three levels.
///
/// UTS 10, "Collation Elements" (<https://www.unicode.org/reports/tr10/>). Only the order of
/// weights counts. A weight of 0 is ignored on its level.
struct CollationElement: Sendable {
  var primary: UInt32
  var secondary: UInt16
  var tertiary: UInt16

  /// - Parameter variant: The lower levels, packed as in `CollationTable.elements`.
  init(primary: UInt32, variant: UInt32) {
    self.primary = primary
    secondary = UInt16(truncatingIfNeeded: variant >> 6 ^ 1)
    tertiary = UInt16(truncatingIfNeeded: variant & 0x3F)
  }
}
