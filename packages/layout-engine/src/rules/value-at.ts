import type { JsonPath } from '../json-source.ts';

/** The value at a path of plain values; undefined where there is none. */
export const valueAt = (settings: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    settings,
  );
