/** Texts of a file as they followed each other; undo and redo walk them. */
export interface History {
  readonly past: readonly string[];
  readonly text: string;
  readonly future: readonly string[];
}

const STEPS_KEPT = 200;

export const beginHistory = (text: string): History => ({ past: [], text, future: [] });

export const remember = (history: History, text: string): History =>
  text === history.text
    ? history
    : { past: [...history.past, history.text].slice(-STEPS_KEPT), text, future: [] };

export const undo = (history: History): History => {
  const text = history.past.at(-1);
  if (text === undefined) return history;
  return { past: history.past.slice(0, -1), text, future: [history.text, ...history.future] };
};

export const redo = (history: History): History => {
  const [text, ...future] = history.future;
  if (text === undefined) return history;
  return { past: [...history.past, history.text], text, future };
};
