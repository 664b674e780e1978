import { type Draft, readDraft, variantsOf } from '../model/draft.ts';
import { forgetBlocks, freeId, knownIds } from '../model/edit-blocks.ts';
import { isJsonObject, sameJson } from '../model/json.ts';
import { writeJson } from '../model/write-json.ts';
import { type Clash, joinValues, type Preference } from './join-values.ts';
import { reconcileVersions } from './reconcile-versions.ts';
import { renameBlocks } from './rename-blocks.ts';
import { restoreBlocks } from './restore-blocks.ts';

export interface Texts {
  /** What both began with. */
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface JoinedLayout {
  readonly text: string;
  /** Parts that both changed: the text has them as the preference says. */
  readonly clashes: readonly Clash[];
}

interface Drafts {
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

const blockOf = (draft: Draft, id: string): unknown => draft.blocks[id];

/** Gives blocks that both added under one id different ones, as two people who add a heading do. */
const withOwnIds = ({ base, mine, theirs }: Drafts): Drafts => {
  const [before, there] = [knownIds(base), knownIds(theirs)];
  const taken = new Set([...before, ...there, ...knownIds(mine)]);
  const names = new Map<string, string>();
  for (const id of knownIds(mine)) {
    if (before.has(id) || !there.has(id) || sameJson(blockOf(mine, id), blockOf(theirs, id)))
      continue;
    const own = freeId(taken, id);
    taken.add(own);
    names.set(id, own);
  }
  return { base, mine: names.size > 0 ? renameBlocks(mine, names) : mine, theirs };
};

/** Blocks that one removed and the other changed. */
const removedAndChanged = (base: Draft, remover: Draft, other: Draft): readonly string[] =>
  Object.keys(base.blocks).filter(
    (id) =>
      !Object.hasOwn(remover.blocks, id) &&
      Object.hasOwn(other.blocks, id) &&
      !sameJson(base.blocks[id], other.blocks[id]),
  );

/** Some blocks with everything in their slots. */
const withChildren = (draft: Draft, ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => [
    id,
    ...withChildren(draft, Object.values(draft.blocks[id]?.slots ?? {}).flat()),
  ]);

interface Reconciled extends Drafts {
  readonly clashes: readonly Clash[];
}

/** Decides about blocks that one removed and the other changed, so that the rest can be joined part by part. */
const reconcileRemovals = ({ base, mine, theirs }: Drafts, by: Preference): Reconciled => {
  const here = removedAndChanged(base, mine, theirs);
  const there = removedAndChanged(base, theirs, mine);
  const clashes = [...here, ...there].map((id) => ({
    path: ['blocks', id],
    mine: blockOf(mine, id),
    theirs: blockOf(theirs, id),
  }));
  const forget = (draft: Draft, ids: readonly string[]) =>
    ids.length > 0 ? forgetBlocks(draft, new Set(ids)) : draft;
  const restore = (draft: Draft, ids: readonly string[]) =>
    ids.length > 0 ? restoreBlocks(base, draft, new Set(withChildren(base, ids))) : draft;
  return by === 'mine'
    ? { base, mine, theirs: restore(forget(theirs, here), there), clashes }
    : { base, mine: restore(forget(mine, there), here), theirs, clashes };
};

const listsOf = (draft: Draft): readonly (readonly string[])[] => [
  draft.order,
  ...Object.values(draft.blocks).flatMap(({ slots }) => Object.values(slots ?? {})),
];

/** Ids that stand in two lists of the default page: both moved the block, each into another list. */
const listedTwice = (draft: Draft): readonly string[] => {
  const ids = listsOf(draft).flat();
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
};

/** Takes a block out of the lists in which the preferred draft does not have it. */
const listedOnce = (draft: Draft, preferred: Draft, twice: readonly string[]): Draft => {
  const pick = (ids: readonly string[], known: readonly string[] | undefined) =>
    ids.filter((id) => !twice.includes(id) || known?.includes(id));
  const blocks = Object.fromEntries(
    Object.entries(draft.blocks).map(([id, block]) => {
      const slots = Object.entries(block.slots ?? {}).map(
        ([slot, ids]) => [slot, pick(ids, preferred.blocks[id]?.slots?.[slot])] as const,
      );
      return [id, slots.length > 0 ? { ...block, slots: Object.fromEntries(slots) } : block];
    }),
  );
  return { ...draft, blocks, order: pick(draft.order, preferred.order) };
};

/** Blocks without a list, since it went with its block, and blocks that one removed and the other moved. */
const left = (draft: Draft, { base, mine, theirs }: Drafts): readonly string[] => {
  const [listed, before] = [new Set(listsOf(draft).flat()), [mine, theirs].flatMap(listsOf).flat()];
  const inVariants = new Set(variantsOf(draft).flatMap(({ order }) => order ?? []));
  const unlisted = Object.keys(draft.blocks).filter(
    (id) => !listed.has(id) && !inVariants.has(id) && before.includes(id),
  );
  const removed = Object.keys(base.blocks).filter(
    (id) => listed.has(id) && !Object.hasOwn(draft.blocks, id),
  );
  return [...unlisted, ...removed];
};

/** True if two blocks stand in each other: each was moved into the other by one of both. */
const withinEachOther = (draft: Draft): boolean => {
  const reached = new Set<string>();
  const reach = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const ids of Object.values(draft.blocks[id]?.slots ?? {})) ids.forEach(reach);
  };
  draft.order.forEach(reach);
  const listed = new Set(listsOf(draft).flat());
  return Object.keys(draft.blocks).some((id) => listed.has(id) && !reached.has(id));
};

