// One import for Zod schemas in Swift, without the app: the DSL, documents, validators and diagnostics.
@_exported public import Diagnostics
@_exported public import JSPrimitives
@_exported public import SchemaModel
@_exported public import SourceJSON
@_exported public import Validation
