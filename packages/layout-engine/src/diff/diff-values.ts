/** One different value; `before` or `after` is absent where there is none. */
export interface ValueChange {
  /** Names joined by dots; empty for the whole. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: Plain, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** The order of an object's keys has no meaning, so it must not make a difference. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
};

const isSame = (before: unknown, after: unknown): boolean =>
  JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));

/** Where two JSON values differ, in the order of their names; lists are compared as a whole. */
export const diffValues = (before: unknown, after: unknown, path = ''): ValueChange[] => {
  if (isPlain(before) && isPlain(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return names.flatMap((name) =>
      diffValues(own(before, name), own(after, name), path === '' ? name : `${path}.${name}`),
    );
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
};
