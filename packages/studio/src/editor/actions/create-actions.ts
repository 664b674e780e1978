import type { EditingActions } from '../editing.ts';
import { validateOutcome } from '../model/outcome.ts';
import { writeJson } from '../model/write-json.ts';
import type { ActionDeps, BasicActions } from './action-deps.ts';
import { createBlockActions } from './block-actions.ts';
import { createInsertActions } from './insert-actions.ts';
import { createSelectionActions } from './selection-actions.ts';

const createAttempt =
  ({ document, draft, types, announce }: ActionDeps): EditingActions['attempt'] =>
  (outcome, subject) => {
    const validated = validateOutcome(draft, outcome, types);
    if ('refused' in validated) {
      announce({ text: validated.refused, refused: true });
      return false;
    }
    announce({ text: validated.text, refused: false });
    document.write(writeJson(document.text, validated.draft), subject);
    return true;
  };

/** The actions of one render of the editor. */
export const createActions = (deps: ActionDeps): EditingActions => {
  const { document, draft, scope, types, getSelection, choose, announce, focus } = deps;
  const selecting = createSelectionActions(deps);
  const basic: BasicActions = { attempt: createAttempt(deps), ...selecting };
  const step = (can: number, go: () => void, [done, verb]: readonly [string, string]) => {
    if (can > 0) go();
    const more = can > 1 ? `${can - 1} more to ${verb}.` : `Nothing left to ${verb}.`;
    announce({ text: can > 0 ? `${done} ${more}` : `Nothing to ${verb}.`, refused: can === 0 });
  };
  return {
    now: () => ({ draft, scope, types, selection: getSelection() }),
    focus: (id) => focus([id]),
    choose: (next) => {
      choose(next);
      announce(null);
    },
    announce,
    attempt: basic.attempt,
    undo: () => step(document.undoable, document.undo, ['Undone.', 'undo']),
    redo: () => step(document.redoable, document.redo, ['Redone.', 'redo']),
    ...selecting,
    ...createBlockActions(deps, basic),
    ...createInsertActions(deps, basic),
  };
};
