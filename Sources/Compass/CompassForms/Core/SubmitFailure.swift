/// The reason why sending a form failed.
public enum SubmitFailure: Error, Hashable, Sendable, CaseIterable {
  /// The server did not answer in time.
  case timeout
  /// There is no network connection.
  case offline
  /// The server answered with a status of 500 or above.
  case server
  /// The requested record doesn't exist.
  case notFound
  /// Any other failure.
  case other
}
