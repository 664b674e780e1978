import { ANY_BAND, findBand } from '@broadsheet/contract/experience';
import { MAX_YEARS } from '../imported-job.ts';

/** Required completed years, both ends included. */
export interface Years {
  readonly minYears: number;
  readonly maxYears: number;
}

const MONTHS_A_YEAR = 12;
/** Descriptions state their requirements before this length. */
const MAX_CHARACTERS = 20_000;
/** The upper end of "3+ years". */
const OPEN_END = findBand(ANY_BAND)?.maxYears ?? MAX_YEARS;

const NUMBER_NAMES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];
const numberWord = new RegExp(`\\b(${NUMBER_NAMES.join('|')})\\b(?:\\s*\\(\\d+\\))?`, 'g');

const number = '(?<![\\w.-])(\\d{1,3}(?:\\.\\d+)?)';
const upper = '(\\d{1,3}(?:\\.\\d+)?)';
const unit = '(years?|yrs?\\.?|y|months?|mos?|mths?)';
const RANGE = new RegExp(
  `${number}\\s*\\+?\\s*${unit}?\\s*(?:-|to|and|/)\\s*${upper}\\s*\\+?\\s*${unit}?(?![\\w])`,
);
const SINGLE = new RegExp(
  `${number}\\s*(\\+|plus|or more|and above|& above|and up)?\\s*${unit}?(?![\\w])\\s*(\\+|plus|or more|and above|& above|and up)?`,
);
const FRESHER =
  /\b(freshers?|entry[ -]level|no (?:prior )?experience|not required|nil|none|interns?|trainee)\b/;
const MINIMUM = /\b(min(?:imum)?|at ?least|over|more than|above)\b/;
const MAXIMUM = /\b(max(?:imum)?|up ?to|less than|below|under|within)\b|^\s*</;
const IN_SENTENCE = new RegExp(
  `(?:(?:min(?:imum)?(?: of)?|at ?least|over|more than|up ?to)\\s+)?${number}\\s*\\+?\\s*(?:(?:-|to)\\s*${upper}\\s*\\+?\\s*)?(?:years?|yrs?)\\b(?=.{0,60}experience|\\s*(?:of|in|as)\\b)|experience\\D{0,30}${number}\\s*\\+?\\s*(?:(?:-|to)\\s*${upper}\\s*\\+?\\s*)?(?:years?|yrs?)\\b`,
);

const plain = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[–—−~]/g, '-')
    .replace(numberWord, (_, word: string) => String(NUMBER_NAMES.indexOf(word)));

const inMonths = (unitText: string | undefined): boolean => unitText?.startsWith('m') ?? false;

const years = (min: number, max: number): Years | null => {
  const [low, high] = min <= max ? [min, max] : [max, min];
  if (high > MAX_YEARS) return null;
  return { minYears: Math.floor(low), maxYears: Math.ceil(high) };
};

const parseRange = (text: string): Years | null => {
  const [, from, fromUnit, to, toUnit] = RANGE.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  const scale = (value: string, unitText: string | undefined) =>
    Number(value) / (inMonths(unitText) ? MONTHS_A_YEAR : 1);
  return years(scale(from, fromUnit ?? toUnit), scale(to, toUnit ?? fromUnit));
};

const parseSingle = (text: string): Years | null => {
  const [, amount, plusBefore, unitText, plusAfter] = SINGLE.exec(text) ?? [];
  if (amount === undefined) return null;
  const value = Number(amount) / (inMonths(unitText) ? MONTHS_A_YEAR : 1);
  if (MAXIMUM.test(text)) return years(0, value);
  if (plusBefore || plusAfter || MINIMUM.test(text)) return years(value, Math.max(OPEN_END, value));
  return years(value, value);
};

/** "5-10 yrs", "3+ years", "18 months", "Fresher"; null where the text cannot be parsed. */
export const parseExperience = (text: string | undefined): Years | null => {
  if (!text?.trim()) return null;
  const plainText = plain(text);
  const range = parseRange(plainText) ?? parseSingle(plainText);
  if (FRESHER.test(plainText)) return { minYears: 0, maxYears: range?.maxYears ?? 0 };
  return range;
};

/** The years that a description's text requires, as in "at least 5 years of experience in Java". */
export const findExperience = (description: string): Years | null => {
  const plainText = IN_SENTENCE.exec(plain(description));
  return plainText ? parseExperience(plainText[0]) : null;
};

/** The years of a job without a requirement: everybody may apply. */
export const ANY_YEARS: Years = { minYears: 0, maxYears: OPEN_END };
