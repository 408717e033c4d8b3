/// A partition of the ASCII characters into classes that no set of an automaton splits.
struct ByteClasses {
  /// The class of each byte. A byte above 0x7F, which no subject has, is in class 0.
  private(set) var classes = [UInt8](repeating: 0, count: 256)
  /// The first character of each class.
  private(set) var representatives: [UInt8] = [0]

  /// Creates the classes that these sets distinguish.
  init(_ sets: [ASCIISet]) {
    for start in stride(from: 0, to: sets.count, by: 64) {
      // The sets that contain each character, 64 sets at a time.
      var holders = [UInt64](repeating: 0, count: 128)
      for (bit, set) in sets[start..<min(start + 64, sets.count)].enumerated() {
        for character in set.members { holders[Int(character)] |= 1 << bit }
      }
      split(by: holders)
    }
  }

  /// Splits the classes whose members differ.
  private mutating func split(by holders: [UInt64]) {
    var kinds: [(old: UInt8, holders: UInt64)] = []
    representatives.removeAll()
    for character in UInt8(0)..<0x80 {
      let kind = (old: classes[Int(character)], holders: holders[Int(character)])
      if let place = kinds.firstIndex(where: { $0 == kind }) {
        classes[Int(character)] = UInt8(truncatingIfNeeded: place)
      } else {
        classes[Int(character)] = UInt8(truncatingIfNeeded: kinds.count)
        kinds.append(kind)
        representatives.append(character)
      }
    }
  }

  /// The number of classes, at most 128.
  var count: Int { representatives.count }
}
