internal import JSPrimitives

/// A value that is being decoded, with everything inside it.
final class DecodingSource {
  let storage: ValueStorage
  /// The node of the whole value.
  let root: Int
  let keys: JSONValue.KeyDecodingStrategy
  let dates: JSONValue.DateDecodingStrategy
  let userInfo: [CodingUserInfoKey: Any]
  /// Whether the strategy of keys may change a key.
  let convertsKeys: Bool

  init(
    _ storage: ValueStorage, at root: Int, keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, userInfo: [CodingUserInfoKey: Any] = [:]
  ) {
    self.storage = storage
    self.root = root
    self.keys = keys
    self.dates = dates
    self.userInfo = userInfo
    convertsKeys = if case .useDefaultKeys = keys { false } else { true }
  }

  /// A value of the program: its storage, if it is a view of one.
  convenience init(
    _ value: JSONValue, keys: JSONValue.KeyDecodingStrategy = .useDefaultKeys,
    dates: JSONValue.DateDecodingStrategy = .iso8601, userInfo: [CodingUserInfoKey: Any] = [:]
  ) {
    if case .object(let object) = value, let view = object.view {
      self.init(view.storage, at: view.index, keys: keys, dates: dates, userInfo: userInfo)
    } else {
      self.init(ValueStorage(value), at: 0, keys: keys, dates: dates, userInfo: userInfo)
    }
  }

  /// Returns the keys and indices that lead to a value. They are only needed for errors, and for types that ask.
  func path(to index: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var child = index
    while child != root {
      let place = places[child - root]
      path.append(
        storage[place.container].kind == .array
          ? PathKey(intValue: place.position)
          : PathKey(stringValue: JSText(wtf8: Array(storage[child].keyBytes)).string))
      child = place.container
    }
    return path.reversed()
  }

  /// The container of each value and its position there, from the root on. Found once, so that many errors in a long list
  /// take linear time.
  private lazy var places: [(container: Int, position: Int)] = {
    let end = root + Int(storage[root].size)
    var places: [(container: Int, position: Int)] = [(root, 0)]
    places.reserveCapacity(end - root)
    // The containers around the next value, each with the position of its next child.
    var open: [(container: Int, position: Int)] = [(root, 0)]
    for index in root + 1..<end {
      while let last = open.last, index >= last.container + Int(storage[last.container].size) {
        open.removeLast()
      }
      guard let last = open.indices.last else { break }
      places.append(open[last])
      open[last].position += 1
      if storage[index].isContainer { open.append((index, 0)) }
    }
    return places
  }()
}
