import { romanise } from '@broadsheet/contract/romanise';

/** Punctuation between letters; within numbers it stays: "2.5", "0-2", "3+". */
const BETWEEN_DIGITS = /(?<=\d)\s*[-–—~]\s*(?=\d)/g;
const GROUPED_DIGITS = /(?<=\d),(?=\d{2,3}(?:\D|$))/g;
const SEPARATORS = /(?<!\d)[.+]|\.(?!\d)|(?<!\d)-|-(?!\d)|[^\p{L}\p{N}.+-]+/gu;

/**
 * The words of a text as the search knows them: Latin letters, lower case, without accents and punctuation; `c++`, `c#`,
 * `.net` and `node.js` are single words, as for `broadsheet_fold` in the database. Numbers keep their form.
 */
export const foldText = (text: string): readonly string[] =>
  romanise(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('++', 'plusplus')
    .replace(/([a-z])#/g, '$1sharp')
    .replace(/\.net\b/g, ' dotnet')
    .replace(/\.js\b/g, 'js')
    .replace(/['’]/g, ' ')
    .replace(GROUPED_DIGITS, '')
    .replace(BETWEEN_DIGITS, '-')
    .replace(SEPARATORS, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
