import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';

const ADDRESS = /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,24}/iu;
/** The start of a hyphenated word at the end of a line. */
const BROKEN = /(?:^|\s)([\p{L}\p{N}._]{2,})-$/u;
const LENGTH_MAX = 254;

const find = (text: string): string | null => {
  const address = ADDRESS.exec(text)?.[0].toLowerCase() ?? null;
  return address !== null && address.length <= LENGTH_MAX ? address : null;
};

/** "name [at] gmail [dot] com", "name @ gmail.com" */
const closeUp = (text: string): string =>
  text
    .replace(/\s*[[(]\s*at\s*[\])]\s*/giu, '@')
    .replace(/\s*[[(]\s*dot\s*[\])]\s*/giu, '.')
    .replace(/\s*@\s*/gu, '@');

/** The first address of a resume, also where a line break splits it. */
export const findEmail = (texts: readonly string[]): ParsedResume['email'] => {
  for (const [index, text] of texts.entries()) {
    const value = find(text);
    if (value === null) continue;
    const broken = BROKEN.exec(texts[index - 1] ?? '')?.[1];
    // "ro-" above "han@example.in": a line break within the word.
    return broken !== undefined && text.toLowerCase().trimStart().startsWith(value)
      ? { value: `${broken.toLowerCase()}${value}`, confidence: 0.8 }
      : { value, confidence: 1 };
  }
  for (const [index, text] of texts.entries()) {
    const next = texts[index + 1] ?? '';
    const isBroken = /@\S*$/u.test(text) || /^@/u.test(next);
    const value = find(closeUp(text)) ?? (isBroken ? find(closeUp(text + next)) : null);
    if (value !== null) return { value, confidence: 0.8 };
  }
  // A gap between letters is no space: "ASHA@OU TLOOK.COM".
  for (const text of texts) {
    const joined = text.includes('@') ? text.replace(/\s/gu, '') : '';
    const value = find(joined);
    if (value !== null && value.length === joined.length) return { value, confidence: 0.6 };
  }
  return undefined;
};
