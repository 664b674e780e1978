import { type Month, YEAR_MAX, YEAR_MIN } from './month.ts';

/** A month, a year, or the present, in a text. */
export interface FoundMonth {
  readonly at: number;
  readonly end: number;
  /** null: the present. `isBare`: the name of a month, whose year comes later in the text. */
  readonly month: Month | null;
  readonly isBare: boolean;
}

/** English, and the names of other languages of templates, from January on. */
const MONTH_NAMES: readonly string[] = [
  'jan(?:uary|vier|v|uar)?|enero',
  'feb(?:ruary|ruar)?|f[ée]vr?(?:ier)?|febrero',
  'mar(?:ch|s|zo)?|märz',
  'apr(?:il)?|avr(?:il)?|abr(?:il)?',
  'may|mai|mayo',
  'june?|juin|juni|junio',
  'july?|juil(?:let)?|juli|julio',
  'aug(?:ust)?|ao[uû]t|agosto',
  'sept?(?:ember|embre|iembre)?',
  'oct(?:ober|obre|ubre)?|okt(?:ober)?',
  'nov(?:ember|embre|iembre)?',
  'dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember)?|dic(?:iembre)?',
];
const NAME = `(${MONTH_NAMES.join('|')})(?![\\p{L}\\p{M}])`;
const NAME_PATTERNS = MONTH_NAMES.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const YEAR = '((?:19|20)\\d{2})';
/** A number of a title is no day: "SDE-1, Dec 2021". */
const DAY = '(?:(?<![\\p{L}\\d]-)[0-3]?\\d(?:st|nd|rd|th)?[ ./,-]+)?';
const APART = "[\\s.,/’'`-]*";

const PATTERNS = {
  present:
    /\b(?:present|current(?:ly)?|date|now|today|ongoing|on-going|continuing|pursuing|aujourd[’']hui|heute|actualidad|atual)\b/giu,
  named: new RegExp(`\\b${DAY}${NAME}${APART}(?:[0-3]?\\d(?:st|nd|rd|th)?,\\s*)?${YEAR}\\b`, 'giu'),
  short: new RegExp(`\\b${DAY}${NAME}\\.?\\s*[’'\`-]\\s*(\\d{2})\\b(?!\\d)`, 'giu'),
  numbers: new RegExp(
    `(?<![\\d/.-])(?:[0-3]?\\d[./-])?(0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}(?!\\d)`,
    'gu',
  ),
  backwards: new RegExp(
    `(?<![\\d/.-])${YEAR}[./-](0[1-9]|1[0-2]|(?<=[./])[1-9])(?:[./-][0-3]?\\d)?(?![\\d/])`,
    'gu',
  ),
  year: new RegExp(`(?<![\\d₹$,.])${YEAR}(?![\\d%+]|,\\d)`, 'gu'),
  bare: new RegExp(`\\b${NAME}\\.?(?=\\s*(?:-|–|—|to\\b))`, 'giu'),
};
type Pattern = keyof typeof PATTERNS;

const numberOf = (name = ''): number =>
  NAME_PATTERNS.findIndex((names) => names.test(name.normalize('NFC'))) + 1;
/** '98 is in the last century, '26 in this one. */
const centuryOf = (year: number): number => (year >= 60 ? 1900 + year : 2000 + year);

const monthOf = (
  pattern: Pattern,
  [, first = '', second = '']: readonly string[],
): Month | null => {
  if (pattern === 'present') return null;
  if (pattern === 'named') return { month: numberOf(first), year: Number(second) };
  if (pattern === 'short') return { month: numberOf(first), year: centuryOf(Number(second)) };
  if (pattern === 'numbers') return { month: Number(first), year: Number(second) };
  if (pattern === 'backwards') return { month: Number(second), year: Number(first) };
  if (pattern === 'bare') return { month: numberOf(first), year: YEAR_MIN };
  return { month: null, year: Number(first) };
};

/** The names of months alone. */
export const MONTH_NAME = new RegExp(`\\b${NAME}\\.?`, 'giu');

const isPattern = (name: string): name is Pattern => name in PATTERNS;

/** All months of a text in order, without overlaps: of two at one position, the more precise one. */
export const findMonths = (text: string): FoundMonth[] => {
  const found: FoundMonth[] = [];
  for (const [name, pattern] of Object.entries(PATTERNS)) {
    if (!isPattern(name)) continue;
    for (const match of text.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      const month = monthOf(name, match);
      const isFree = found.every((other) => end <= other.at || at >= other.end);
      const isLikely = month === null || (month.year >= YEAR_MIN && month.year <= YEAR_MAX);
      if (isFree && isLikely) found.push({ at, end, month, isBare: name === 'bare' });
    }
  }
  return found.sort((a, b) => a.at - b.at);
};
