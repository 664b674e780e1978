const MIN_DISTINCT_CHARACTERS = 5;
const MAX_REPEATED_LENGTH = 4;
/** Characters of a run count as one: this many have to be left that no simple rule gives. */
const MIN_UNPREDICTABLE = 5;
const MIN_RUN = 3;
/** Shorter parts of a name occur in other words. */
const MIN_NAME_PART = 3;

/** Characters that follow each other in an alphabet or on a keyboard, read in both directions. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) =>
    [...row].flatMap((character, at) => {
      const next = row[at + 1];
      return next === undefined ? [] : [`+${character}${next}`, `-${next}${character}`];
    }),
  ),
);

/** How one character follows another: by the same one, up a row or down a row; null where no rule gives it. */
const findStep = (from: string, to: string): string | null => {
  if (from === to) return '=';
  return ['+', '-'].find((direction) => NEIGHBOURS.has(`${direction}${from}${to}`)) ?? null;
};

const isRepeated = (characters: readonly string[]): boolean =>
  [1, 2, 3, MAX_REPEATED_LENGTH].some((length) =>
    characters.every((character, at) => character === characters[at % length]),
  );

/** How many characters are left when each run of equal or neighbouring characters counts as one. */
const countUnpredictable = (characters: readonly string[]): number => {
  let count = 0;
  for (let start = 0; start < characters.length; ) {
    let end = start + 1;
    const step = findStep(characters[start] ?? '', characters[end] ?? '');
    while (step !== null && findStep(characters[end - 1] ?? '', characters[end] ?? '') === step)
      end += 1;
    const isRun = end - start >= MIN_RUN;
    count += 1;
    start = isRun ? end : start + 1;
  }
  return count;
};

const partsOf = (personal: readonly string[]): string[] =>
  personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= MIN_NAME_PART)
    .sort((one, other) => other.length - one.length);

/**
 * Whether a password follows a rule that is tried at once: few different characters, a short text again and again, runs of
 * an alphabet or a keyboard, or the owner's own name or address with little beside it. Takes time in proportion to its length.
 * @param personal the owner's name and e-mail address
 */
export const isTrivialPassword = (password: string, personal: readonly string[]): boolean => {
  const lower = password.toLowerCase();
  const characters = [...lower];
  if (new Set(characters).size < MIN_DISTINCT_CHARACTERS || isRepeated(characters)) return true;
  const nameless = partsOf(personal).reduce((text, part) => text.replaceAll(part, '\0'), lower);
  return countUnpredictable([...nameless]) < MIN_UNPREDICTABLE;
};
