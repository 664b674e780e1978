import type { Draft } from '../model/draft.ts';
import { isJsonObject } from '../model/json.ts';

type Ids = ReadonlySet<string>;

/** The name of an entry in a list of variants or of positions. */
const entryKey = (entry: unknown): unknown =>
  isJsonObject(entry) ? (entry.name ?? entry.block) : undefined;

const isAbout = (entry: unknown, ids: Ids): boolean =>
  typeof entry === 'string'
    ? ids.has(entry)
    : isJsonObject(entry) && typeof entry.block === 'string' && ids.has(entry.block);

/** Puts entries back after the one that they followed. */
const restoreList = (base: readonly unknown[], list: readonly unknown[], ids: Ids): unknown[] => {
  const same = (left: unknown) => (right: unknown) =>
    typeof left === 'string' ? left === right : entryKey(left) === entryKey(right);
  const known = list.map((entry) => {
    const before = typeof entry === 'string' ? undefined : base.find(same(entry));
    return before === undefined ? entry : restoreWithin(before, entry, ids);
  });
  return base.reduce<unknown[]>((restored, entry, at) => {
    if (!isAbout(entry, ids) || restored.some(same(entry))) return restored;
    const before = base.slice(0, at).findLast((each) => restored.some(same(each)));
    const position = before === undefined ? 0 : restored.findIndex(same(before)) + 1;
    return restored.toSpliced(position, 0, entry);
  }, known);
};

const restoreWithin = (base: unknown, value: unknown, ids: Ids): unknown => {
  if (Array.isArray(base)) return restoreList(base, Array.isArray(value) ? value : [], ids);
  if (!isJsonObject(base) || !isJsonObject(value)) return value;
  const restored = Object.entries(base).flatMap(([key, before]): [string, unknown][] => {
    if (ids.has(key) && !Object.hasOwn(value, key)) return [[key, before]];
    // Settings of other blocks may hold anything, also texts like an id.
    if (key === 'settings') return [];
    if (Object.hasOwn(value, key)) return [[key, restoreWithin(before, value[key], ids)]];
    const list = Array.isArray(before) ? restoreList(before, [], ids) : [];
    return list.length > 0 ? [[key, list]] : [];
  });
  return { ...value, ...Object.fromEntries(restored) };
};

/** A layout with blocks that it removed since another one, wherever that names them. */
export const restoreBlocks = (base: Draft, draft: Draft, ids: Ids): Draft =>
  restoreWithin(base, draft, ids) as Draft;
