internal import SchemaModel
internal import SourceJSON

/// The schemas inside of others that apply to a value.
extension SchemaTree {
  /// The most nodes that are followed for one value. Schemas that contain themselves twice double with each step.
  static let mostNodes = 500
  /// The most wrappers around a schema that are looked into.
  private static let mostWrappers = 32

  /// Returns the schemas that apply to a value: those inside of wrappers, both sides of an intersection, and the options of
  /// a union that are chosen.
  ///
  /// - Parameters:
  ///   - schemas: The schemas of the value.
  ///   - choose: Returns the options of a union that apply, of those in it.
  ///   - visit: Takes each schema on the way.
  func leaves(
    of schemas: [Int], choosing choose: (_ union: Int, _ options: [Int]) -> [Int],
    through visit: (Int) -> Void = { _ in }
  ) -> [SchemaLeaf] {
    var leaves: [SchemaLeaf] = []
    var pending = Array(schemas.reversed())
    var budget = Self.mostNodes
    while let number = pending.popLast() {
      budget -= 1
      guard budget > 0 else { return [] }
      visit(number)
      let form = form(number)
      switch form {
      case .inner(let inner): pending.append(inner)
      case .intersection(let left, let right): pending += [right, left]
      case .union(let options): pending += choose(number, options).reversed()
      case .pipe(let first, let second):
        // What leaves the value as it is leaves it to the next schema.
        pending.append(passes(first) ? second : first)
      default: leaves.append(SchemaLeaf(number: number, form: form))
      }
    }
    return leaves
  }

  /// Returns whether a schema passes every value on as it is.
  private func passes(_ number: Int) -> Bool {
    if let inner = innermost(number), case .any = form(inner) { true } else { false }
  }

  /// Returns the schema inside of wrappers; nil if there are too many.
  func innermost(_ number: Int) -> Int? {
    var number = number
    for _ in 0..<Self.mostWrappers {
      guard case .inner(let inner) = form(number) else { return number }
      number = inner
    }
    return nil
  }

  /// Returns whether a schema may accept an object or an array.
  func takes(_ number: Int, _ kind: TapeEntry.Kind, depth: Int = 0) -> Bool {
    guard depth < Self.mostWrappers else { return true }
    switch form(number) {
    case .object, .record: return kind == .object
    case .array, .tuple: return kind == .array
    case .union(let options): return options.contains { takes($0, kind, depth: depth + 1) }
    case .intersection(let left, let right):
      return takes(left, kind, depth: depth + 1) && takes(right, kind, depth: depth + 1)
    case .inner(let inner): return takes(inner, kind, depth: depth + 1)
    case .pipe(let first, _): return takes(first, kind, depth: depth + 1)
    case .function, .any: return true
    case .string, .choices, .scalar: return false
    }
  }

  /// Returns the fields of an object schema inside of wrappers.
  func objectForm(_ number: Int) -> ObjectForm? {
    var number = number
    for _ in 0..<Self.mostWrappers {
      switch form(number) {
      case .object(let form): return form
      case .inner(let inner): number = inner
      case .pipe(let first, _): number = first
      default: return nil
      }
    }
    return nil
  }

  /// Returns whether a schema takes words for true or false, which have any case.
  func isOfWords(_ number: Int) -> Bool {
    if case .stringbool = schema(number).node { true } else { false }
  }
}
