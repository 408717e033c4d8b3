// swift-tools-version: 6.1
import PackageDescription

// Three wings, from the lowest up; a target depends on its own wing and those before it.
let engine = "Sources/Engine"
let compass = "Sources/Compass"
let tools = "Sources/Tools"

/// Where regular expressions may run on PCRE2. Elsewhere, as on iOS, our own engines run all of them.
let usesPCRE2 = TargetDependencyCondition.when(platforms: [.linux, .macOS], traits: ["PCRE2"])

/// Where the tool is built. A package whose dependency leaves the trait out does not resolve what only the tool needs.
let buildsTool = TargetDependencyCondition.when(traits: ["CommandLineTool"])

/// A library target in a wing's folder of its name. The folder `Data` is excluded, as `.ci/embed` or compass-tables makes code of
/// its files: a program then needs no bundle beside it and no Foundation.
func target(
  _ name: String, in wing: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(wing)/\(name)", exclude: exclude)
}

/// A program in a wing's folder of its name.
func executable(_ name: String, in wing: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "\(wing)/\(name)")
}

/// A C library of the system, whose module map lies in a wing's folder.
func system(
  _ name: String, in wing: String, pkgConfig: String, _ providers: [SystemPackageProvider]
) -> Target {
  .systemLibrary(
    name: name, path: "\(wing)/\(name)", pkgConfig: pkgConfig, providers: providers)
}

/// The tests of a target, in the folder of `Tests` that mirrors the wing.
func tests(
  _ name: String, in wing: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies,
    path: "Tests\(wing.dropFirst("Sources".count))/\(name)Tests", exclude: exclude)
}

