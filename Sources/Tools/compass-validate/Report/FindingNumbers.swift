import Diagnostics

/// The numbers of findings with equal fingerprints, in the order of their file.
struct FindingNumbers {
  private var counts: [FindingFingerprint: Int] = [:]

  /// The most fingerprints that are remembered of a file.
  private let limit: Int

  /// - Parameter limit: The most fingerprints that are remembered; by default, in about 32 MB.
  init(limit: Int = 1_000_000) { self.limit = limit }

  /// Returns the next number of a fingerprint, from 1; nil for a new one beyond the limit.
  mutating func next(of fingerprint: FindingFingerprint) -> Int? {
    let count = counts[fingerprint, default: 0]
    guard count > 0 || counts.count < limit else { return nil }
    counts[fingerprint] = count + 1
    return count + 1
  }
}
