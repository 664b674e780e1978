import type { Finding } from '@broadsheet/contract/finding';
import type { NamedAudience, NamedAudiences } from '@broadsheet/contract/named-audiences';
import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { createEntriesText } from '../text/entries-text.ts';

const file = createEntriesText('audiences.schema.json');

const KEY_LENGTH = 48;

export interface DraftAudiences {
  /** Null if the text has no audiences that a form can show; the findings explain why. */
  readonly audiences: NamedAudiences | null;
  readonly findings: readonly Finding[];
}

export const readDraftAudiences = (text: string): DraftAudiences => {
  const { written, findings } = parseAudiences(AUDIENCES_FILE, file.textOrNew(text));
  return { audiences: written?.audiences ?? null, findings };
};

/** Adds or replaces one audience in the text. */
export const writeAudience = (text: string, key: string, audience: NamedAudience): string =>
  file.set(text, key, audience);

/** Removes an audience from the text. No page may use it. */
export const removeAudience = (text: string, key: string): string => file.remove(text, key);

/** A key for a name: its letters and digits, and a number where another audience has that key. */
export const keyForName = (name: string, audiences: NamedAudiences): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, KEY_LENGTH - 4);
  const base = plain === '' ? 'audience' : plain;
  let key = base;
  for (let number = 2; audiences.has(key); number += 1) key = `${base}-${number}`;
  return key;
};
