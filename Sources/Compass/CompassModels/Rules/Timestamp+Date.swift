public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Timestamp {
  /// Creates the moment of a date; fractions of a millisecond are dropped.
  public init(_ date: Date) { self.init(secondsSince1970: date.timeIntervalSince1970) }
}

extension Date {
  /// Creates the date of a moment; nil for the invalid moment.
  public init?(_ moment: Timestamp) {
    guard moment.isValid else { return nil }
    self.init(timeIntervalSince1970: moment.milliseconds / 1000)
  }
}
