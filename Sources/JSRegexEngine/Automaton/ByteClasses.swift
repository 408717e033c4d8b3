/// The ASCII characters in classes: those that no set of an automaton tells apart share one.
struct ByteClasses {
  /// For each byte its class; a byte above 0x7F, which no subject has, is in class 0.
  private(set) var classes = [UInt8](repeating: 0, count: 256)
  /// The first character of each class.
  private(set) var representatives: [UInt8] = [0]

  /// The classes that these sets tell apart.
  init(_ sets: [ASCIISet]) {
    var place = [Int](repeating: -1, count: 256)
    for set in sets {
      // A class splits if the set holds some of its members: those get a number of their own.
      var next: [UInt8] = []
      for index in place.indices { place[index] = -1 }
      for character in UInt8(0)..<0x80 {
        let key = Int(classes[Int(character)]) * 2 + (set.contains(character) ? 1 : 0)
        if place[key] < 0 {
          place[key] = next.count
          next.append(character)
        }
        classes[Int(character)] = UInt8(truncatingIfNeeded: place[key])
      }
      representatives = next
    }
  }

  /// The number of classes, at most 128.
  var count: Int { representatives.count }
}
