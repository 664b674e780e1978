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

const JOINED_STEPS = 50;

/** What a text became with another person's edits. */
interface Joined {
  readonly text: string;
  /** The text with the other choice about what both changed; null if there was none. */
  readonly instead: string | null;
}

/**
 * The history after another person's edits are joined with the text, so that undo takes back only one's own, and a
 * choice about what both changed.
 * @param join a version of the text with their edits; null where both changed the same part, where the history ends
 */
export const joinHistory = (
  { past, future }: History,
  { text, instead }: Joined,
  join: (text: string) => string | null,
): History => {
  const joinUntil = (versions: readonly string[]): readonly string[] => {
    const texts: string[] = [];
    for (const version of versions.slice(0, JOINED_STEPS)) {
      const joined = join(version);
      if (joined === null) break;
      texts.push(joined);
    }
    return texts;
  };
  const earlier = joinUntil([...past].reverse()).toReversed();
  return instead === null
    ? { past: earlier, text, future: joinUntil(future), subject: null }
    : { past: [...earlier, instead], text, future: [], subject: null };
};
