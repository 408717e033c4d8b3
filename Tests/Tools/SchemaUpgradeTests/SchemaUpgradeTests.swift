import Testing

@testable import SchemaUpgrade

@Suite struct SchemaUpgradeTests {
}
