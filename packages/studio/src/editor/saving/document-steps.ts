import { type History, redo, remember, undo } from '../model/history.ts';
import type { useProposal } from './use-proposal.ts';

interface StepDeps {
  readonly history: History;
  readonly proposal: ReturnType<typeof useProposal>;
  /** Whether nothing waits to be saved or joined. */
  readonly canPropose: () => boolean;
  /** Shows a text as an edit, and saves it. */
  readonly edit: (next: History) => void;
  readonly withdraw: () => void;
}

/** The steps through the history, of which a proposal is the last. */
export const createSteps = ({ history, proposal, canPropose, edit, withdraw }: StepDeps) => {
  const { isOpen: isProposed, withdrawn } = proposal;
  const propose = (text: string): void => {
    if (canPropose()) proposal.propose(text);
  };
  return {
    isProposed,
    propose,
    acceptProposal: () => {
      if (isProposed) edit(history);
    },
    undoable: history.past.length,
    // Steps of an earlier visit go before a proposal that was taken back.
    redoable: history.future.length || (withdrawn !== null && canPropose() ? 1 : 0),
    write: (text: string, subject?: string) => {
      if (text !== history.text) edit(remember(history, text, subject));
    },
    undo: () => {
      if (isProposed) withdraw();
      else if (history.past.length > 0) edit(undo(history));
    },
    redo: () => {
      if (history.future.length > 0) edit(redo(history));
      else if (withdrawn !== null) propose(withdrawn);
    },
  };
};
