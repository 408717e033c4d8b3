import SchemaModel
import SourceJSON
import Testing
import Validation

/// A schema on which one change of Zod shows.
struct PlantedChange: Sendable, CustomTestStringConvertible {
  let name: ZodChange.Name
  let since: ZodVersion
  /// The node as in a schema document.
  let node: String
  /// Whether only encoding shows the change.
  var isEncoding = false

  var testDescription: String { "\(since.rawValue) \(name.rawValue)" }

  /// The version before the change.
  var before: ZodVersion { ZodVersion.allCases.last { $0 < since } ?? since }

  var schema: ZodSchema {
    get throws {
      let text = #"{"format":"schema-document/2","name":"planted","schema":\#(node)}"#
      return try SchemaDocument(Array(text.utf8)).schema
    }
  }

  /// The functions that the nodes name.
  static var functions: FunctionRegistry {
    var functions = FunctionRegistry.standard
    functions.register(transform: "makeText") { _ in "T" }
    functions.register(ZodSchema.Rescuer("keepsValue") { value, _ in value ?? .null })
    functions.register(predicate: "alwaysFail") { _ in false }
    functions.register(ZodSchema.CheckFunction("addsOne") { $0.addIssue("one") })
    functions.register(ZodSchema.When("whenNever") { _, _ in false })
    return functions
  }

  private init(
    _ name: ZodChange.Name, _ since: ZodVersion, isEncoding: Bool = false, _ node: String
  ) {
    self.name = name
    self.since = since
    self.node = node
    self.isEncoding = isEncoding
  }

  private static func object(_ field: String, unknownKeys: String = "strip") -> String {
    #"{"type":"object","shape":{"v":\#(field)},"unknownKeys":"\#(unknownKeys)"}"#
  }

  private static func string(_ check: String) -> String {
    #"{"type":"string","checks":[\#(check)]}"#
  }

