import { isJsonObject, sameJson } from '../model/json.ts';
import { joinLists } from './join-lists.ts';

/** A part of a layout that two edits changed differently. */
export interface Clash {
  /** Names of properties from the layout down, such as `blocks`, `quote`, `settings`, `author`. */
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whose value counts where both changed the same part. */
export type Preference = 'mine' | 'theirs';

export interface JoinedValue {
  /** Undefined if the part is not there. */
  readonly value: unknown;
  readonly clashes: readonly Clash[];
}

interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Lists whose entries have a name: each is a part of its own. */
const NAMED_BY: ReadonlyMap<string, string> = new Map([
  ['variants', 'name'],
  ['place', 'block'],
]);
/** Lists of the ids of blocks. */
const ID_LISTS = new Set(['order', 'hide', 'show']);

const stringAt = (entry: unknown, key: string): string | null =>
  isJsonObject(entry) && typeof entry[key] === 'string' ? entry[key] : null;

/** The entries of a list by their name; null if it is no list, or two have one name. */
const entriesByName = (list: unknown, key: string): ReadonlyMap<string, unknown> | null => {
  if (list === undefined) return new Map();
  if (!Array.isArray(list)) return null;
  const named = list.flatMap((entry: unknown) => {
    const name = stringAt(entry, key);
    return name === null ? [] : [[name, entry] as const];
  });
  const entries = new Map(named);
  return entries.size === list.length ? entries : null;
};

/** Settings can have any names: their lists are parts of their own. */
const isWithinSettings = (path: readonly string[]): boolean => path.includes('settings');

const isIdList = (path: readonly string[]): boolean =>
  ID_LISTS.has(path.at(-1) ?? '') || path.at(-2) === 'slots';

const idsOf = (value: unknown): readonly string[] | null => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const ids = value.filter((each): each is string => typeof each === 'string');
  return ids.length === value.length && new Set(ids).size === ids.length ? ids : null;
};

const choose = (
  { mine, theirs }: Versions,
  path: readonly string[],
  by: Preference,
): JoinedValue => ({
  value: by === 'mine' ? mine : theirs,
  clashes: [{ path, mine, theirs }],
});

type Names = readonly string[];

/** Where both moved an element, it stands where the preferred list has it. */
const joinOrders = ([base, mine, theirs]: readonly [Names, Names, Names], by: Preference) =>
  by === 'mine' ? joinLists(base, theirs, mine) : joinLists(base, mine, theirs);

const joinIdLists = (versions: Versions, path: readonly string[], by: Preference): JoinedValue => {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(idsOf);
  if (!base || !mine || !theirs) return choose(versions, path, by);
  const joined = joinOrders([base, mine, theirs], by);
  const clashes = joined.movedByBoth.map((id) => ({ path: [...path, id], mine, theirs }));
  const isGone = joined.list.length === 0 && (versions.mine ?? versions.theirs) === undefined;
  return { value: isGone ? undefined : joined.list, clashes };
};

const joinNamed = (
  versions: Versions,
  path: readonly string[],
  key: string,
  by: Preference,
): JoinedValue => {
  const base = entriesByName(versions.base, key);
  const mine = entriesByName(versions.mine, key);
  const theirs = entriesByName(versions.theirs, key);
  if (!base || !mine || !theirs) return choose(versions, path, by);
  const parts = new Map(
    [...new Set([...mine.keys(), ...theirs.keys()])].map((name) => [
      name,
      joinValues(
        { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) },
        [...path, name],
        by,
      ),
    ]),
  );
  const [before, here, there] = [base, mine, theirs].map((each) => [...each.keys()]);
  const ordered = joinOrders([before ?? [], here ?? [], there ?? []], by);
  const all = [...new Set([...ordered.list, ...parts.keys()])];
  const value = all.flatMap((name) => {
    const entry = parts.get(name)?.value;
    return entry === undefined ? [] : [entry];
  });
  const moved = ordered.movedByBoth.map((name) => ({
    path: [...path, name],
    mine: undefined,
    theirs: undefined,
  }));
  const clashes = [...[...parts.values()].flatMap((part) => part.clashes), ...moved];
  return { value: value.length === 0 ? undefined : value, clashes };
};

const joinObjects = (
  { base, mine, theirs }: Versions,
  path: readonly string[],
  by: Preference,
): JoinedValue => {
  const [before, here, there] = [base, mine, theirs].map((each) =>
    isJsonObject(each) ? each : {},
  );
  const keys = [...new Set([...Object.keys(there ?? {}), ...Object.keys(here ?? {})])];
  const parts = keys.map(
    (key) =>
      [
        key,
        joinValues(
          { base: before?.[key], mine: here?.[key], theirs: there?.[key] },
          [...path, key],
          by,
        ),
      ] as const,
  );
  return {
    value: Object.fromEntries(
      parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
    ),
    clashes: parts.flatMap(([, { clashes }]) => clashes),
  };
};

/**
 * Joins two edits of one JSON value of a layout: what only one changed is as that one has it. Objects are joined by
 * property, lists of ids by id, and variants by name. Any other list is one part.
 * @param base what both began with
 */
export const joinValues = (
  versions: Versions,
  path: readonly string[],
  by: Preference,
): JoinedValue => {
  const { base, mine, theirs } = versions;
  if (sameJson(mine, theirs) || sameJson(base, mine)) return { value: theirs, clashes: [] };
  if (sameJson(base, theirs)) return { value: mine, clashes: [] };
  const key = NAMED_BY.get(path.at(-1) ?? '');
  if (!isWithinSettings(path)) {
    if (isIdList(path)) return joinIdLists(versions, path, by);
    if (key !== undefined) return joinNamed(versions, path, key, by);
  }
  if (isJsonObject(mine) && isJsonObject(theirs)) return joinObjects(versions, path, by);
  return choose(versions, path, by);
};
