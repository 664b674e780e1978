import type { Option } from './option.ts';

const MAX_SHOWN = 8;
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a name, or one of its words, begins with what was typed. */
const begins = (name: string, typed: string): boolean => {
  const text = plain(name);
  return text.startsWith(typed) || text.includes(` ${typed}`);
};

const matches = ({ label, words: synonyms = [] }: Option, typed: string): boolean =>
  [label, ...synonyms].some((name) => begins(name, typed));

/** The options that typed letters may mean, by any of their names, in their order; all that are asked for first without any. */
export const findOptions = (options: readonly Option[], typed: string): readonly Option[] => {
  const letters = plain(typed);
  return options.filter((option) => matches(option, letters)).slice(0, MAX_SHOWN);
};

/** The one option that is called exactly as typed; undefined where none is. */
export const namedOption = (options: readonly Option[], typed: string): Option | undefined =>
  options.find(({ label, words: synonyms = [] }) =>
    [label, ...synonyms].some((name) => plain(name) === plain(typed)),
  );
