/// Finds the members that need not be judged any more when they have chosen an option of a discriminated union.
struct DiscriminatorFields {
  /// The cases of all unions, with the fields of such members.
  private(set) var cases: [PlanCase]

  init(_ builder: PlanBuilder, _ plans: ScalarFastPaths) {
    cases = builder.cases
    for discriminator in builder.discriminators {
      for index in Int(discriminator.firstCase)..<Int(discriminator.endCase) {
        cases[index].field = Self.field(
          of: cases[index], underKey: discriminator.key, in: builder, plans)
      }
    }
  }

  /// Returns a member's field in the option if it leaves the value as it is; otherwise -1.
  private static func field(
    of choice: PlanCase, underKey key: PlanText, in builder: PlanBuilder, _ plans: ScalarFastPaths
  ) -> Int32 {
    let node = builder.nodes[Int(choice.node)]
    guard choice.literal.kind == .string, node.opcode == .object else { return -1 }
    let object = builder.objects[Int(node.object)]
    guard let number = builder.number(of: key, in: object) else { return -1 }
    let scalar = plans.scalars[Int(builder.fields[Int(object.firstField + number)].node)]
    let alternatives = Int(scalar.alternatives.first)..<Int(scalar.alternatives.end)
    guard scalar.judgesText, let first = plans.alternatives[alternatives].first,
      first.kind == .literal
    else { return -1 }
    // Equal texts of a plan have one place.
    let hasWord = plans.words[Int(first.first)..<Int(first.end)].contains { word in
      word.text.start == choice.literal.text.start
        && word.text.length == choice.literal.text.length
    }
    return hasWord ? number : -1
  }
}
