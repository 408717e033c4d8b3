/// The order in which the members of each object of a plan came, learnt from the payloads so far.
///
/// Programs write the members of their records in one order and leave some out, so the next key is mostly known.
/// The order only says which key to compare first: a wrong one only costs time.
struct FieldOrder: ~Copyable {
  /// For each object the field that is expected first, then the field that is expected after each of its fields.
  ///
  /// Behind the last field is the first one, so that a field always follows, except in an object without fields.
  private let followers: UnsafeMutablePointer<Int32>

  /// The start of an object in place of a previous field, and the result of a search that finds no field.
  static let none: Int32 = -1

  /// The maximum number of keys that are compared before the table of keys is asked.
  static let attempts = 6

  init(_ tables: PlanTables) {
    // Each object has a place for each of its fields and one more; see `PlanObject.firstFollower`.
    let count = tables.fields.count + tables.objects.count
    followers = .allocate(capacity: max(count, 1))
    followers.initialize(repeating: Self.none, count: count)
    for index in 0..<tables.objects.count {
      let object = tables.objects[index]
      guard object.fieldCount > 0 else { continue }
      // At first it is the declared order.
      for field in 0..<object.fieldCount {
        followers[Int(object.firstFollower + field)] = field
      }
      followers[Int(object.firstFollower + object.fieldCount)] = 0
    }
  }

  deinit { followers.deallocate() }

  /// The fields that follow those of an object, by the previous field; at `none` that which is expected first.
  ///
  /// In bounds: an index is `none` or one of the object's fields, as each value is.
  @inline(__always)
  func followers(of object: PlanObject) -> UnsafeMutablePointer<Int32> {
    followers + (Int(object.firstFollower) &+ 1)
  }

  /// Returns the first field after the one that is expected after `previous` for which a condition holds, or `none`.
  @inline(__always)
  func laterField(
    after previous: Int32, of object: PlanObject, where isRight: (Int32) -> Bool
  ) -> Int32 {
    let followers = followers(of: object)
    var field = followers[Int(previous)]
    for _ in 1..<Self.attempts where field >= 0 {
      field = followers[Int(field)]
      if isRight(field) { return field }
    }
    return Self.none
  }

  /// Notes that a field came after another one. What was expected there is expected after the new field, unless that
  /// has been followed by another field than the declared one.
  mutating func note(_ field: Int32, after previous: Int32, of object: PlanObject) {
    let followers = followers(of: object)
    let expected = followers[Int(previous)]
    followers[Int(previous)] = field
    let declared = field &+ 1 < object.fieldCount ? field &+ 1 : 0
    if followers[Int(field)] == declared, expected != field {
      followers[Int(field)] = expected
    }
  }
}
