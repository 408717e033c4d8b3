internal import JSPrimitives

/// The members of an object that have equal keys.
extension JSONView {
  /// The greatest number of keys that are compared with each other.
  private static let searchLimit = 8
  /// The number of keys of a group, about: a table of its hashes fits into the processor's caches.
  private static let groupSize = 2048
  /// The key of a member that another one has taken in: no entry of a key, since the outermost value comes first.
  private static let joinedKey: UInt32 = 0
  /// No place of a member, of which there are fewer.
  private static let noPlace = UInt32.max

  /// Joins members with equal keys: the last one's value at the place of the first.
  func joinEqualKeys(of members: inout [Member]) {
    guard members.count > Self.searchLimit else { return joinByComparing(&members) }
    let hashes = members.indices.map { place in
      (hash(ofKey: members[place].key) &>> 32) &<< 32 | UInt64(place)
    }
    joinEqualKeys(of: &members, hashes: hashes)
  }

  /// Joins members with equal keys.
  ///
  /// - Parameter hashes: the hash of each member's key in the upper half, the member's place in the lower.
  func joinEqualKeys(of members: inout [Member], hashes: [UInt64]) {
    let first = Self.firstPlaces(of: hashes)
    // The keys themselves are compared in the order of the source, since any other reads it all over the memory.
    var others = OtherKeys()
    for place in first.indices where first[place] != Self.noPlace {
      join(place, to: Int(first[place]), &members, &others)
    }
    if !first.isEmpty { members.removeAll { $0.key == Self.joinedKey } }
  }

  /// Joins a member to the first one whose key has the same hash, or else to one of those that differ from it.
  private func join(
    _ place: Int, to first: Int, _ members: inout [Member], _ others: inout OtherKeys
  ) {
    let key = members[place].key
    if areEqualKeys(members[first].key, key) {
      members[first].value = members[place].value
    } else if let other = others[first, default: []].first(where: {
      areEqualKeys(members[$0].key, key)
    }) {
      members[other].value = members[place].value
    } else {
      return others[first, default: []].append(place)
    }
    members[place].key = Self.joinedKey
  }

  /// Members whose keys have the hash of another one's key, and are not equal to it, by the place of that one.
  private typealias OtherKeys = [Int: [Int]]

  /// Returns for each place the first one that has the same hash, and `noPlace` for the first ones themselves; empty if all
  /// hashes differ.
  private static func firstPlaces(of hashes: [UInt64]) -> [UInt32] {
    var places: [UInt32] = []
    if hashes.count <= groupSize {
      var table = HashTable(count: hashes.count)
      find(hashes[...], &table, &places, of: hashes.count)
      return places
    }
    // In groups by the first bits of the hashes, since one table of all would be read all over the memory.
    let bits = Int.bitWidth - (hashes.count / groupSize).leadingZeroBitCount
    let (sorted, ends) = groups(of: hashes, bits: bits)
    let largest = ends.reduce(into: (most: 0, start: 0)) { sizes, end in
      sizes = (max(sizes.most, end - sizes.start), end)
    }
    var table = HashTable(count: largest.most)
    var start = 0
    for end in ends {
      find(sorted[start..<end], &table, &places, of: hashes.count)
      start = end
    }
    return places
  }

  /// Finds the first places of the hashes of one group.
  ///
  /// - Parameter count: the number of hashes in all groups.
  private static func find(
    _ hashes: ArraySlice<UInt64>, _ table: inout HashTable, _ places: inout [UInt32], of count: Int
  ) {
    table.removeAll()
    for hash in hashes {
      guard let first = table.insert(hash) else { continue }
      if places.isEmpty { places = [UInt32](repeating: noPlace, count: count) }
      places[Int(UInt32(truncatingIfNeeded: hash))] = first
    }
  }

  /// Sorts hashes by their first bits, equal ones in their order; returns them and the end of each group.
  private static func groups(
    of hashes: [UInt64], bits: Int
  ) -> (sorted: [UInt64], ends: [Int]) {
    var places = [Int](repeating: 0, count: 1 << bits)
    for hash in hashes { places[Int(hash &>> (64 - bits))] += 1 }
    var sum = 0
    for group in places.indices {
      sum += places[group]
      places[group] = sum - places[group]
    }
    var sorted = [UInt64](repeating: 0, count: hashes.count)
    for hash in hashes {
      let group = Int(hash &>> (64 - bits))
      sorted[places[group]] = hash
      places[group] += 1
    }
    return (sorted, places)
  }

  private func joinByComparing(_ members: inout [Member]) {
    var joined: [Member] = []
    for member in members {
      if let place = joined.firstIndex(where: { areEqualKeys($0.key, member.key) }) {
        joined[place].value = member.value
      } else {
        joined.append(member)
      }
    }
    if joined.count < members.count { members = joined }
  }

  /// Returns whether two entries of keys spell the same.
  private func areEqualKeys(_ left: UInt32, _ right: UInt32) -> Bool {
    let (one, other) = (self[Int(left)], self[Int(right)])
    if one.hasEscapes || other.hasEscapes { return text(of: one) == text(of: other) }
    let (bytes, others) = (source(of: one), source(of: other))
    return bytes.count == others.count && bytes.elementsEqual(others)
  }

  /// Returns the hash of the text that a key spells.
  private func hash(ofKey key: UInt32) -> UInt64 {
    var hasher = Hasher()
    let entry = self[Int(key)]
    if entry.hasEscapes {
      text(of: entry).bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    } else {
      hasher.combine(bytes: UnsafeRawBufferPointer(source(of: entry)))
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }
}

/// A table of hashes, each with the number of a place in its lower half.
private struct HashTable {
  /// A hash and its place plus one, which no free slot has: it is 0.
  private var slots: [UInt64]

  /// - Parameter count: The greatest number of hashes.
  init(count: Int) {
    var size = 16
    while size < count + count / 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// Adds a hash, unless there is one whose upper half is equal: then returns that one's place.
  mutating func insert(_ hash: UInt64) -> UInt32? {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] &>> 32 == hash &>> 32 { return UInt32(truncatingIfNeeded: slots[slot]) &- 1 }
      slot = (slot &+ 1) & mask
    }
    // No carry: there are fewer places than the lower half can count.
    slots[slot] = hash &+ 1
    return nil
  }
}
