package import JSPrimitives
package import SchemaModel

/// The options of discriminated unions by the values of their key: Zod's `propValues`.
extension SchemaGraph {
  /// Returns the values of a key in an option of a discriminated union, each once; nil if no key of the option has fixed values,
  /// for which Zod throws.
  package func values(of key: JSText, in option: Node) -> [ZodSchema.Constant]? {
    values(of: key, in: option, followed: [])
  }

  private func values(
    of key: JSText, in option: Node, followed: [Node]
  ) -> [ZodSchema.Constant]? {
    let inside = inside(option)
    switch schema(option).node {
    case .object(let shape):
      guard semantics.discriminatesByInheritedKeys || !hasInheritedKey(shape, inside) else {
        return nil
      }
      guard let place = shape.fields.firstIndex(where: { $0.jsKey == key }),
        var values = fixedValues(of: inside[place])
      else { return zip(shape.fields, inside).contains { fixedValues(of: $1) != nil } ? [] : nil }
      if semantics.absentDiscriminatorIsClaimed, inputAbsence(of: inside[place]) != .refused {
        values.append(.undefined)
      }
      return values.eachOnce
    case .discriminatedUnion(let own, _, let isFallingBack):
      var all: [ZodSchema.Constant] = []
      var claims = 0
      for option in inside {
        guard let values = values(of: key, in: option, followed: followed) else { return nil }
        all += values
        if values.contains(.undefined) { claims += 1 }
      }
      // A value that several options of the union claim leads to none of them.
      if semantics.absentDiscriminatorIsClaimed, own == key, !isFallingBack, claims > 1 {
        all.removeAll { $0 == .undefined }
      }
      return all.eachOnce
    case .pipe, .codec, .readonly, .lazy: return values(of: key, in: inside[0], followed: followed)
    case .reference:
      // A reference that is followed again leads to no values.
      guard let target = target(option), !followed.contains(target) else { return nil }
      return values(of: key, in: target, followed: followed + [target])
    default: return nil
    }
  }

  /// Returns whether a field with fixed values has a key that all objects inherit. Earlier versions of Zod find a function there,
  /// not the set of values.
  private func hasInheritedKey(_ shape: ZodSchema.Shape, _ inside: ArraySlice<Node>) -> Bool {
    zip(shape.fields, inside).contains { field, node in
      ZodSchema.inheritedNames.contains(field.jsKey)
        && fixedValues(of: node).map { !$0.isEmpty } ?? false
    }
  }
}
