import type { Draft } from '../model/draft.ts';
import { isJsonObject } from '../model/json.ts';

/** Properties whose keys are ids of blocks. */
const KEYED_BY_ID = new Set(['blocks']);
/** Properties that hold ids of blocks, alone or in lists. */
const IDS = new Set(['order', 'hide', 'show', 'block', 'before', 'after', 'in', 'slots']);

const renamed = (names: ReadonlyMap<string, string>, id: string): string => {
  const [block = '', ...slot] = id.split('.');
  return [names.get(block) ?? block, ...slot].join('.');
};

const renameWithin = (value: unknown, names: ReadonlyMap<string, string>, key: string): unknown => {
  if (typeof value === 'string') return IDS.has(key) ? renamed(names, value) : value;
  if (Array.isArray(value)) return value.map((each: unknown) => renameWithin(each, names, key));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      KEYED_BY_ID.has(key) ? renamed(names, name) : name,
      // A slot may have any name, settings may hold anything.
      name === 'settings' && !KEYED_BY_ID.has(key)
        ? inner
        : renameWithin(inner, names, key === 'slots' ? key : name),
    ]),
  );
};

/** The layout with other ids for some blocks, wherever it names them. */
export const renameBlocks = (draft: Draft, names: ReadonlyMap<string, string>): Draft => ({
  ...draft,
  blocks: renameWithin(draft.blocks, names, 'blocks') as Draft['blocks'],
  order: draft.order.map((id) => renamed(names, id)),
  ...(draft.variants
    ? { variants: renameWithin(draft.variants, names, 'variants') as Draft['variants'] & {} }
    : {}),
});
