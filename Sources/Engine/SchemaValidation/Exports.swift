// One import for Zod schemas in Swift, without the app: the DSL, documents, validators and issues. Findings with lines and
// their renderers, `Diagnostics`, belong to the tools. Of JavaScript's primitives an app sees only the text that `jsText`
// has, and the view of strings that functions read.
@_exported public import HTMLTransforms
@_exported public import SchemaModel
@_exported public import SourceJSON
@_exported public import Validation

@_exported public import struct HTMLSanitizing.HTMLSanitizer
@_exported public import struct HTMLSanitizing.SanitizerPolicy
@_exported public import struct JSPrimitives.JSText
@_exported public import struct JSPrimitives.TextBytes
