// A stand-in for Zod with objects of strings that have a minimum length.

const issue = (fields, path) => ({ ...fields, path: [path] });

const string = ({ minimum = 0 } = {}) => ({
  min: minimum => string({ minimum }),
  issues(value, path) {
    if (typeof value !== "string") {
      return [issue({ expected: "string", code: "invalid_type", message: `Invalid input: expected string, received ${typeof value}` }, path)];
    }
    return value.length >= minimum ? [] : [issue({ code: "too_small", minimum, message: `At least ${minimum}` }, path)];
  },
});

const object = shape => ({
  shape,
  safeParse(value) {
    const issues = Object.entries(shape).flatMap(([key, field]) => field.issues(value[key], key));
    return issues.length === 0 ? { success: true, data: value } : { success: false, error: { issues } };
  },
});

export const z = { string, object };
