import type { Option } from './option.ts';

const MAX_SHOWN = 8;
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** True if the name, or one of its words, starts with the typed text. */
const begins = (name: string, typed: string): boolean => {
  const text = plain(name);
  return text.startsWith(typed) || text.includes(` ${typed}`);
};

const matches = ({ label, words: synonyms = [] }: Option, typed: string): boolean =>
  [label, ...synonyms].some((name) => begins(name, typed));

/** Finds options by the typed text and any of their names, in their order. Without a text it returns the top options. */
export const findOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const letters = plain(typed);
  return options.filter((option) => matches(option, letters)).slice(0, MAX_SHOWN);
};

/** Finds the option whose name equals the typed text; undefined if there is none. */
export const namedOption = (options: readonly Option[], typed: string): Option | undefined =>
  options.find(({ label, words: synonyms = [] }) =>
    [label, ...synonyms].some((name) => plain(name) === plain(typed)),
  );
