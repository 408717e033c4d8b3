internal import JSPrimitives
internal import SourceJSON

/// Finds out of most payloads that there is nothing to warn of, in less time than the inspector takes.
///
/// It walks a payload beside a table of keys. What it does not know is for the inspector to look at. It belongs to one thread.
final class QuietWalk {
  private let schema: QuietSchema
  /// The keys that are not declared, of the objects around the current value.
  private var others: [UnsafeBufferPointer<UInt8>] = []
  private var isValid = false

  /// The most values around another one; more are for the inspector, which has its own stack.
  private static let mostLevels = 64
  /// The most keys of an object that are not declared, each of which is compared with the others.
  private static let mostOthers = 32

  init(_ schema: QuietSchema) { self.schema = schema }

  /// Whether one pass over the text of a payload validates its objects by the keys that the inspector finds them to have.
  private(set) lazy var knowsObjects = findsObjects(below: schema.root)

  /// Returns whether there is surely nothing to warn of in a value, and no key that a strict object rejects.
  ///
  /// - Parameters:
  ///   - view: The payload.
  ///   - isValid: Whether the payload is valid.
  func isQuiet(_ view: JSONView, isValid: Bool) -> Bool {
    self.isValid = isValid
    return isQuiet(0, schema.root, view, level: 0)
  }

  /// Returns whether there is surely nothing to warn of in an element of an array that is the payload.
  ///
  /// - Parameters:
  ///   - view: The element.
  ///   - index: The number of elements before it.
  func isQuiet(element view: JSONView, at index: Int) -> Bool {
    guard case .parts(let first, let rest) = schema.elements(of: schema.root) else { return false }
    isValid = false
    return isQuiet(0, index < first.count ? first[index] : rest, view, level: 1)
  }

  private func isQuiet(
    _ index: Int, _ part: QuietPart, _ view: JSONView, level: Int
  ) -> Bool {
    let entry = view[index]
    switch entry.kind {
    case .null, .true, .false, .key: return true
    case .number: return OrdinaryValue.keepsDigits(view.source(of: entry))
    case .string: return entry.isPlainASCII || isQuietText(entry, part, view)
    case .array: return level < Self.mostLevels && isQuietArray(index, part, view, level: level)
    case .object:
      guard level < Self.mostLevels, let keys = keys(of: index, part, view) else { return false }
      let outer = others.count
      defer { others.removeSubrange(outer...) }
      return isQuietObject(index, keys, view, level: level, outer: outer)
    }
  }

  private func isQuietArray(
    _ index: Int, _ part: QuietPart, _ view: JSONView, level: Int
  ) -> Bool {
    guard case .parts(let first, let rest) = schema.elements(of: part) else { return false }
    let end = Int(view[index].next)
    var element = index + 1
    var count = 0
    while element < end {
      guard
        isQuiet(element, count < first.count ? first[count] : rest, view, level: level + 1)
      else { return false }
      element = Int(view[element].next)
      count += 1
    }
    return true
  }

  private func keys(of index: Int, _ part: QuietPart, _ view: JSONView) -> QuietKeys? {
    switch schema.objects(of: part) {
    case .unknown: return nil
    case .keys(let keys): return keys
    case .choice(let key, let choices):
      let end = Int(view[index].next)
      var member = index + 1
      while member < end {
        if view[member].isPlainASCII, view.source(of: view[member]).elementsEqual(key) {
          let value = view[member + 1]
          guard value.kind == .string, value.isPlainASCII else { return nil }
          let source = view.source(of: value)
          return choices.first { source.elementsEqual($0.value) }?.keys
        }
        member = Int(view[member + 1].next)
      }
      return nil
    }
  }

  private func isQuietObject(
    _ index: Int, _ keys: QuietKeys, _ view: JSONView, level: Int, outer: Int
  ) -> Bool {
    let end = Int(view[index].next)
    var member = index + 1
    var seen: UInt64 = 0
    var expected = 0
    while member < end {
      let key = view[member]
      // Another spelling may be the same key.
      guard !key.hasEscapes else { return false }
      let source = view.source(of: key)
      let value = member + 1
      if let number = keys.field(of: source, expecting: expected) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        guard seen & bit == 0 else { return false }
        seen |= bit
        expected = number + 1
        guard isQuiet(value, keys.part(of: number), view, level: level + 1) else { return false }
      } else {
        guard let part = part(ofOther: source, keys, outer: outer),
          isQuiet(value, part, view, level: level + 1)
        else { return false }
      }
      member = Int(view[value].next)
    }
    return true
  }

  /// Returns the part of the value of a key that is not declared; nil if the key may need a warning.
  private func part(
    ofOther key: UnsafeBufferPointer<UInt8>, _ keys: QuietKeys, outer: Int
  ) -> QuietPart? {
    guard others.count - outer < Self.mostOthers,
      !others[outer...].contains(where: { $0.elementsEqual(key) })
    else { return nil }
    others.append(key)
    switch keys.other {
    case .isReported: return nil
    case .isQuiet(let part): return part
    case .mayBeReported(let names, let part):
      var search = NameSearch()
      let close = search.names(closeTo: JSText(wtf8: Array(key)), among: names)
      return close.isEmpty && search.budget > 0 ? part : nil
    }
  }

  /// Returns whether a string that is not plain surely needs no warning.
  private func isQuietText(_ entry: TapeEntry, _ part: QuietPart, _ view: JSONView) -> Bool {
    if case .any = schema.texts(of: part) { return true }
    switch UnusualBlanks.position(in: view.source(of: entry)) {
    case .nowhere: return true
    case .inside:
      guard isValid, case .free = schema.texts(of: part) else { return false }
      return true
    case .ends: return false
    }
  }

  private func findsObjects(below root: QuietPart) -> Bool {
    var pending = [root]
    var seen: Set<ObjectIdentifier> = []
    while let part = pending.popLast() {
      guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
      switch schema.objects(of: part) {
      case .unknown: guard schema.isPlainUnion(part) else { return false }
      case .keys(let keys): pending += keys.parts
      case .choice(_, let choices): pending += choices.flatMap(\.keys.parts)
      }
    }
    return true
  }
}
