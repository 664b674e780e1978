/** The versions of a file; undo and redo move through them. */
export interface History {
  readonly past: readonly string[];
  readonly text: string;
  readonly future: readonly string[];
  /** The subject of the last edit. The next edit with the same subject joins its undo step. */
  readonly subject: string | null;
}

const MAX_STEPS = 200;

export const beginHistory = (text: string): History => ({
  past: [],
  text,
  future: [],
  subject: null,
});

/** @param subject edits with the same one, such as the letters typed into a field, are one step */
export const remember = (
  history: History,
  text: string,
  subject: string | null = null,
): History => {
  if (text === history.text) return history;
  if (subject !== null && subject === history.subject) return { ...history, text, future: [] };
  return { past: [...history.past, history.text].slice(-MAX_STEPS), text, future: [], subject };
};

export const undo = (history: History): History => {
  const text = history.past.at(-1);
  if (text === undefined) return history;
  const future = [history.text, ...history.future];
  return { past: history.past.slice(0, -1), text, future, subject: null };
};

export const redo = (history: History): History => {
  const [text, ...future] = history.future;
  if (text === undefined) return history;
  return { past: [...history.past, history.text], text, future, subject: null };
};
