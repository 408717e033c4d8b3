internal import SchemaModel

typealias ValueType = ZodSchema.ValueType
