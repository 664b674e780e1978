import { useState } from 'react';
import type { History } from './history.ts';

const STEPS_MAX = 100;

interface Steps {
  readonly past: readonly string[];
  readonly future: readonly string[];
}

/** Undo and redo for a text that nothing saves. */
export const useHistory = (text: string, type: (text: string) => void): History => {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const last = past.at(-1);
  const next = future[0];
  return {
    write: (written) => {
      if (written === text) return;
      setSteps({ past: [...past, text].slice(-STEPS_MAX), future: [] });
      type(written);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setSteps({ past: past.slice(0, -1), future: [text, ...future] });
            type(last);
          },
    redo:
      next === undefined
        ? null
        : () => {
            setSteps({ past: [...past, text], future: future.slice(1) });
            type(next);
          },
  };
};
