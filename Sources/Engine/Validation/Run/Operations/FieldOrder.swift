/// The order in which the members of each object of a plan came, learnt from the payloads so far.
///
/// Programs write the members of their records in one order and leave some out, so the next key is mostly known.
/// The order only says which key to compare first: a wrong one only costs time.
struct FieldOrder: ~Copyable {
  /// For each object the place after its start, and the place after each of its fields.
  ///
  /// A field's place is its number in the object plus 1, and 0 is the start. Behind the last field is the first one,
  /// so what comes after a place is a field's place, except in an object without fields.
  private let followers: UnsafeMutablePointer<Int32>

  /// The maximum number of keys that are compared before the table of keys is asked.
  static let attempts = 6

  init(_ tables: PlanTables) {
    // Each object has a place for each of its fields and one more; see `PlanObject.firstFollower`.
    let count = tables.fields.count + tables.objects.count
    followers = .allocate(capacity: max(count, 1))
    followers.initialize(repeating: 0, count: count)
    for index in 0..<tables.objects.count {
      let object = tables.objects[index]
      guard object.fieldCount > 0 else { continue }
      // At first it is the declared order.
      for place in 0...object.fieldCount {
        followers[Int(object.firstFollower + place)] = place < object.fieldCount ? place + 1 : 1
      }
    }
  }

  deinit { followers.deallocate() }

  /// The followers of an object's places, by place.
  @inline(__always)
  func followers(of object: PlanObject) -> UnsafeMutablePointer<Int32> {
    followers + Int(object.firstFollower)
  }

  /// Returns the first place after the one that is expected after `former` for which a condition holds, or 0.
  @inline(__always)
  func laterPlace(
    after former: Int32, of object: PlanObject, where isRight: (Int32) -> Bool
  ) -> Int32 {
    let followers = followers(of: object)
    var place = followers[Int(former)]
    for _ in 1..<Self.attempts where place > 0 {
      place = followers[Int(place)]
      if isRight(place) { return place }
    }
    return 0
  }

  /// Notes that a place came after another one. What was expected there is expected after the new place, unless that
  /// has been followed by another place than the declared one.
  mutating func note(_ place: Int32, after former: Int32, of object: PlanObject) {
    let followers = followers(of: object)
    let expected = followers[Int(former)]
    followers[Int(former)] = place
    let declared = place < object.fieldCount ? place &+ 1 : 1
    if followers[Int(place)] == declared, expected != place {
      followers[Int(place)] = expected
    }
  }
}
