import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { type History, remember } from '../model/history.ts';

interface Proposed {
  readonly text: string;
  /** The history that the proposal hides, with the steps that can be redone. */
  readonly before: History;
}

/** A text that is shown as a step of the history, and that nobody has accepted. */
export const useProposal = (history: History, setHistory: Dispatch<SetStateAction<History>>) => {
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [withdrawn, setWithdrawn] = useState<Proposed | null>(null);
  const isOpen = proposed !== null && proposed.text === history.text;
  return {
    isOpen,
    /** The history without the proposal. */
    accepted: isOpen ? proposed.before : history,
    /** The text that was taken back and can be proposed again; null once the text beneath it changed. */
    withdrawn: withdrawn?.before.text === history.text ? withdrawn.text : null,
    propose: (text: string) => {
      if (text === history.text) return;
      setWithdrawn(null);
      setProposed({ text, before: history });
      setHistory(remember(history, text));
    },
    /** The text is no proposal any more: it is part of the history. */
    end: useCallback(() => setProposed(null), []),
    withdraw: () => {
      setProposed(null);
      if (!isOpen) return;
      setWithdrawn(proposed);
      setHistory(proposed.before);
    },
  };
};
