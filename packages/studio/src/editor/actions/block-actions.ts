import { count } from '../../format/count.ts';
import { type BlockActions, type EditingActions, targetsOf } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { copyBlock, hideBlock, removeBlock, showBlock } from '../model/edit-blocks.ts';
import {
  type AppliedOutcome,
  copyBlocks,
  hideBlocks,
  removeBlocks,
  shiftBlocks,
  showBlocks,
} from '../model/edit-several.ts';
import { formatPosition } from '../model/format-position.ts';
import { listOf } from '../model/move.ts';
import type { Outcome } from '../model/outcome.ts';
import { blocksBy, titleOfBlock } from '../model/outline.ts';
import { positionBeside, validateMove } from '../model/places.ts';
import { rootsOf } from '../model/selection.ts';
import type { ActionDeps, BasicActions } from './action-deps.ts';

const NO_NEIGHBOUR: Outcome = { refused: 'It is already at the end.' };

const createMove =
  ({ draft, scope, types, announce }: ActionDeps, basic: BasicActions): EditingActions['move'] =>
  (ids, position) => {
    const outcome = validateMove(draft, scope, ids, position, types);
    if (!basic.attempt(outcome) || 'refused' in outcome) return;
    const [id] = ids;
    if (id === undefined || ids.length > 1) return basic.selectSeveral(ids);
    basic.select(id);
    if (outcome.draft !== draft)
      announce({ text: formatPosition(arrange(outcome.draft, scope), id, types), refused: false });
  };

/** The blocks of an action, by the selection at the time that it runs. */
const targetsFor = ({ getSelection }: ActionDeps, id: string): readonly string[] =>
  targetsOf({ selection: getSelection() }, id);

/** What an undo of the removal brings back. */
const createRemove =
  (deps: ActionDeps, basic: BasicActions): BlockActions['remove'] =>
  (id, ids) => {
    const { draft, scope, types, arranged, rows, focus, announce, offerUndo } = deps;
    const roots = rootsOf(arranged, ids ?? targetsFor(deps, id));
    const [first = id] = roots;
    const title = titleOfBlock({ blocks: arranged.blocks, types }, first);
    const outcome: AppliedOutcome =
      roots.length > 1
        ? removeBlocks(draft, scope, roots, types)
        : removeBlock(draft, scope, first, types);
    if (!basic.attempt(outcome)) return;
    focus(blocksBy(rows, first));
    // The message is shown once, as a toast with an undo button.
    announce(null);
    const removed = outcome.ids ?? roots;
    const isHidden = scope !== null && removed.every((each) => Object.hasOwn(draft.blocks, each));
    const subject = roots.length > 1 ? count(removed.length, 'block') : `“${title}”`;
    offerUndo(isHidden ? `${subject} hidden in this variant.` : `${subject} removed.`, () =>
      roots.length > 1 ? basic.selectSeveral(roots) : focus([first]),
    );
  };

const createDuplicate =
  (deps: ActionDeps, basic: BasicActions): BlockActions['duplicate'] =>
  (id) => {
    const { draft, scope, arranged } = deps;
    const roots = rootsOf(arranged, targetsFor(deps, id));
    const [first = id] = roots;
    if (roots.length > 1) {
      const copied: AppliedOutcome = copyBlocks(draft, scope, roots);
      if (basic.attempt(copied)) basic.selectSeveral(copied.ids ?? roots);
      return;
    }
    const copied = copyBlock(draft, scope, first);
    if (basic.attempt(copied)) basic.select(copied.id ?? first);
  };

/** The actions on the blocks of a page. */
export const createBlockActions = (
  deps: ActionDeps,
  basic: BasicActions,
): BlockActions & Pick<EditingActions, 'move'> => {
  const { draft, scope, arranged, openSectionDialog } = deps;
  const { attempt } = basic;
  const move = createMove(deps, basic);
  const targets = (id: string) => targetsFor(deps, id);
  const hasSeveral = (id: string) => rootsOf(arranged, targets(id)).length > 1;
  return {
    move,
    shift: (id, by) => {
      if (hasSeveral(id)) {
        attempt(shiftBlocks(draft, scope, targets(id), by));
        return;
      }
      const [only = id] = rootsOf(arranged, targets(id));
      const position = positionBeside(arranged, only, by);
      if (position) move([only], position);
      else if (listOf(arranged, only) === undefined) move([only], { list: 'order', before: null });
      else attempt(NO_NEIGHBOUR);
    },
    duplicate: createDuplicate(deps, basic),
    hide: (id) =>
      void attempt(
        hasSeveral(id) ? hideBlocks(draft, scope, targets(id)) : hideBlock(draft, scope, id),
      ),
    show: (id) =>
      void attempt(
        targets(id).length > 1
          ? showBlocks(draft, scope, targets(id))
          : showBlock(draft, scope, id),
      ),
    remove: createRemove(deps, basic),
    openSectionDialog: (id) => openSectionDialog(id === null ? null : targets(id)),
  };
};
