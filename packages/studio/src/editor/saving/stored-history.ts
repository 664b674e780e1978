import Type from 'typebox';
import Value from 'typebox/value';
import type { History } from '../model/history.ts';

const PREFIX = 'edits: ';
const MAX_STEPS = 30;

const Stored = Type.Object({
  past: Type.Array(Type.String()),
  text: Type.String(),
  future: Type.Array(Type.String()),
});

const editsKey = (change: string, file: string): string => `${PREFIX}${change} ${file}`;

/** Stores the undo history of a file for this tab. A full or closed storage costs the history, nothing else. */
export const storeHistory = (change: string, file: string, history: History): void => {
  const { past, text, future } = history;
  const stored = { past: past.slice(-MAX_STEPS), text, future: future.slice(0, MAX_STEPS) };
  try {
    if (past.length + future.length > 0)
      sessionStorage.setItem(editsKey(change, file), JSON.stringify(stored));
  } catch {
    // Then the file has no history after a reload.
  }
};

/** The history of a file when it was left; null if there is none, or the file has changed since. */
export const takeHistory = (change: string, file: string, text: string): History | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(editsKey(change, file)) ?? 'null');
    return Value.Check(Stored, stored) && stored.text === text
      ? { ...stored, subject: null }
      : null;
  } catch {
    return null;
  }
};

/** Forgets all histories, when the user logs out. */
export const forgetHistories = (): void => {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has none.
  }
};
