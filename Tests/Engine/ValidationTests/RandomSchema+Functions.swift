import SchemaModel

/// The functions of a schema: checks that add issues, conditions, words of issues, substitutes and codecs.
extension RandomSchema {
  /// Returns a schema with a function, around or on another schema.
  mutating func withFunction(_ schema: ZodSchema) -> ZodSchema {
    switch random.number(below: 9) {
    case 0:
      return schema.superRefine(
        random.choose(["addsTwoIssues", "addsOne", "addsTooBig", "addsFatal", "pushes"]))
    case 1: return schema.check("replaces")
    case 2: return schema.refine(.alwaysFail, when: condition())
    case 3: return schema.check(.minLength(1), when: condition())
    case 4: return schema.default(by: random.choose(["madeText", "madeList", "madeObject"]))
    case 5: return schema.prefault(by: random.choose(["madeText", "madeList", "madeObject"]))
    case 6:
      return schema.catch(
        by: random.choose(["rescued", "countIssues", "firstMessage", "sameValue"]))
    case 7:
      return .codec(
        schema, .unknown, decode: random.choose(["pushOdd", "same", "makeText"]), encode: "same")
    default:
      var worded = schema
      worded.message = nil
      worded.error = random.choose(["byCode", "never", "forTooSmall", "withPath"])
      return worded
    }
  }

  private mutating func condition() -> ZodSchema.When {
    random.choose(["whenAlways", "whenNever", "whenNoIssues", "whenText"])
  }
}
