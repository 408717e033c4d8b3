#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ZodValue {
  /// A `Date` of JavaScript, which holds whole milliseconds.
  public init(_ date: Date) {
    self = .date(milliseconds: (date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// The Date; nil for an invalid one and for any other value.
  public var date: Date? {
    guard let milliseconds, !milliseconds.isNaN else { return nil }
    return Date(timeIntervalSince1970: milliseconds / 1000)
  }
}
