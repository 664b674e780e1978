import { count } from '../../format/count.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { Draft, Scope } from './draft.ts';
import { copyBlock, hideBlock, removeBlock, showBlock } from './edit-blocks.ts';
import type { BlockTypes } from './grammar.ts';
import { type BlockPosition, listOf, moveBlock } from './move.ts';
import { type Outcome, refuse } from './outcome.ts';
import { rootsOf } from './selection.ts';

type Ids = readonly string[];

const NONE: Outcome = { refused: 'Select a block first.' };
const HIDDEN_ALREADY: Outcome = { refused: 'These blocks are hidden already.' };
const GONE: Outcome = { refused: 'These blocks are no longer on the page.' };

/** Makes one edit after the other, or none if one of them is refused. */
const editEach = (
  draft: Draft,
  ids: Ids,
  edit: (draft: Draft, id: string) => Outcome,
  done: string,
): Outcome => {
  let made = draft;
  for (const id of ids) {
    const outcome = edit(made, id);
    if ('refused' in outcome) return outcome;
    made = outcome.draft;
  }
  return { draft: made, text: done };
};

/** The given position with a following block that is not moved itself. */
const besideUnmoved = (
  { lists }: Arrangement,
  { list, before }: BlockPosition,
  moved: Ids,
): BlockPosition => {
  const ids = lists.get(list) ?? [];
  const at = before === null ? -1 : ids.indexOf(before);
  const following = at === -1 ? [] : ids.slice(at);
  return { list, before: following.find((id) => !moved.includes(id)) ?? null };
};

/** Moves blocks with their children to one position, in page order. */
export const moveBlocks = (
  draft: Draft,
  scope: Scope,
  ids: Ids,
  position: BlockPosition,
): Outcome => {
  const arranged = arrange(draft, scope);
  const roots = rootsOf(arranged, ids);
  const [first] = roots;
  if (first === undefined) return GONE;
  if (roots.length === 1) return moveBlock(draft, scope, first, position);
  const target = besideUnmoved(arranged, position, roots);
  return editEach(
    draft,
    roots,
    (made, id) => moveBlock(made, scope, id, target),
    `${count(roots.length, 'block')} moved.`,
  );
};

interface Step {
  readonly id: string;
  readonly position: BlockPosition;
}

/** The moves that bring the selected blocks of a list one step further, past blocks that are not selected. */
const stepsIn = (list: string, ids: Ids, selected: Ids, by: -1 | 1): readonly Step[] => {
  const order = [...ids];
  const steps: Step[] = [];
  const indexes = by < 0 ? [...order.keys()] : [...order.keys()].reverse();
  for (const at of indexes) {
    const [id, beside] = [order[at], order[at + by]];
    if (id === undefined || beside === undefined) continue;
    if (!selected.includes(id) || selected.includes(beside)) continue;
    const before = by < 0 ? beside : (order[at + 2] ?? null);
    steps.push({ id, position: { list, before } });
    order[at] = beside;
    order[at + by] = id;
  }
  return steps;
};

/** Moves each of the blocks one step up or down in its list. Blocks at the end of a list stay there together. */
export const shiftBlocks = (draft: Draft, scope: Scope, ids: Ids, by: -1 | 1): Outcome => {
  const arranged = arrange(draft, scope);
  const roots = rootsOf(arranged, ids);
  const steps = [...arranged.lists].flatMap(([list, inner]) => stepsIn(list, inner, roots, by));
  if (steps.length === 0) return refuse('They are already at the end.');
  let made = draft;
  for (const { id, position } of steps) {
    const outcome = moveBlock(made, scope, id, position);
    if ('refused' in outcome) return outcome;
    made = outcome.draft;
  }
  return { draft: made, text: `${count(roots.length, 'block')} moved ${by < 0 ? 'up' : 'down'}.` };
};

/** An edit with the blocks that it made or removed. */
export type AppliedOutcome = Outcome & { readonly ids?: Ids };

/** Copies blocks with their children, below the last of them in each list. */
export const copyBlocks = (draft: Draft, scope: Scope, ids: Ids): AppliedOutcome => {
  const arranged = arrange(draft, scope);
  const roots = rootsOf(arranged, ids);
  if (roots.length === 0) return NONE;
  const copies: string[] = [];
  let made = draft;
  for (const id of roots) {
    const inner = arranged.lists.get(listOf(arranged, id) ?? '') ?? [];
    const last = inner.findLastIndex((each) => roots.includes(each));
    const copied = copyBlock(made, scope, id, inner[last + 1] ?? null);
    if ('refused' in copied) return copied;
    made = copied.draft;
    copies.push(copied.id ?? id);
  }
  return { draft: made, text: `${count(copies.length, 'block')} duplicated.`, ids: copies };
};

/** Removes blocks with their children. In a variant, blocks of the default page are hidden instead. */
export const removeBlocks = (
  draft: Draft,
  scope: Scope,
  ids: Ids,
  types: BlockTypes,
): AppliedOutcome => {
  const { hidden, ...arranged } = arrange(draft, scope);
  const roots = rootsOf(arranged, ids);
  if (roots.length === 0) return NONE;
  const isHiddenAlready = (id: string) =>
    scope !== null && hidden.has(id) && Object.hasOwn(draft.blocks, id);
  const removed = roots.filter((id) => !isHiddenAlready(id));
  if (removed.length === 0) return HIDDEN_ALREADY;
  const outcome = editEach(
    draft,
    removed,
    (made, id) => removeBlock(made, scope, id, types),
    `${count(removed.length, 'block')} removed.`,
  );
  return { ...outcome, ids: removed };
};

/** Hides the blocks that are visible in a variant. */
export const hideBlocks = (draft: Draft, scope: Scope, ids: Ids): Outcome => {
  const { hidden, ...arranged } = arrange(draft, scope);
  const visible = rootsOf(arranged, ids).filter((id) => !hidden.has(id));
  if (visible.length === 0) return HIDDEN_ALREADY;
  return editEach(
    draft,
    visible,
    (made, id) => hideBlock(made, scope, id),
    `${count(visible.length, 'block')} hidden.`,
  );
};

/** Shows the blocks that are hidden in a variant, also inside another selected one. */
export const showBlocks = (draft: Draft, scope: Scope, ids: Ids): Outcome => {
  const { hidden } = arrange(draft, scope);
  const invisible = ids.filter((id) => hidden.has(id));
  if (invisible.length === 0) return refuse('These blocks are visible already.');
  return editEach(
    draft,
    invisible,
    (made, id) => showBlock(made, scope, id),
    `${count(invisible.length, 'block')} shown again.`,
  );
};
