import { DICTIONARY } from './dictionary.ts';

/**
 * Sequences that people type: the alphabet and digits, the rows of a keyboard, and its columns. A secret that follows
 * one of them in equal steps is not random.
 */
const ORDERS: readonly string[] = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789abcdef',
  '1234567890qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '!@#$%^&*()',
];
const MAX_STEP = 3;
const STEPS = 2 * MAX_STEP + 1;
/** Shorter runs and repeats occur in random text. */
const MIN_LENGTH = 4;
/** In a sentence, where each word predicts the next: C. Shannon measured about 1.3 bits per letter of English. */
const WORD_BITS = 7;
/** Shorter words count only before a character that is neither letter nor digit. */
const MIN_WORD_LENGTH = 3;
const KNOWN_TERMS: ReadonlySet<string> = new Set(DICTIONARY);
const MAX_WORD_LENGTH = Math.max(...DICTIONARY.map((word) => word.length));

/** The rest is ignored, because the estimate takes cubic time. */
const MAX_LENGTH = 256;

/** Classes of characters with their size: a generator uses all of a class or none. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[0-9]/, 10],
  [/[a-f]/, 6],
  [/[g-z]/, 20],
  [/[A-F]/, 6],
  [/[G-Z]/, 20],
];
const isSeparator = (character: string | undefined): boolean =>
  /^[^A-Za-z0-9]$/.test(character ?? '');

/** The bits of a single character: few different ones come from a smaller alphabet. */
const literalBitsOf = (secret: string): number => {
  const distinct = new Set(secret);
  const symbols = [...distinct].filter(isSeparator).length;
  const alphabet = KINDS.reduce(
    (sum, [kind, size]) => sum + (kind.test(secret) ? size : 0),
    symbols,
  );
  return Math.log2(Math.min(alphabet, 2 * (distinct.size - 1)) || 1);
};

/** The lengths of the words that start here, each with its separator. */
const wordLengthsAt = (text: string, start: number): number[] => {
  const lengths: number[] = [];
  for (let length = 1; length <= MAX_WORD_LENGTH; length += 1) {
    if (!KNOWN_TERMS.has(text.slice(start, start + length))) continue;
    if (isSeparator(text[start + length])) lengths.push(length + 1);
    else if (length >= MIN_WORD_LENGTH) lengths.push(length);
  }
  return lengths;
};

/** How many characters from here on follow a sequence in equal steps; step 0 repeats one character. */
const runLengthAt = (text: string, start: number): number =>
  Math.max(
    ...ORDERS.map((order) => {
      const first = order.indexOf(text[start] ?? '');
      const step = order.indexOf(text[start + 1] ?? '') - first;
      if (first < 0 || Math.abs(step) > MAX_STEP) return 1;
      let length = 1;
      while (start + length < text.length) {
        const next = first + step * length;
        if (order[next] !== text[start + length]) break;
        length += 1;
      }
      return length;
    }),
    [...text.slice(start)].findIndex((character) => character !== text[start]),
  );

/** How many characters from here on repeat earlier ones. A repeat may overlap its source. */
const repeatLengthAt = (text: string, start: number): number => {
  let longest = 0;
  for (let earlier = 0; earlier < start; earlier += 1) {
    let length = 0;
    while (start + length < text.length && text[earlier + length] === text[start + length])
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};

interface Piece {
  readonly length: number;
  readonly bits: number;
}

/** The ways to encode the text that starts here, with their cost. A single character costs `literalBits`. */
const piecesAt = (text: string, start: number, literalBits: number): Piece[] => {
  const run = runLengthAt(text, start);
  const repeat = repeatLengthAt(text, start);
  const pieces = [
    { length: run, bits: literalBits + Math.log2(STEPS) + Math.log2(run) },
    { length: repeat, bits: Math.log2(start) + Math.log2(repeat) },
  ].filter(({ length }) => length >= MIN_LENGTH);
  const matches = wordLengthsAt(text, start).map((length) => ({ length, bits: WORD_BITS }));
  return [...pieces, ...matches, { length: 1, bits: literalBits }];
};

/**
 * Estimates the bits that an attacker must guess who knows how people make up secrets: the shortest encoding of the
 * text by single characters, words, runs of an alphabet or keyboard, and repeats. Random text contains some of these by
 * chance, so its estimate is slightly below its entropy.
 */
export const estimateEntropy = (secret: string): number => {
  const literalBits = literalBitsOf(secret);
  const text = secret.toLowerCase().slice(0, MAX_LENGTH);
  const bits = [0, ...Array<number>(text.length).fill(Number.POSITIVE_INFINITY)];
  for (let start = 0; start < text.length; start += 1) {
    for (const piece of piecesAt(text, start, literalBits)) {
      // A piece may end earlier, where another one encodes more.
      for (let length = piece.length; length >= Math.min(piece.length, MIN_LENGTH); length -= 1) {
        const end = start + length;
        bits[end] = Math.min(bits[end] ?? 0, (bits[start] ?? 0) + piece.bits);
      }
    }
  }
  return bits[text.length] ?? 0;
};
