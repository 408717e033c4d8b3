/// The nodes that judge an object while its text is read, without a tape of its members.
struct OnePassNodes {
  /// For each node, the node that judges an object in its place so, or -1.
  private(set) var nodes: [Int32] = []

  init(_ builder: PlanBuilder) {
    // The compiler adds a node after the nodes below it, so one pass is enough. A plan of an encoder is explained.
    for (place, node) in builder.nodes.enumerated() {
      func below(_ place: Int32) -> Int32 {
        Int(place) < nodes.count ? nodes[Int(place)] : -1
      }
      let hasChecks = node.firstCheck < node.endCheck
      let isRead =
        switch node.opcode {
        case .object: builder.objects[Int(node.object)].isReadInOnePass
        case .discriminatedUnion:
          !hasChecks && builder.areReadInOnePass(node, options: nodes)
        default: false
        }
      switch node.opcode {
      case _ where builder.rules.isEncoding: nodes.append(-1)
      case .object, .discriminatedUnion: nodes.append(isRead ? Int32(place) : -1)
      case .optional where !hasChecks, .nullable where !hasChecks, .default where !hasChecks:
        nodes.append(below(node.inner))
      default: nodes.append(-1)
      }
    }
  }
}

/// A property of an object that keeps it from being read in one pass.
enum OnePassObstacle: String {
  case inheritedKey = "objects inherit one of the keys"
  case unknownKeys = "unknown keys are kept"
  case undefinedValue = "a key may be present with the value undefined"
  case noFields = "it declares no field"
  case manyFields = "it declares more than 64 fields"
}

extension PlanObject {
  /// The maximum number of fields of an object that is read in one pass: the bits of a word.
  static let greatestOnePassCount: Int32 = 64

  /// Whether members with other keys change nothing, or make the object invalid.
  fileprivate var isReadInOnePass: Bool { obstacleToOnePass == nil }

  /// Why the object is not read in one pass; nil if it is.
  var obstacleToOnePass: OnePassObstacle? {
    if isExplained || inheritsFields { return .inheritedKey }
    guard unknownKeys == .strip || unknownKeys == .reject else { return .unknownKeys }
    if showsUndefined { return .undefinedValue }
    if fieldCount == 0 { return .noFields }
    return fieldCount <= Self.greatestOnePassCount ? nil : .manyFields
  }
}

extension PlanBuilder {
  /// Returns whether each option of a discriminated union is an object that is read in one pass and declares the
  /// discriminator, so that a second member with the key of the discriminator is noticed.
  fileprivate func areReadInOnePass(_ union: PlanNode, options: [Int32]) -> Bool {
    let discriminator = discriminators[Int(union.discriminator)]
    guard !discriminator.isInherited else { return false }
    let cases = cases[Int(discriminator.firstCase)..<Int(discriminator.endCase)]
    return cases.allSatisfy { each in
      guard Int(each.node) < options.count, options[Int(each.node)] == each.node,
        nodes[Int(each.node)].opcode == .object
      else { return false }
      let object = objects[Int(nodes[Int(each.node)].object)]
      let fields = fields[Int(object.firstField)..<Int(object.firstField + object.fieldCount)]
      return fields.contains { $0.key.start == discriminator.key.start }
    }
  }
}
