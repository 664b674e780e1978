import type { Finding } from '@broadsheet/contract/finding';
import { parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import { isJsonObject } from '../editor/model/json.ts';

/** Texts of the interface by their names. */
export type Texts = Readonly<Record<string, string>>;

interface ReadTexts {
  /** Null if the file holds anything else than texts. */
  readonly texts: Texts | null;
  readonly findings: readonly Finding[];
}

const NEW_FILE = '{}\n';
/** The text of a file, which starts without an entry. */
export const textOrNew = (text: string): string => (text.trim() === '' ? NEW_FILE : text);

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

export const readTexts = (file: string, text: string): ReadTexts => {
  const { source, findings } = parseJson(file, textOrNew(text));
  const value = source && findings.length === 0 ? plainValue(source.root) : null;
  const entries = isJsonObject(value) ? Object.entries(value) : null;
  return { texts: entries?.every(isText) ? Object.fromEntries(entries) : null, findings };
};
