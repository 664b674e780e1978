export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

/** An array as it is, an empty one for nothing, anything else as its only item. */
export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
};

/** Text, or a number as text; undefined for anything else and for blanks. */
export const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() ? value : undefined;
};

export const numberOf = (value: unknown): number | undefined => {
  if (value === null || value === '') return undefined;
  const number = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** All texts among the values. */
export const textsOf = (...values: unknown[]): string[] =>
  values.map(textOf).filter((text): text is string => text !== undefined);
