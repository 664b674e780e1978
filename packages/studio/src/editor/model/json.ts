/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True if two values are equal, whatever the order of their keys. */
export const sameJson = (left: unknown, right: unknown): boolean => {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((each, at) => sameJson(each, right[at]));
  if (!isJsonObject(left) || !isJsonObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
  );
};

/** Returns the object without one key; the same object if it does not have the key. */
export const withoutKey = <Of extends object>(object: Of, key: string): Of => {
  if (!Object.hasOwn(object, key)) return object;
  const rest = { ...object };
  Reflect.deleteProperty(rest, key);
  return rest;
};