let package = Package(
  name: "compass-validation",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "CompassValidation", targets: ["CompassValidation"]),
    .library(name: "SchemaValidation", targets: ["SchemaValidation"]),
    .library(name: "JSONSchema", targets: ["JSONSchema"]),
    .library(name: "IssueLocales", targets: ["IssueLocales"]),
    .library(name: "JSRegex", targets: ["JSRegex"]),
    .library(name: "HTMLParsing", targets: ["HTMLParsing"]),
    .executable(name: "compass-validate", targets: ["compass-validate"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLineTool", "PCRE2"]),
    .trait(
      name: "CommandLineTool",
      description: "The tool compass-validate, which needs swift-argument-parser."),
    .trait(
      name: "PCRE2",
      description: "Regular expressions run on libpcre2 where it is exact, not on Swift code alone."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.1")
  ],
  targets: [
    // MARK: Engine: JavaScript's values, its texts and patterns, schemas and their validators

    system(
      "CPCRE2", in: engine, pkgConfig: "libpcre2-8",
      [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    target("Platform", in: engine),
    target("CTextScan", in: engine),
    target("UnicodeTables", in: engine),
    target("JSPrimitives", in: engine, ["Platform", "UnicodeTables"]),
    target("SourceJSON", in: engine, ["CTextScan", "JSPrimitives", "Platform"]),
    target(
      "JSRegex", in: engine,
      [
        "CTextScan", "JSPrimitives", "Platform", "UnicodeTables",
        .target(name: "CPCRE2", condition: usesPCRE2),
      ]),
    target("URLStandard", in: engine, ["JSPrimitives", "UnicodeTables"]),
    target("HTMLParsing", in: engine, ["Platform"]),
    target("HTMLSanitizing", in: engine, ["HTMLParsing", "JSPrimitives", "Platform"]),
    target("SchemaModel", in: engine, ["JSPrimitives", "Platform", "SourceJSON"]),
    target("SchemaGraph", in: engine, ["JSPrimitives", "SchemaModel", "SourceJSON"]),
    target("HTMLTransforms", in: engine, ["HTMLSanitizing", "JSPrimitives", "SchemaModel"]),
    target(
      "Validation", in: engine,
      [
        "CTextScan", "JSPrimitives", "JSRegex", "SchemaGraph", "SchemaModel", "SourceJSON",
        "URLStandard",
      ]),
    target(
      "JSONSchema", in: engine,
      [
        "JSPrimitives", "JSRegex", "Platform", "SchemaGraph", "SchemaModel", "SourceJSON",
        "Validation",
      ]),
    target(
      "IssueLocales", in: engine, ["JSPrimitives", "SchemaModel", "SourceJSON", "Validation"],
      exclude: ["Data"]),
    target(
      "SchemaValidation", in: engine,
      [
        "HTMLSanitizing", "HTMLTransforms", "JSPrimitives", "SchemaModel", "SourceJSON",
        "Validation",
      ]),

    // MARK: Compass: the app's schemas, rules, records and forms

    target("CompassRevisions", in: compass, ["HTMLSanitizing"]),
    target(
      "CompassSchemas", in: compass,
      [
        "CompassRevisions", "HTMLSanitizing", "HTMLTransforms", "JSPrimitives", "SchemaModel",
        "SourceJSON", "URLStandard", "Validation",
      ]),
    target(
      "CompassRules", in: compass,
      ["CompassRevisions", "JSPrimitives", "Platform", "SourceJSON", "URLStandard"],
      exclude: ["Data"]),
    target(
      "CompassRequests", in: compass,
      [
        "CompassRules", "CompassSchemas", "JSPrimitives", "SchemaModel", "SourceJSON", "Validation",
      ]),
    target("CompassModels", in: compass, ["CompassRules", "JSPrimitives", "SourceJSON"]),
    target(
      "CompassForms", in: compass,
      [
        "CompassModels", "CompassRules", "CompassSchemas", "HTMLSanitizing", "JSPrimitives",
        "SchemaModel", "SourceJSON", "Validation",
      ]),
    target(
      "CompassValidation", in: compass,
      [
        "CompassForms", "CompassModels", "CompassRequests", "CompassRevisions", "CompassRules",
        "CompassSchemas", "SchemaValidation",
      ]),

    // MARK: Tools: what people run, and what checks the rest

    system(
      "CZlib", in: tools, pkgConfig: "zlib", [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    system(
      "CZstd", in: tools, pkgConfig: "libzstd", [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    target("CFileSystem", in: tools),
    target("Checksums", in: tools, ["CZlib"]),
    target(
      "Diagnostics", in: tools,
      ["CTextScan", "JSPrimitives", "Platform", "SchemaModel", "SourceJSON", "Validation"]),
    target(
      "PayloadFormats", in: tools,
      ["Diagnostics", "JSPrimitives", "Platform", "SchemaGraph", "SchemaModel", "SourceJSON"]),
    target(
      "PayloadGeneration", in: tools,
      ["JSPrimitives", "JSRegex", "SchemaGraph", "SchemaModel", "SourceJSON", "Validation"]),
    target(
      "PayloadWarnings", in: tools,
      [
        "Diagnostics", "JSPrimitives", "Platform", "SchemaGraph", "SchemaModel", "SourceJSON",
        "Validation",
      ]),
    target(
      "NamedRules", in: tools,
      [
        "CompassForms", "CompassRevisions", "CompassRules", "CompassSchemas", "HTMLSanitizing",
        "JSPrimitives", "SchemaModel", "SourceJSON", "Validation",
      ],
      exclude: ["Data"]),
    target(
      "ConformanceKit", in: tools,
      [
        "Checksums", "CompassRevisions", "CompassSchemas", "Diagnostics", "HTMLParsing",
        "HTMLSanitizing",
        "IssueLocales", "JSONSchema", "JSPrimitives", "JSRegex", "NamedRules", "SchemaModel",
        "SourceJSON", "URLStandard", "Validation",
      ]),
    target(
      "FindingReports", in: tools,
      ["Checksums", "Diagnostics", "JSPrimitives", "SchemaModel", "SourceJSON", "Validation"],
      exclude: ["Data"]),
    target(
      "SchemaComparison", in: tools,
      [
        "Checksums", "JSPrimitives", "PayloadGeneration", "SchemaGraph", "SchemaModel",
        "SourceJSON", "Validation",
      ]),
    executable(
      "compass-validate", in: tools,
      [
        "CFileSystem", "CompassForms", "CompassModels", "CompassRevisions", "CompassRules",
        "CompassSchemas", "ConformanceKit", "CZlib", "CZstd", "Diagnostics", "FindingReports",
        "IssueLocales", "JSONSchema", "JSPrimitives", "JSRegex", "NamedRules", "PayloadFormats",
        "PayloadGeneration", "PayloadWarnings", "Platform", "SchemaComparison", "SchemaModel",
        "SourceJSON", "Validation",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: buildsTool),
      ]),
    executable("compass-tables", in: tools, ["SourceJSON"]),

    // What is timed: see Benchmarks/README.md.
    .executableTarget(
      name: "compass-bench",
      dependencies: [
        "CompassForms", "CompassModels", "CompassRules", "CompassSchemas", "Diagnostics",
        "HTMLParsing", "HTMLSanitizing", "JSPrimitives", "JSRegex", "SchemaModel", "SourceJSON",
        "URLStandard", "Validation",
        .target(name: "CPCRE2", condition: usesPCRE2),
      ],
      path: "Benchmarks/compass-bench"),

    // A form driven from empty to submission.
    .executableTarget(
      name: "FormWalkthrough", dependencies: ["CompassValidation"],
      path: "Examples/FormWalkthrough"),

    // What is fuzzed, as functions of an input: no product has them. The tests run the corpora through them.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CompassSchemas", "Diagnostics", "HTMLParsing", "HTMLSanitizing", "JSONSchema",
        "JSPrimitives", "JSRegex", "PayloadFormats", "SchemaModel", "SourceJSON", "URLStandard",
        "Validation",
      ],
      path: "Fuzz/Targets"),

    // MARK: Tests, which mirror the sources

    .target(name: "TestSupport", dependencies: ["SourceJSON"], path: "Tests/TestSupport"),
    // The writer of the tables in the documents on the suite: no product has it.
    .executableTarget(
      name: "conformance-tables",
      dependencies: [
        "ConformanceKit", "JSPrimitives", "JSRegex", "SchemaModel", "SourceJSON",
      ],
      path: "Tests/Support/conformance-tables"),
    tests(
      "UnicodeTables", in: engine, ["UnicodeTables", "compass-tables", "TestSupport"]),
    tests("JSPrimitives", in: engine, ["JSPrimitives", "TestSupport"]),
    tests("SourceJSON", in: engine, ["JSPrimitives", "SourceJSON", "TestSupport"]),
    tests(
      "JSRegex", in: engine,
      [
        "CompassSchemas", "JSPrimitives", "JSRegex", "SchemaModel", "SourceJSON",
        "TestSupport",
      ]),
    tests("URLStandard", in: engine, ["URLStandard"]),
    tests("HTMLParsing", in: engine, ["HTMLParsing", "TestSupport"]),
    tests(
      "HTMLSanitizing", in: engine,
      ["CompassSchemas", "HTMLSanitizing", "SourceJSON", "TestSupport"]),
    tests(
      "SchemaModel", in: engine,
      ["JSPrimitives", "Platform", "SchemaModel", "SourceJSON", "TestSupport"]),
    tests("SchemaGraph", in: engine, ["SchemaGraph", "SchemaModel", "SourceJSON"]),
    tests(
      "Validation", in: engine,
      [
        "CompassSchemas", "HTMLSanitizing", "JSPrimitives", "JSRegex", "SchemaModel",
        "SourceJSON", "TestSupport", "Validation",
      ],
      exclude: ["Plan/Golden"]),
    tests(
      "JSONSchema", in: engine,
      ["JSONSchema", "JSPrimitives", "SchemaModel", "SourceJSON", "TestSupport", "Validation"]),
    tests(
      "IssueLocales", in: engine,
      ["IssueLocales", "JSPrimitives", "SchemaModel", "SourceJSON", "TestSupport", "Validation"]),
    tests(
      "CompassSchemas", in: compass, ["CompassSchemas", "SchemaModel", "SourceJSON", "TestSupport"]
    ),
    tests(
      "CompassRules", in: compass,
      ["CompassRules", "compass-tables", "JSPrimitives", "SourceJSON", "TestSupport"]),
    tests(
      "CompassRequests", in: compass,
      ["CompassRequests", "CompassRules", "CompassSchemas", "SourceJSON", "Validation"]),
    tests(
      "CompassModels", in: compass,
      [
        "CompassModels", "CompassRules", "CompassSchemas", "JSPrimitives", "SchemaModel",
        "SourceJSON", "Validation",
      ]),
    tests(
      "CompassForms", in: compass,
      [
        "CompassForms", "CompassModels", "CompassRules", "FormWalkthrough", "SchemaModel",
        "SourceJSON", "TestSupport",
      ]),
    tests("CompassValidation", in: compass, ["CompassValidation", "TestSupport"]),
    tests("Checksums", in: tools, ["Checksums"]),
    tests(
      "Diagnostics", in: tools,
      ["Diagnostics", "JSPrimitives", "SchemaModel", "SourceJSON", "TestSupport", "Validation"]),
    tests(
      "PayloadFormats", in: tools,
      ["Diagnostics", "PayloadFormats", "SchemaModel", "SourceJSON", "TestSupport"]),
    tests(
      "PayloadGeneration", in: tools,
      [
        "CompassSchemas", "JSPrimitives", "JSRegex", "PayloadGeneration", "SchemaModel",
        "SourceJSON", "TestSupport", "Validation",
      ]),
    tests(
      "PayloadWarnings", in: tools,
      [
        "CompassSchemas", "Diagnostics", "JSPrimitives", "PayloadGeneration", "PayloadWarnings",
        "SchemaModel", "SourceJSON", "TestSupport", "Validation",
      ]),
    tests(
      "NamedRules", in: tools,
      ["CompassRevisions", "JSPrimitives", "NamedRules", "SourceJSON", "TestSupport"]),
    tests("ConformanceKit", in: tools, ["ConformanceKit", "SourceJSON", "TestSupport"]),
    tests(
      "Conformance", in: tools,
      [
        "compass-validate", "conformance-tables", "ConformanceKit", "NamedRules", "SchemaModel",
        "SourceJSON", "TestSupport",
      ]),
    tests(
      "FindingReports", in: tools,
      [
        "Diagnostics", "FindingReports", "SchemaModel", "SourceJSON", "TestSupport", "Validation",
      ]),
    tests(
      "SchemaComparison", in: tools,
      [
        "CompassSchemas", "JSONSchema", "JSPrimitives", "PayloadGeneration", "SchemaComparison",
        "SchemaModel", "SourceJSON", "TestSupport", "Validation",
      ]),
    tests(
      "CommandLine", in: tools,
      [
        "compass-validate", "CFileSystem", "CompassRules", "CompassSchemas", "CZlib",
        "Diagnostics", "HTMLSanitizing", "JSONSchema", "JSPrimitives", "JSRegex", "NamedRules",
        "SchemaModel",
        "SourceJSON", "TestSupport", "Validation",
      ],
      exclude: ["Golden/Cases", "Golden/record"]),
    tests("FuzzTargets", in: tools, ["FuzzTargets", "JSPrimitives", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer, which only Fuzz/run asks for: it needs libFuzzer's runtime, which not every toolchain has.
if Context.environment["COMPASS_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "compass-fuzz", dependencies: ["CLibFuzzer", "FuzzTargets", "Platform"],
      path: "Fuzz/Driver"),
  ]
}

// A configuration of .ci/configurations that runs some test targets builds no others.
if let names = Context.environment["COMPASS_TEST_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name[...]) }
}
