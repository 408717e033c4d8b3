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
    let left = UnsafeRawPointer(bytes.base + Int(field.pointee.writtenKey.start))
    let right = UnsafeRawPointer(text)
    var place = 8
    while true {
      // In bounds: the last eight bytes of the key may overlap those before.
      place = min(place, length &- 8)
      guard
        left.loadUnaligned(fromByteOffset: place &+ 1, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return 0 }
      if place == length &- 8 { return length }
      place &+= 8
    }
  }
}
