/// A coding key that belongs to no type, such as an array's index.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}

extension DecodingError {
  /// Returns the error with one more key in front of its path.
  func prefixed(by key: PathKey) -> DecodingError {
    func prefixed(_ context: Context) -> Context {
      Context(
        codingPath: [key] + context.codingPath, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError)
    }
    switch self {
    case .typeMismatch(let type, let context): return .typeMismatch(type, prefixed(context))
    case .valueNotFound(let type, let context): return .valueNotFound(type, prefixed(context))
    case .keyNotFound(let missing, let context): return .keyNotFound(missing, prefixed(context))
    case .dataCorrupted(let context): return .dataCorrupted(prefixed(context))
    @unknown default: return self
    }
  }
}
