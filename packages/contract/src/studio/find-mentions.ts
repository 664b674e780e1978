import type { StaffName } from './staff.ts';

export interface Mention {
  readonly staff: StaffName;
  /** Of the `@` in the text. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** With the marks of scripts that write vowels so: `राम` is no part of `रामी`. */
const LETTER = /[\p{L}\p{M}\p{N}_]/u;

const isLetterAt = (text: string, index: number): boolean => LETTER.test(text.charAt(index));

/**
 * Finds `@name` of these people, in the order of the text. The longest name counts: `@Asha Rao` does not mention Asha.
 * An e-mail address mentions nobody. People with the same name are all mentioned.
 */
export const findMentions = (text: string, people: readonly StaffName[]): readonly Mention[] => {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length);
  const found: Mention[] = [];
  for (let from = text.indexOf('@'); from !== -1; from = text.indexOf('@', from + 1)) {
    if (from > 0 && isLetterAt(text, from - 1)) continue;
    const named = byLength.filter(
      ({ name }) => text.startsWith(name, from + 1) && !isLetterAt(text, from + 1 + name.length),
    );
    const length = named[0]?.name.length;
    for (const staff of named)
      if (staff.name.length === length) found.push({ staff, from, to: from + 1 + length });
  }
  return found;
};