const isDraft = (value: unknown): value is Draft => isJsonObject(value);

/**
 * Joins two edits of one layout: blocks that either added, moved or removed, and settings that either changed. Null if
 * one of the texts is no layout, or if the two put blocks into each other.
 * @param by whose value counts where both changed the same part
 */
export const joinLayouts = (file: string, texts: Texts, by: Preference): JoinedLayout | null => {
  const read = (text: string) => readDraft(file, text).draft;
  const [base, mine, theirs] = [read(texts.base), read(texts.mine), read(texts.theirs)];
  if (!base || !mine || !theirs) return null;
  const present = reconcileRemovals(withOwnIds({ base, mine, theirs }), by);
  const versions = reconcileVersions(present, by);
  const { value, clashes } = joinValues(versions, [], by);
  if (!isDraft(value)) return null;
  const twice = listedTwice(value);
  const single =
    twice.length > 0
      ? listedOnce(value, by === 'mine' ? versions.mine : versions.theirs, twice)
      : value;
  const gone = left(single, versions);
  const joined = gone.length > 0 ? forgetBlocks(single, new Set(gone)) : single;
  const moved = twice.map((id) => ({ path: ['order', id], mine: null, theirs: null }));
  if (withinEachOther(joined)) return null;
  return {
    text: writeJson(texts.theirs, joined),
    clashes: [...present.clashes, ...versions.clashes, ...clashes, ...moved],
  };
};

export interface JoinedWith extends JoinedLayout {
  /** The text with the other preference, for undo; null where both are the same. */
  readonly instead: string | null;
}

/** Joins two edits, also of a text that is no layout if only one of both changed it. */
export const joinWith = (
  file: string,
  texts: Texts,
  by: Preference = 'mine',
): JoinedWith | null => {
  if (texts.mine === texts.base) return { text: texts.theirs, clashes: [], instead: null };
  if (texts.theirs === texts.base) return { text: texts.mine, clashes: [], instead: null };
  const joined = joinLayouts(file, texts, by);
  if (!joined) return null;
  const other = joinLayouts(file, texts, by === 'mine' ? 'theirs' : 'mine');
  return { ...joined, instead: joined.clashes.length > 0 ? (other?.text ?? null) : null };
};

/** The joined text; null if it needs a choice. */
export const joinClean = (file: string, texts: Texts): string | null => {
  const joined = joinLayouts(file, texts, 'mine');
  return joined && joined.clashes.length === 0 ? joined.text : null;
};
