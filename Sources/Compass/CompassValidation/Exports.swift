// One import for an app: its schemas, their validators, its records, its forms, its requests, and the rules.
@_exported public import CompassForms
@_exported public import CompassModels
@_exported public import CompassRequests
@_exported public import CompassRevisions
@_exported public import CompassRules
@_exported public import CompassSchemas
@_exported public import SchemaValidation
