const LETTERS_MAX = 2;

/** The first letters of the first two parts of a name, in capitals. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, LETTERS_MAX)
    .join('')
    .toUpperCase();
