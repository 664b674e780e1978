import type { JsonPath } from '../json-source.ts';

/** What stands at a path of plain values; undefined where the path leads past them. */
export const valueAt = (settings: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    settings,
  );
