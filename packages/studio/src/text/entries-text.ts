import { writeJson } from '../editor/model/write-json.ts';

type Entries = Readonly<Record<string, unknown>>;

/** Edits of a JSON file of entries with keys, as text: what an edit does not touch keeps its text. */
export interface EntriesText {
  /** The text, or that of a new file where there is none. */
  readonly textOrNew: (text: string) => string;
  readonly change: (text: string, edit: (file: Entries) => Entries) => string;
  /** Adds or replaces an entry. */
  readonly set: (text: string, key: string, entry: object) => string;
  readonly remove: (text: string, key: string) => string;
}

/** @param schema the file's JSON Schema, as a new file names it */
export const createEntriesText = (schema: string): EntriesText => {
  const newFile = `{\n  "$schema": "./schema/${schema}"\n}\n`;
  const textOrNew = (text: string): string => (text.trim() === '' ? newFile : text);
  const change: EntriesText['change'] = (text, edit) => {
    const before = textOrNew(text);
    const file: Record<string, unknown> = JSON.parse(before.replace(/^\ufeff/, ''));
    return writeJson(before, edit(file));
  };
  return {
    textOrNew,
    change,
    set: (text, key, entry) => change(text, (file) => ({ ...file, [key]: entry })),
    remove: (text, key) =>
      change(text, (file) =>
        Object.fromEntries(Object.entries(file).filter(([each]) => each !== key)),
      ),
  };
};
