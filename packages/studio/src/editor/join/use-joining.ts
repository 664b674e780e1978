import { useEffect, useRef, useState } from 'react';
import type { Joining, LayoutDocument } from '../saving/use-layout-document.ts';
import type { Choice } from './join-newest.ts';

interface JoiningState {
  /** Who else's edits the page has now; null if nobody's. */
  readonly joined: string | null;
  /** What both changed, for a choice; null if there is nothing to choose. */
  readonly open: Joining | null;
  readonly failed: boolean;
}

export interface JoiningOfPage extends JoiningState {
  readonly join: (choice?: Choice) => void;
  readonly close: () => void;
}

const NOTHING: JoiningState = { joined: null, open: null, failed: false };

/**
 * Joins the page with what another person saved, as soon as somebody has. What both changed is for the user to choose.
 */
export const useJoining = (document: LayoutDocument): JoiningOfPage => {
  const [state, setState] = useState(NOTHING);
  const isBusy = useRef(false);
  const { saving, behind } = document;
  const isDue = saving.kind === 'moved' || (behind !== null && saving.kind === 'saved');
  const join = (choice?: Choice) => {
    if (isBusy.current) return;
    isBusy.current = true;
    document
      .join(choice)
      .then(
        (joining) =>
          setState(
            joining.clashes?.length === 0
              ? { ...NOTHING, joined: joining.by }
              : { ...NOTHING, open: joining },
          ),
        () => setState((now) => ({ ...now, failed: true })),
      )
      .finally(() => {
        isBusy.current = false;
      });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that somebody else saved
  useEffect(() => {
    if (isDue) join();
  }, [isDue]);
  return { ...state, join, close: () => setState(NOTHING) };
};
