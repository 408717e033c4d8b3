// One import for an app: its schemas, their validators, and the rules.
@_exported public import CompassRules
@_exported public import CompassSchemas
@_exported public import JSPrimitives
@_exported public import SchemaModel
@_exported public import SourceJSON
@_exported public import Validation
