internal import JSPrimitives

// The members as Swift's strings. An unpaired surrogate in a key reads as U+FFFD; `jsonText` keeps it.

extension JSONObject: Sequence {
  /// The members in enumeration order.
  public struct Iterator: IteratorProtocol {
    private var members: IndexingIterator<[Member]>

    fileprivate init(_ object: JSONObject) { members = object.members.makeIterator() }

    /// Returns the next member, or nil after the last one.
    public mutating func next() -> (key: String, value: JSONValue)? {
      members.next().map { ($0.key.string, $0.value) }
    }
  }

  /// Returns an iterator over the members in enumeration order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of members.
  public var underestimatedCount: Int { count }

  /// The keys in enumeration order.
  public var keys: [String] { members.map(\.key.string) }

  /// The values in enumeration order.
  public var values: [JSONValue] { members.map(\.value) }

  /// Returns the object with other values under the same keys, in the same order.
  public func mapValues(_ transform: (JSONValue) -> JSONValue) -> JSONObject {
    JSONObject(members.map { (key: $0.key, value: transform($0.value)) })
  }

  /// Creates an object by setting the members one after the other, as `JSON.parse` does.
  ///
  ///     let object = JSONObject(pairs: zip(names, values))
  public init(pairs: some Sequence<(String, JSONValue)>) {
    self.init(pairs.map { (key: JSText($0.0), value: $0.1) })
  }
}
