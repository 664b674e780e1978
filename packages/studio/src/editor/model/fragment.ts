import {
  type BlockFragment,
  FRAGMENT_MAX_BLOCKS,
  parseFragment,
} from '@broadsheet/contract/studio/block-fragment';
import { arrange, slotKey } from './arrange.ts';
import type { Draft, DraftBlock, Scope } from './draft.ts';
import { freeId, knownIds, writeBlock } from './edit-blocks.ts';
import type { BlockTypes } from './grammar.ts';
import { isJsonObject, withoutKey } from './json.ts';
import { type BlockPosition, moveBlock } from './move.ts';
import { type Outcome, refuse, validateOutcome } from './outcome.ts';
import { rootsOf } from './selection.ts';

/** Blocks taken from a page, or why they cannot be taken. */
export type TakenBlocks = { readonly fragment: BlockFragment } | { readonly refused: string };

/** The blocks with their children, as one scope of the page has them. */
export const fragmentOf = (draft: Draft, scope: Scope, ids: readonly string[]): TakenBlocks => {
  const arranged = arrange(draft, scope);
  const order = rootsOf(arranged, ids);
  if (order.length === 0) return { refused: 'Select a block first.' };
  const blocks: Record<string, DraftBlock> = {};
  const collect = (id: string): void => {
    const slots = [...arranged.lists].flatMap(([key, inner]) =>
      key.startsWith(`${id}.`) ? [{ slot: key.slice(slotKey(id, '').length), inner }] : [],
    );
    const bare = withoutKey(arranged.blocks.get(id) ?? {}, 'slots');
    const written = Object.fromEntries(slots.map(({ slot, inner }) => [slot, [...inner]]));
    blocks[id] = slots.length > 0 ? { ...bare, slots: written } : bare;
    for (const { inner } of slots) inner.forEach(collect);
  };
  order.forEach(collect);
  if (Object.keys(blocks).length > FRAGMENT_MAX_BLOCKS)
    return { refused: `You can copy up to ${FRAGMENT_MAX_BLOCKS} blocks at once.` };
  const fragment = parseFragment({ blocks, order });
  return fragment
    ? { fragment }
    : { refused: 'One of these blocks has a mistake. See the list of problems, and fix it first.' };
};

type FragmentBlock = BlockFragment['blocks'][string];
type When = NonNullable<FragmentBlock['when']>;

const withoutExperiment = (when: When): When => {
  const bare = withoutKey(when, 'experiment');
  if (!bare.not) return bare;
  const not = withoutKey(bare.not, 'experiment');
  return Object.keys(not).length > 0 ? { ...bare, not } : withoutKey(bare, 'not');
};

const isInExperiment = ({ when }: FragmentBlock): boolean =>
  when?.experiment !== undefined || when?.not?.experiment !== undefined;

/** A fragment without the groups of experiments, which belong to one page, and how many blocks had some. */
export const leaveExperiments = ({
  blocks,
  order,
}: BlockFragment): { readonly fragment: BlockFragment; readonly changed: number } => {
  const entries = Object.entries(blocks).map(([id, block]): [string, FragmentBlock] => {
    if (!block.when || !isInExperiment(block)) return [id, block];
    const when = withoutExperiment(block.when);
    return [id, Object.keys(when).length > 0 ? { ...block, when } : withoutKey(block, 'when')];
  });
  return {
    fragment: { blocks: Object.fromEntries(entries), order },
    changed: Object.values(blocks).filter(isInExperiment).length,
  };
};

/** True if some of its blocks are for some people only. */
export const hasAudiences = ({ blocks }: BlockFragment): boolean =>
  Object.values(blocks).some(({ when }) => isJsonObject(when) && Object.keys(when).length > 0);

/** A block that cannot be at the chosen position, with its children. */
export interface LeftOutBlock {
  readonly title: string;
  readonly reason: string;
}

export interface InsertedFragment {
  readonly draft: Draft;
  /** The new ids of the blocks that are in no other one. */
  readonly ids: readonly string[];
  /** How many blocks were inserted, children included. */
  readonly inserted: number;
  readonly leftOut: readonly LeftOutBlock[];
}

/** Inserts the blocks that can be at a position, in their order and under ids that no other block has. */
export const insertFragment = (
  draft: Draft,
  scope: Scope,
  { blocks, order }: BlockFragment,
  position: BlockPosition,
  types: BlockTypes,
): InsertedFragment => {
  const taken = new Set(knownIds(draft));
  const leftOut: LeftOutBlock[] = [];
  let made = draft;
  let inserted = 0;
  const attempt = (id: string, block: FragmentBlock, at: BlockPosition): Outcome => {
    if (!types.has(block.type)) return refuse(`This site has no block “${block.type}”.`);
    const slots = Object.fromEntries(Object.keys(block.slots ?? {}).map((slot) => [slot, []]));
    const empty = block.slots ? { ...block, slots } : block;
    const moved = moveBlock(writeBlock(made, scope, id, empty), scope, id, at);
    return validateOutcome(made, moved, types);
  };
  const insert = (from: string, at: BlockPosition): readonly string[] => {
    const block = blocks[from];
    if (!block) return [];
    const id = freeId(taken, from);
    const outcome = attempt(id, block, at);
    if ('refused' in outcome) {
      leftOut.push({ title: types.get(block.type)?.title ?? block.type, reason: outcome.refused });
      return [];
    }
    made = outcome.draft;
    taken.add(id);
    inserted += 1;
    for (const [slot, inner] of Object.entries(block.slots ?? {}))
      for (const child of inner) insert(child, { list: slotKey(id, slot), before: null });
    return [id];
  };
  const ids = order.flatMap((from) => insert(from, position));
  return { draft: made, ids, inserted, leftOut };
};
