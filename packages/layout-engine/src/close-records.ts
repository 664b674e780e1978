export type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON Schema for editors: names outside every pattern are refused, as in the checks. */
export const closeRecords = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closeRecords);
  if (!isObject(value)) return value;
  const closed = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, closeRecords(inner)]),
  );
  if (isObject(closed.patternProperties) && closed.additionalProperties === undefined)
    closed.additionalProperties = false;
  return closed;
};
