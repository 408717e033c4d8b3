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
