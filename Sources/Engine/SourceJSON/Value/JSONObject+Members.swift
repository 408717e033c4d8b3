internal import JSPrimitives

extension JSONObject {
  /// The members as a list, with an index of the keys once a linear search would be slow.
  struct Members: Sendable {
    private(set) var list: [Member] = []
    /// The place of each key; empty for a short list.
    private var places: [JSText: Int] = [:]

    init() {}

    /// Sets the members one after the other.
    init(_ members: some Collection<Member>) { self.init(Array(members)) }

    /// Sets the members one after the other.
    init(_ members: [Member]) {
      list.reserveCapacity(members.count)
      for member in members {
        if let place = place(of: member.key) {
          list[place].value = member.value
        } else {
          append(member)
        }
      }
      if list.contains(where: { JSONObject.arrayIndex($0.key) != nil }) { sortIndices() }
    }

    /// Takes members with distinct keys in JavaScript's order.
    init(ordered members: [Member]) {
      list = members
      indexPlaces()
    }

    subscript(key: JSText) -> JSONValue? {
      get { place(of: key).map { list[$0].value } }
      set {
        switch (place(of: key), newValue) {
        case (let place?, let value?):
          list[place].value = value
        case (let place?, nil):
          list.remove(at: place)
          indexPlaces()
        case (nil, let value?):
          append((key, value))
          if JSONObject.arrayIndex(key) != nil { sortIndices() }
        case (nil, nil):
          break
        }
      }
    }

    private func place(of key: JSText) -> Int? {
      places.isEmpty ? list.firstIndex { $0.key == key } : places[key]
    }

    private mutating func append(_ member: Member) {
      list.append(member)
      if list.count == JSONObject.searchLimit + 1 {
        indexPlaces()
      } else if list.count > JSONObject.searchLimit {
        places[member.key] = list.count - 1
      }
    }

    /// Moves array indices to the front.
    private mutating func sortIndices() {
      list = KeyOrder.sorted(list) { JSONObject.arrayIndex($0.key) }
      indexPlaces()
    }

    private mutating func indexPlaces() {
      places = [:]
      guard list.count > JSONObject.searchLimit else { return }
      for (place, member) in list.enumerated() { places[member.key] = place }
    }
  }
}
