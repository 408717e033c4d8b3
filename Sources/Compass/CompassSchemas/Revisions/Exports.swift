// A schema belongs to revisions, so whoever imports the schemas needs their names.
@_exported public import CompassRevisions
