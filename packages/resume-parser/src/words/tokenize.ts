/**
 * Splits a text into words of letters and digits, in lower case and without accents: `c++`, `c#`, `.net`, `node.js`,
 * `r&d` each stay one.
 */
export const tokenize = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/(?<=\p{Script=Latin})\p{M}/gu, '')
      .match(/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}.+#&'’]*/gu) ?? []
  ).map((word) => word.replace(/[.'’&]+$/, ''));

/** Whether two words differ by at most one letter: wrong, missing, extra, or swapped with the next. */
export const isSlip = (word: string, meant: string): boolean => {
  if (word === meant) return true;
  if (Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let end = 0;
  const shorter = Math.min(word.length, meant.length);
  while (end < shorter - start && word.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const rest = word.slice(start, word.length - end);
  const meantRest = meant.slice(start, meant.length - end);
  if (rest.length <= 1 && meantRest.length <= 1) return true;
  return rest.length === 2 && rest === [...meantRest].reverse().join('');
};
