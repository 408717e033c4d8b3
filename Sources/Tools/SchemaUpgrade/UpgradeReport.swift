/// The differences that another version of Zod makes to a schema.
package struct UpgradeReport: Sendable {
}
