/// Finds the members that need not be judged any more when they have chosen an option of a discriminated union.
struct PassedCases {
  /// The cases of all unions, with the places of such members.
  private(set) var cases: [PlanCase]

  init(_ builder: PlanBuilder, _ plans: ScalarPlans) {
    cases = builder.cases
    for discriminator in builder.discriminators {
      for index in Int(discriminator.firstCase)..<Int(discriminator.endCase) {
        cases[index].place = Self.place(
          of: cases[index], underKey: discriminator.key, in: builder, plans)
      }
    }
  }

  /// Returns the place of a member's field in the option if it leaves the value as it is; otherwise 0.
  private static func place(
    of choice: PlanCase, underKey key: PlanText, in builder: PlanBuilder, _ plans: ScalarPlans
  ) -> Int32 {
    let node = builder.nodes[Int(choice.node)]
    guard choice.literal.kind == .string, node.opcode == .object else { return 0 }
    let object = builder.objects[Int(node.object)]
    guard object.fieldCount <= PlanObject.greatestOnePassCount else { return 0 }
    for number in 0..<object.fieldCount {
      let field = builder.fields[Int(object.firstField + number)]
      guard isSame(field.key, key) else { continue }
      let scalar = plans.scalars[Int(field.node)]
      let alternatives = Int(scalar.alternatives.first)..<Int(scalar.alternatives.end)
      guard scalar.judgesText, let first = plans.alternatives[alternatives].first,
        first.kind == .literal
      else { return 0 }
      let words = plans.words[Int(first.first)..<Int(first.end)]
      return words.contains { isSame($0.text, choice.literal.text) } ? number + 1 : 0
    }
    return 0
  }

  /// Returns whether two texts of a plan are one; equal texts of a plan have one place.
  private static func isSame(_ text: PlanText, _ other: PlanText) -> Bool {
    text.start == other.start && text.length == other.length
  }
}
