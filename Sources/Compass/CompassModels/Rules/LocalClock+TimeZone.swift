public import CompassRules

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LocalClock {
  /// Creates the clock of a time zone, such as `.current`, with its changes between standard and daylight time.
  public init(_ zone: TimeZone) {
    self.init { zone.secondsFromGMT(for: $0) }
  }
}
