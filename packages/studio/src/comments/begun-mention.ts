import type { StaffName } from '@broadsheet/contract/studio/staff';

export interface BegunMention {
  /** Of the `@`. */
  readonly from: number;
  readonly colleagues: readonly StaffName[];
}

const BEGUN = /(?:^|[^\p{L}\p{N}_])@([\p{L}\p{M}\p{N}_. ]{0,80})$/u;
const STARTS_WORD = /^[\p{L}\p{N}]/u;
const MAX_OFFERED = 6;

const isNamedBy = (typed: string) => {
  const wanted = typed.toLowerCase();
  return ({ name }: StaffName): boolean =>
    name
      .toLowerCase()
      .split(' ')
      .some((_, index, names) => names.slice(index).join(' ').startsWith(wanted));
};

/** The mention that is being typed before the caret, and who it can mean; null without one. */
export const findBegunMention = (
  text: string,
  caret: number,
  colleagues: readonly StaffName[],
): BegunMention | null => {
  const typed = BEGUN.exec(text.slice(0, caret))?.[1];
  if (typed === undefined) return null;
  const found = colleagues.filter(isNamedBy(typed)).slice(0, MAX_OFFERED);
  const isDone = found.some(({ name }) => name === typed.trimEnd());
  return found.length === 0 || isDone
    ? null
    : { from: caret - typed.length - 1, colleagues: found };
};

/** The text with the begun mention completed, and the caret after it. */
export const completeMention = (
  text: string,
  caret: number,
  { from }: BegunMention,
  { name }: StaffName,
): { readonly text: string; readonly caret: number } => {
  const rest = text.slice(caret).trimStart();
  const gap = rest === '' || STARTS_WORD.test(rest) ? ' ' : '';
  const before = `${text.slice(0, from)}@${name}${gap}`;
  return { text: before + rest, caret: before.length };
};
