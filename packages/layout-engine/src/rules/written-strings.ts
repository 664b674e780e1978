import type { JsonPath } from '../json-source.ts';

export interface WrittenString {
  readonly text: string;
  readonly path: JsonPath;
  /** The nearest name above it. */
  readonly key: string;
}

/** Every string inside a value, with its position. */
export const writtenStrings = function* (
  value: unknown,
  path: JsonPath,
  key = '',
): Generator<WrittenString> {
  if (typeof value === 'string') yield { text: value, path, key };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries())
      yield* writtenStrings(inner, [...path, index], key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* writtenStrings(inner, [...path, name], name);
};
