/// Deleting a row with the rows that hang on it: the request, its answer, and the reasons against it.
public enum DeletionRules {}
