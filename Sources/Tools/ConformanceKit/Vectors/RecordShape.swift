internal import JSPrimitives
internal import SourceJSON

/// The members of an object in a vector file: all that are needed, and no other than the allowed ones.
///
/// The objects of `Conformance/vectors.schema.json`; a test shows on mutants that both refuse the same.
struct RecordShape: Sendable {
  typealias Members = [JSText: MemberShape]

  /// Members of which the presence or the value of another one decides.
  enum Choice: Sendable {
    /// Exactly one of some members, each with the members that belong to it.
    case oneOf([(key: JSText, shape: MemberShape, with: RecordShape)])
    /// The members that belong to each value of a needed member.
    case by(JSText, [(value: JSONValue, with: RecordShape)])
    /// A member that may be absent, with the members that belong to it.
    case ifPresent(JSText, MemberShape, with: RecordShape)
  }

  var needed: Members = [:]
  var allowed: Members = [:]
  var choices: [Choice] = []
  /// The type of any other member; nil if there is none.
  var others: MemberShape?

  /// Returns the shape with more members.
  func adding(
    needed: Members = [:], allowed: Members = [:], choices: [Choice] = []
  ) -> RecordShape {
    var shape = self
    shape.needed.merge(needed) { $1 }
    shape.allowed.merge(allowed) { $1 }
    shape.choices += choices
    return shape
  }

  /// Returns why an object does not have the shape; nil if it has.
  ///
  /// - Parameter path: the path of the object from the case; "" for the case itself.
  func fault(in object: JSONObject, at path: String) -> String? {
    var chosen = Members()
    if let fault = resolve(object, path, into: &chosen) {
      // A missing member is mostly a misspelt one.
      let misspelt = others == nil ? object.members.first { !names.contains($0.key) } : nil
      return misspelt.map { Self.unknown($0.key, path) } ?? fault
    }
    for member in object.members {
      let shape = needed[member.key] ?? allowed[member.key] ?? chosen[member.key] ?? others
      guard let shape else {
        return Self.unknown(member.key, path)
      }
      let path = path.isEmpty ? member.key.string : "\(path).\(member.key)"
      if let fault = shape.fault(in: member.value, at: path) { return fault }
    }
    return nil
  }

  /// Adds the members that the choices allow; returns the fault of a missing one.
  private func resolve(
    _ object: JSONObject, _ path: String, into chosen: inout Members
  ) -> String? {
    // In the order of the names, so that a file has one message.
    for name in needed.keys.sorted(by: { $0.string < $1.string }) where object[name] == nil {
      return Self.place(path) + "the field \"\(name)\" is missing"
    }
    for choice in choices {
      switch choice {
      case .oneOf(let options):
        let present = options.filter { object[$0.key] != nil }
        guard let option = present.first, present.count == 1 else {
          let names = options.map { "\"\($0.key)\"" }
          return Self.place(path)
            + (present.isEmpty
              ? "\(names.joined(separator: " or ")) is missing"
              : "\(names.joined(separator: " and ")) exclude each other")
        }
        chosen[option.key] = option.shape
        if let fault = option.with.resolveAll(object, path, into: &chosen) { return fault }
      case .by(let key, let options):
        // A value without an option is a fault of the member itself.
        guard let value = object[key],
          let option = options.first(where: { $0.value == value })
        else { continue }
        if let fault = option.with.resolveAll(object, path, into: &chosen) { return fault }
      case .ifPresent(let key, let shape, let others):
        guard object[key] != nil else { continue }
        chosen[key] = shape
        if let fault = others.resolveAll(object, path, into: &chosen) { return fault }
      }
    }
    return nil
  }

  /// Adds all members of a choice's shape, and those that its own choices allow.
  private func resolveAll(
    _ object: JSONObject, _ path: String, into chosen: inout Members
  ) -> String? {
    chosen.merge(needed) { $1 }
    chosen.merge(allowed) { $1 }
    return resolve(object, path, into: &chosen)
  }

  /// The names of all members that there may be in any case.
  private var names: Set<JSText> {
    var names = Set(needed.keys).union(allowed.keys)
    for choice in choices {
      switch choice {
      case .oneOf(let options):
        for option in options { names.formUnion(option.with.names.union([option.key])) }
      case .by(_, let options): for option in options { names.formUnion(option.with.names) }
      case .ifPresent(let key, _, let others): names.formUnion(others.names.union([key]))
      }
    }
    return names
  }

  private static func unknown(_ key: JSText, _ path: String) -> String {
    place(path) + "unknown field \"\(key)\""
  }

  private static func place(_ path: String) -> String { path.isEmpty ? "" : "\"\(path)\": " }
}
