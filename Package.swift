// swift-tools-version: 6.1
import PackageDescription

/// Where regular expressions may run on PCRE2. Elsewhere, as on iOS, our own engines run all of them.
let usesPCRE2 = TargetDependencyCondition.when(platforms: [.linux, .macOS], traits: ["PCRE2"])

let package = Package(
  name: "compass-validation",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CompassValidation", targets: ["CompassValidation"]),
    .library(name: "JSRegex", targets: ["JSRegexEngine"]),
    .library(name: "HTMLParsing", targets: ["HTMLParsing"]),
    .executable(name: "compass-validate", targets: ["compass-validate"]),
  ],
  traits: [
    .default(enabledTraits: ["PCRE2"]),
    .trait(
      name: "PCRE2",
      description: "Regular expressions run on libpcre2 where it is exact, not on Swift code alone."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    .target(name: "Checksums", dependencies: ["CZlib"]),

    // JavaScript's values.
    .target(name: "UnicodeTables"),
    .target(name: "JSPrimitives", dependencies: ["UnicodeTables"]),
    .target(name: "CTextScan"),
    .target(name: "SourceJSON", dependencies: ["CTextScan", "JSPrimitives"]),

    // The engines.
    .target(
      name: "JSRegexEngine",
      dependencies: [
        "JSPrimitives", "UnicodeTables",
        .target(name: "CPCRE2", condition: usesPCRE2),
      ]),
    .target(name: "URLStandard", dependencies: ["JSPrimitives", "UnicodeTables"]),
    .target(name: "HTMLParsing"),
    .target(name: "HTMLSanitizing", dependencies: ["HTMLParsing", "JSPrimitives"]),

    // Schemas and their validators.
    .target(name: "SchemaModel", dependencies: ["JSPrimitives", "SourceJSON"]),
    .target(
      name: "Validation",
      dependencies: [
        "HTMLSanitizing", "JSPrimitives", "JSRegexEngine", "SchemaModel", "SourceJSON",
        "URLStandard",
      ]),
    .target(name: "CompassSchemas", dependencies: ["SchemaModel"]),
    .target(name: "CompassRules", dependencies: ["JSPrimitives"]),
    .target(
      name: "PayloadGeneration",
      dependencies: ["JSPrimitives", "JSRegexEngine", "SchemaModel", "SourceJSON"]),

    // The app's records and its forms.
    .target(name: "CompassModels", dependencies: ["CompassRules", "JSPrimitives", "SourceJSON"]),
    .target(
      name: "CompassForms",
      dependencies: [
        "CompassModels", "CompassRules", "CompassSchemas", "HTMLSanitizing", "JSPrimitives",
        "SchemaModel", "SourceJSON", "Validation",
      ]),

    // What people run and import.
    .target(
      name: "CompassValidation",
      dependencies: [
        "CompassForms", "CompassModels", "CompassRules", "CompassSchemas", "Validation",
      ]),
    .target(
      name: "Diagnostics",
      dependencies: ["JSPrimitives", "SchemaModel", "SourceJSON", "Validation"]),
    .target(
      name: "ConformanceKit",
      dependencies: [
        "Checksums", "CompassForms", "CompassRules", "CompassSchemas", "HTMLParsing",
        "HTMLSanitizing", "JSRegexEngine", "SourceJSON", "URLStandard", "Validation",
      ]),
    .target(
      name: "SchemaDrift", dependencies: ["Checksums", "JSPrimitives", "SchemaModel", "SourceJSON"]),
    .executableTarget(
      name: "compass-validate",
      dependencies: [
        "CompassForms", "CompassModels", "CompassRules", "CompassSchemas", "ConformanceKit",
        "CZlib", "Diagnostics", "JSPrimitives", "JSRegexEngine", "PayloadGeneration", "SchemaDrift",
        "SchemaModel", "SourceJSON", "Validation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // A form driven from empty to submission.
    .executableTarget(
      name: "FormWalkthrough", dependencies: ["CompassValidation"],
      path: "Examples/FormWalkthrough"),

    // The developer's tool that writes the generated tables, and the test that they are current.
    .executableTarget(name: "compass-tables"),
    .testTarget(name: "UnicodeTablesTests", dependencies: ["UnicodeTables", "compass-tables"]),

    // The developer's tool that times the engines.
    .executableTarget(
      name: "compass-bench",
      dependencies: [
        "CompassSchemas", "Diagnostics", "HTMLParsing", "HTMLSanitizing", "JSPrimitives",
        "JSRegexEngine",
        "SchemaModel", "SourceJSON", "URLStandard", "Validation",
        .target(name: "CPCRE2", condition: usesPCRE2),
      ]),

    // What is fuzzed, as functions of an input: no product has them. The tests run the corpora through them.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CompassSchemas", "HTMLParsing", "HTMLSanitizing", "JSPrimitives", "JSRegexEngine",
        "SchemaModel", "SourceJSON", "URLStandard", "Validation",
      ],
      path: "Fuzz/Targets"),

    // Tests mirror the sources.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ChecksumsTests", dependencies: ["Checksums"]),
    .testTarget(name: "JSPrimitivesTests", dependencies: ["JSPrimitives"]),
    .testTarget(name: "SourceJSONTests", dependencies: ["JSPrimitives", "SourceJSON"]),
    .testTarget(
      name: "JSRegexEngineTests",
      dependencies: [
        "CompassSchemas", "JSPrimitives", "JSRegexEngine", "SchemaModel", "SourceJSON",
      ]),
    .testTarget(name: "URLStandardTests", dependencies: ["URLStandard"]),
    .testTarget(name: "HTMLParsingTests", dependencies: ["HTMLParsing", "TestSupport"]),
    .testTarget(
      name: "HTMLSanitizingTests", dependencies: ["HTMLSanitizing", "SourceJSON", "TestSupport"]),
    .testTarget(name: "SchemaModelTests", dependencies: ["SchemaModel", "SourceJSON"]),
    .testTarget(
      name: "CompassSchemasTests",
      dependencies: ["CompassSchemas", "SchemaModel", "SourceJSON", "TestSupport"]),
    .testTarget(
      name: "ValidationTests",
      dependencies: [
        "CompassSchemas", "HTMLSanitizing", "JSPrimitives", "JSRegexEngine", "SchemaModel",
        "SourceJSON", "Validation",
      ]),
    .testTarget(name: "CompassRulesTests", dependencies: ["CompassRules", "JSPrimitives"]),
    .testTarget(
      name: "CompassModelsTests",
      dependencies: ["CompassModels", "CompassSchemas", "SourceJSON", "Validation"]),
    .testTarget(
      name: "CompassFormsTests",
      dependencies: [
        "CompassForms", "CompassModels", "CompassRules", "FormWalkthrough", "SchemaModel",
        "SourceJSON", "TestSupport",
      ]),
    .testTarget(
      name: "PayloadGenerationTests",
      dependencies: [
        "CompassSchemas", "JSPrimitives", "JSRegexEngine", "PayloadGeneration", "SchemaModel",
        "SourceJSON", "TestSupport", "Validation",
      ]),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics", "SchemaModel", "SourceJSON", "Validation"]),
    .testTarget(
      name: "ConformanceKitTests", dependencies: ["ConformanceKit", "SourceJSON", "TestSupport"]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["compass-validate", "ConformanceKit", "SourceJSON", "TestSupport"]),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "JSPrimitives", "TestSupport"]),
    .testTarget(
      name: "SchemaDriftTests",
      dependencies: ["CompassSchemas", "SchemaDrift", "SchemaModel", "SourceJSON", "TestSupport"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "compass-validate", "CZlib", "Diagnostics", "JSRegexEngine", "SchemaModel", "SourceJSON",
        "TestSupport", "Validation",
      ],
      exclude: ["Golden/Cases", "Golden/record"]),
    .testTarget(
      name: "CompassValidationTests",
      dependencies: ["CompassValidation", "HTMLParsing", "JSRegexEngine", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer, which only Fuzz/run asks for: it needs libFuzzer's runtime, which not every toolchain has.
if Context.environment["COMPASS_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "compass-fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"], path: "Fuzz/Driver"),
  ]
}
