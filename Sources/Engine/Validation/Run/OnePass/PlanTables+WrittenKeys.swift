extension PlanText {
  /// The place of the quoted key and its colon in a key as it is written, which begins with a comma.
  var quotedKey: Range<Int> { Int(start) + 1..<Int(start + length) }
}

/// Comparisons of the keys of a plan with those of a text, as they are written.
extension PlanTables {
  /// Returns the number of bytes of a field's quoted key with its colon if a text has them at a place, otherwise 0.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - word: The eight bytes of the text at the place, in little-endian order.
  ///   - text: The text from the place on.
  ///   - count: The number of bytes from the place on, at least 8.
  @inline(__always)
  func length(
    ofKeyOf field: UnsafePointer<PlanField>, beginningWith word: UInt64,
    in text: UnsafePointer<UInt8>, count: Int
  ) -> Int {
    guard field.pointee.head.begins(word) else { return 0 }
    // The written key begins with a comma, which is not compared.
    let length = Int(field.pointee.writtenKey.length) &- 1
    if length <= 8 { return length }
    guard length <= count else { return 0 }
    if length <= 16 {
      // In bounds: the last eight of nine bytes and more.
      let end = UnsafeRawPointer(text).loadUnaligned(
        fromByteOffset: length &- 8, as: UInt64.self)
      return field.pointee.head.ends(UInt64(littleEndian: end)) ? length : 0
    }
    let left = UnsafeRawPointer(bytes.base + Int(field.pointee.writtenKey.start))
    let right = UnsafeRawPointer(text)
    return Self.areEqual(left + 1, right, length: length, from: min(8, length &- 8)) ? length : 0
  }

  /// Returns the case of the option that a member chooses if it is written as `JSON.stringify` writes it, otherwise nil.
  ///
  /// - Parameters:
  ///   - discriminator: The discriminator.
  ///   - text: The text from the member's key on.
  ///   - count: The number of bytes from there on.
  @inline(__always)
  func choice(
    _ discriminator: UnsafePointer<PlanDiscriminator>, ofMember text: UnsafePointer<UInt8>,
    count: Int
  ) -> UnsafePointer<PlanCase>? {
    // In bounds: the compiler made the range of the cases.
    var choice = cases.base + Int(discriminator.pointee.firstCase)
    let end = cases.base + Int(discriminator.pointee.endCase)
    while choice < end {
      let length = Int(choice.pointee.member.length)
      if length >= 8, length <= count,
        Self.areEqual(
          UnsafeRawPointer(bytes.base + Int(choice.pointee.member.start)), UnsafeRawPointer(text),
          length: length, from: 0)
      {
        return choice
      }
      choice += 1
    }
    return nil
  }

  /// Returns whether two texts are equal from a place on.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: The other text.
  ///   - length: Their number of bytes, at least 8.
  ///   - place: The place, at least 8 bytes before the end.
  @inline(__always)
  private static func areEqual(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, length: Int, from place: Int
  ) -> Bool {
    var place = place
    // In bounds: the last eight bytes may overlap those before.
    while left.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    {
      if place == length &- 8 { return true }
      place = min(place &+ 8, length &- 8)
    }
    return false
  }
}
