// swift-tools-version: 6.1
import PackageDescription

// A package of its own that depends on this one as an app does. `check` and `snippets` set the variables.

/// The Swift language mode of the app: 6, or 5 if CONSUMER_LANGUAGE_MODE is 5.
let languageMode: SwiftLanguageMode =
  Context.environment["CONSUMER_LANGUAGE_MODE"] == "5" ? .v5 : .v6

/// The traits of the library: the default ones, or none if CONSUMER_TRAITS is none.
let traits: Set<Package.Dependency.Trait> =
  Context.environment["CONSUMER_TRAITS"] == "none" ? [] : [.defaults]

/// SwiftUI's declarations that the snippets use. Elsewhere it is the framework.
#if os(Linux)
let views = ["SwiftUI"]
#else
let views: [String] = []
#endif

/// The program of the documents' snippets, which `snippets` writes and which has no source otherwise.
let snippets: [Target] =
  Context.environment["CONSUMER_SNIPPETS"] == nil
  ? []
  : [
    .executableTarget(
      name: "snippets",
      dependencies: [
        "CompassValidation", "HTMLParsing", "IssueLocales", "JSONSchema", "JSRegex",
        "SchemaValidation",
      ].map { .product(name: $0, package: "compass-validation") }
        + views.map { .target(name: $0) })
  ] + views.map { .target(name: $0) }

/// The settings of a strict new app: members only of imported modules, and in Swift 5 mode all code on the main actor.
#if compiler(>=6.2)
let mainActor: [SwiftSetting] =
  Context.environment["CONSUMER_LANGUAGE_MODE"] == "5"
  ? [.unsafeFlags(["-default-isolation", "MainActor"])] : []
#else
let mainActor: [SwiftSetting] = []
#endif
let strict = [.enableUpcomingFeature("MemberImportVisibility")] + mainActor

/// The first lines of a new user: a program a file, with only the modules that it imports.
let firstLines: [Target] = [
  ("1-payload", ["CompassValidation"]), ("2-schema", ["SchemaValidation"]),
  ("3-decoding", ["SchemaValidation"]), ("4-values", ["JSONSchema", "SchemaValidation"]),
  ("5-rules", ["CompassValidation"]), ("6-forms", ["CompassValidation"]),
  ("7-text", ["HTMLParsing", "JSRegex"]), ("8-own-types", ["CompassValidation"]),
  ("9-refused", ["SchemaValidation"]),
].map { (name: String, products: [String]) in
  .executableTarget(
    name: "first-lines-\(name)",
    dependencies: products.map { .product(name: $0, package: "compass-validation") },
    path: "Sources/first-lines/\(name)", swiftSettings: strict)
}

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "compass-validation", path: "../..", traits: traits)],
  targets: [
    .executableTarget(
      name: "consumer",
      dependencies: [
        "AddSchool", "Names", .product(name: "CompassValidation", package: "compass-validation"),
      ]),
    // A form of the app's own.
    .target(
      name: "AddSchool",
      dependencies: [.product(name: "CompassValidation", package: "compass-validation")]),
    // The library beside modules that declare the names of Apple's frameworks.
    .target(
      name: "Names",
      dependencies: [
        "SwiftDataStandIn", "SwiftUIStandIn", "TestingStandIn",
        .product(name: "CompassValidation", package: "compass-validation"),
      ]),
    .target(name: "SwiftDataStandIn"),
    .target(name: "SwiftUIStandIn"),
    .target(name: "TestingStandIn"),
  ] + firstLines + snippets,
  swiftLanguageModes: [languageMode]
)
