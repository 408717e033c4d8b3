// The first source of this module follows.
