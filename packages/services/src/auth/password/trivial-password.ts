const MIN_DISTINCT_CHARACTERS = 5;
const MAX_REPEATED_LENGTH = 4;
/** The minimum number of characters when each run counts as one. */
const MIN_UNPREDICTABLE = 5;
const MIN_RUN = 3;
/** Shorter parts of a name also occur in ordinary words. */
const MIN_NAME_PART = 3;

/** Sequences of an alphabet or a keyboard, checked in both directions. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) =>
    [...row].flatMap((character, at) => {
      const next = row[at + 1];
      return next === undefined ? [] : [`+${character}${next}`, `-${next}${character}`];
    }),
  ),
);

/** How one character follows another: by repetition, up or down a row; null where no rule matches. */
const findStep = (from: string, to: string): string | null => {
  if (from === to) return '=';
  return ['+', '-'].find((direction) => NEIGHBOURS.has(`${direction}${from}${to}`)) ?? null;
};

const isRepeated = (characters: readonly string[]): boolean =>
  [1, 2, 3, MAX_REPEATED_LENGTH].some((length) =>
    characters.every((character, at) => character === characters[at % length]),
  );

/** Counts the characters, with each run of equal or neighbouring characters as one. */
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
 * Whether a password follows a rule that attackers try first: few different characters, a short text repeated, runs of
 * an alphabet or a keyboard, or little more than the owner's name or address. Runs in linear time.
 * @param personal the owner's name and e-mail address
 */
export const isTrivialPassword = (password: string, personal: readonly string[]): boolean => {
  const lower = password.toLowerCase();
  const characters = [...lower];
  if (new Set(characters).size < MIN_DISTINCT_CHARACTERS || isRepeated(characters)) return true;
  const nameless = partsOf(personal).reduce((text, part) => text.replaceAll(part, '\0'), lower);
  return countUnpredictable([...nameless]) < MIN_UNPREDICTABLE;
};
