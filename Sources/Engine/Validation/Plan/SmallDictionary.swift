/// The values of keys, of which there are mostly few.
///
/// Up to a number of keys it is a list. A process makes the type of a dictionary at its first use, and looks for the
/// conformance of the keys among all that are in the program: this takes longer than many look-ups in a short list.
struct SmallDictionary<Key: Hashable, Value> {
  private var keys: [Key] = []
  private var values: [Value] = []
  /// The places of all keys once a search of the list would be slow.
  private var places: [Key: Int] = [:]

  /// The greatest number of keys that are searched one after the other.
  private static var searchLimit: Int { 128 }

  init() {}

  /// The value of a key, or nil.
  subscript(key: Key) -> Value? { place(of: key).map { values[$0] } }

  /// Adds the value of a key that has none.
  mutating func insert(_ value: Value, for key: Key) {
    keys.append(key)
    values.append(value)
    if keys.count == Self.searchLimit + 1 {
      for (place, key) in keys.enumerated() { places[key] = place }
    } else if keys.count > Self.searchLimit {
      places[key] = keys.count - 1
    }
  }

  private func place(of key: Key) -> Int? {
    keys.count <= Self.searchLimit ? keys.firstIndex(of: key) : places[key]
  }
}