  private static func format(_ name: String, _ more: String = "") -> String {
    string(#"{"check":"string_format","format":"\#(name)"\#(more)}"#)
  }

  private static let text = #"{"type":"string"}"#
  private static let made =
    #"{"type":"pipe","in":{"type":"default","inner":\#(text),"value":"d"},"out":{"type":"transform","name":"makeText"}}"#
  private static let fails = #"{"check":"custom","name":"alwaysFail"}"#
  private static let letters = #"{"type":"enum","values":["a","b"]}"#

  private static func choice(_ fields: String...) -> String {
    let options = fields.map {
      #"{"type":"object","shape":{"k":\#($0)},"unknownKeys":"strip"}"#
    }
    return
      #"{"type":"discriminated_union","discriminator":"k","options":[\#(options.joined(separator: ","))]}"#
  }

  private static func literal(_ value: String) -> String {
    #"{"type":"literal","values":[\#(value)]}"#
  }

  static let all = since4112 + since421 + since436 + since443 + since467

  private static let since467 = [
    PlantedChange(.stringLengthUnit, .v4_6_7, string(#"{"check":"max_length","maximum":3}"#)),
    PlantedChange(
      .saysExactly, .v4_6_7,
      #"{"type":"array","element":\#(text),"checks":[{"check":"length_equals","length":2}]}"#),
    PlantedChange(
      .absentKey, .v4_6_7,
      object(
        #"{"type":"optional","exact":true,"inner":{"type":"catch","inner":\#(text),"value":"c"}}"#
      )),
    PlantedChange(
      .optionalResult, .v4_6_7, object(#"{"type":"optional","inner":\#(made)}"#)),
    PlantedChange(
      .defaultsFillKeys, .v4_6_7,
      #"{"type":"object","shape":{"v":{"type":"default","inner":\#(text),"value":{"$undefined":true}}},"unknownKeys":"strip","checks":[{"check":"custom","condition":"hasAnyField"}]}"#
    ),
    PlantedChange(
      .discriminatesByInheritedKeys, .v4_6_7,
      #"{"type":"discriminated_union","discriminator":"valueOf","options":[{"type":"object","shape":{"valueOf":\#(literal(#""a""#))},"unknownKeys":"strip"}]}"#
    ),
    PlantedChange(.tellsDefaults, .v4_6_7, object(#"{"type":"optional","inner":\#(made)}"#)),
    PlantedChange(
      .catchSeesInput, .v4_6_7,
      #"{"type":"catch","inner":{"type":"string","checks":[{"check":"overwrite","name":"trim"},\#(fails)]},"value":{"function":"keepsValue"}}"#
    ),
    PlantedChange(
      .tupleTail, .v4_6_7,
      #"{"type":"tuple","items":[\#(text),{"type":"pipe","in":{"type":"transform","name":"makeText"},"out":{"type":"optional","inner":\#(text)}}]}"#
    ),
    PlantedChange(
      .absentDiscriminatorIsClaimed, .v4_6_7,
      choice(
        literal(#""a""#), #"{"type":"default","inner":\#(literal(#""b""#)),"value":"b"}"#)),
    PlantedChange(
      .unknownKeysContinue, .v4_6_7,
      #"{"type":"object","shape":{"v":\#(text)},"unknownKeys":"reject","checks":[\#(fails)]}"#),
    PlantedChange(.prototypeKey, .v4_6_7, object(text, unknownKeys: "reject")),
    PlantedChange(
      .ignoresDeclaredPrototype, .v4_6_7,
      #"{"type":"object","shape":{"__proto__":\#(text)},"unknownKeys":"strip"}"#),
    PlantedChange(
      .partialRecordReportsUnknown, .v4_6_7,
      #"{"type":"record","partial":true,"key":\#(letters),"value":\#(text)}"#),
    PlantedChange(
      .looseRecordKeepsUnknown, .v4_6_7,
      #"{"type":"record","mode":"loose","key":\#(letters),"value":\#(text)}"#),
    PlantedChange(
      .pooledKeys, .v4_6_7,
      #"{"type":"intersection","left":\#(object(object(text, unknownKeys: "reject"))),"right":\#(object(object(text)))}"#
    ),
    PlantedChange(.namesInfinity, .v4_6_7, #"{"type":"number"}"#),
    PlantedChange(
      .originIsOfValue, .v4_6_7,
      #"{"type":"any","checks":[{"check":"greater_than","value":5,"inclusive":true}]}"#),
    PlantedChange(
      .ownErrorServesChecks, .v4_6_7,
      #"{"type":"string","message":"own","checks":[{"check":"min_length","minimum":1}]}"#),
    PlantedChange(
      .listsExclusiveMatches, .v4_6_7, #"{"type":"xor","options":[\#(text),{"type":"any"}]}"#),
    PlantedChange(.urlDropsLineEnds, .v4_6_7, format("url")),
    PlantedChange(
      .cidrv6Pattern, .v4_6_7, #"{"type":"template_literal","parts":[\#(format("cidrv6"))]}"#),
    PlantedChange(.vocabulary, .v4_6_7, format("credit_card")),
    PlantedChange(.datetimePattern, .v4_6_7, format("datetime", #","local":true"#)),
    PlantedChange(
      .domain, .v4_6_7,
      format("url", #","hostname":"domain","protocol":{"pattern":"^https?$"}"#)),
    PlantedChange(.emojiPattern, .v4_6_7, format("emoji")),
    PlantedChange(.ipv6, .v4_6_7, format("ipv6")),
    PlantedChange(
      .templateNumbers, .v4_6_7,
      #"{"type":"template_literal","parts":[{"type":"enum","values":[1.5]}]}"#),
    PlantedChange(
      .multiples, .v4_6_7,
      #"{"type":"number","checks":[{"check":"multiple_of","value":0.07}]}"#),
    PlantedChange(
      .limitsFirst, .v4_6_7,
      #"{"type":"array","element":\#(text),"checks":[{"check":"max_length","maximum":1}]}"#),
    PlantedChange(.allowsEmptyLiterals, .v4_6_7, literal("")),
    PlantedChange(
      .templateParts, .v4_6_7,
      string(
        #"{"check":"min_length","minimum":5},{"check":"max_length","maximum":3}"#)),
    PlantedChange(
      .base64Pattern, .v4_6_7, #"{"type":"template_literal","parts":[\#(format("base64"))]}"#),
    PlantedChange(.emailPattern, .v4_6_7, format("email")),
    PlantedChange(
      .includesPattern, .v4_6_7,
      #"{"type":"template_literal","parts":[\#(format("includes", #","includes":"a","position":2"#))]}"#
    ),
    PlantedChange(
      .needsDeclaredDiscriminator, .v4_6_7,
      #"{"type":"discriminated_union","discriminator":"k","options":[\#(object(literal(#""a""#)))]}"#
    ),
    PlantedChange(.ulid, .v4_6_7, format("ulid")),
  ]

  private static let since4112 = [
    PlantedChange(
      .pipesAbort, .v4_1_12,
      #"{"type":"pipe","in":\#(string(#"{"check":"min_length","minimum":3}"#)),"out":{"type":"any"},"checks":[\#(fails)]}"#
    ),
    PlantedChange(
      .sizesAreInclusive, .v4_1_12, #"{"type":"any","checks":[{"check":"max_size","maximum":1}]}"#),
    PlantedChange(
      .templateSigns, .v4_1_12, #"{"type":"template_literal","parts":["a",{"type":"bigint"}]}"#),
    PlantedChange(
      .ipv6Pattern, .v4_1_12, #"{"type":"template_literal","parts":[\#(format("ipv6"))]}"#),
    PlantedChange(.cidrv6Parts, .v4_1_12, format("cidrv6")),
    PlantedChange(.uuid, .v4_1_12, format("uuid")),
    PlantedChange(.vocabulary, .v4_1_12, #"{"type":"function"}"#),
  ]

  private static let since421 = [
    PlantedChange(
      .tuplesMayBeEmpty, .v4_2_1,
      #"{"type":"tuple","items":[{"type":"optional","inner":\#(text)}]}"#),
    PlantedChange(
      .partialRecordTakesLiterals, .v4_2_1,
      #"{"type":"record","partial":true,"key":\#(literal(#""id""#)),"value":\#(text)}"#),
    PlantedChange(
      .plainObjects, .v4_2_1, #"{"type":"record","key":\#(text),"value":{"type":"any"}}"#),
    PlantedChange(
      .listedNumbersAreKeys, .v4_2_1,
      #"{"type":"record","key":\#(literal("1")),"value":\#(text)}"#),
    PlantedChange(
      .showsHostnameOption, .v4_2_1,
      format("url", #","hostname":{"pattern":"^example\\.com$"}"#)),
    PlantedChange(.vocabulary, .v4_2_1, format("mac")),
  ]

  private static let since436 = [
    PlantedChange(
      .absentKey, .v4_3_6,
      object(#"{"type":"optional","inner":\#(text),"checks":[\#(fails)]}"#)),
    PlantedChange(
      .pooledKeys, .v4_3_6,
      #"{"type":"intersection","left":\#(object(text, unknownKeys: "reject")),"right":{"type":"object","shape":{"w":\#(text)},"unknownKeys":"strip"}}"#
    ),
    PlantedChange(
      .recordsTakeNumbers, .v4_3_6,
      #"{"type":"record","key":{"type":"number"},"value":\#(text)}"#),
    PlantedChange(.tupleLimitIsInclusive, .v4_3_6, #"{"type":"tuple","items":[\#(text)]}"#),
    PlantedChange(
      .numberLimitsContinue, .v4_3_6,
      #"{"type":"number","checks":[{"check":"number_format","format":"int32"}]}"#),
    PlantedChange(
      .templatesExpectStrings, .v4_3_6, #"{"type":"template_literal","parts":["a"]}"#),
    PlantedChange(
      .dateLimits, .v4_3_6,
      #"{"type":"date","coerce":true,"checks":[{"check":"greater_than","value":{"$date":0},"inclusive":true}]}"#
    ),
    PlantedChange(.namesNaN, .v4_3_6, #"{"type":"nan"}"#),
    PlantedChange(.e164, .v4_3_6, format("e164")),
    PlantedChange(
      .vocabulary, .v4_3_6, object(#"{"type":"optional","inner":\#(text),"exact":true}"#)),
  ]

  private static let since443 = [
    PlantedChange(.absentKey, .v4_4_3, object(#"{"type":"unknown"}"#)),
    PlantedChange(
      .optionalResult, .v4_4_3, object(#"{"type":"optional","inner":\#(made)}"#)),
    PlantedChange(
      .functionsAcceptAbsent, .v4_4_3,
      #"{"type":"tuple","items":[\#(text),{"type":"transform","name":"makeText"}]}"#),
    PlantedChange(.undefinedMayBeAbsent, .v4_4_3, object(#"{"type":"undefined"}"#)),
    PlantedChange(.tupleTail, .v4_4_3, #"{"type":"tuple","items":[\#(text),\#(text)]}"#),
    PlantedChange(.listsDiscriminatorOptions, .v4_4_3, choice(literal(#""a""#))),
    PlantedChange(
      .encodesUnionsWithoutMatch, .v4_4_3, isEncoding: true, choice(literal(#""a""#))),
    PlantedChange(.prototypeKey, .v4_4_3, object(text, unknownKeys: "reject")),
    PlantedChange(
      .recordRunsKeys, .v4_4_3,
      #"{"type":"record","key":{"type":"enum","values":["a"],"checks":[\#(fails)]},"value":\#(text)}"#
    ),
    PlantedChange(
      .multiples, .v4_4_3,
      #"{"type":"number","checks":[{"check":"multiple_of","value":0.5}]}"#),
    PlantedChange(
      .ownConditions, .v4_4_3,
      string(
        #"{"check":"custom","name":"alwaysFail","abort":true},{"check":"min_length","minimum":5}"#)
    ),
    PlantedChange(
      .checkFunctionsTakeConditions, .v4_4_3,
      string(#"{"check":"function","name":"addsOne","when":{"function":"whenNever"}}"#)),
    PlantedChange(.allowsEmptyUnions, .v4_4_3, #"{"type":"union","options":[]}"#),
    PlantedChange(.base64, .v4_4_3, format("base64")),
    PlantedChange(.cuid, .v4_4_3, format("cuid")),
    PlantedChange(
      .httpURL, .v4_4_3, format("url", #","protocol":{"pattern":"^https?$"}"#)),
  ]
}
