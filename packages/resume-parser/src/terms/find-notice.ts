import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';

type Notice = ParsedResume['noticePeriod'];

const NAMED = 0.95;
const STATED_CONFIDENCE = 0.8;
const MAX_DAYS = 365;
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  ten: 10,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};

const COUNT = `(\\d{1,3}|${Object.keys(NUMBERS).join('|')})(?:\\s*\\(\\w+\\))?`;
const SPAN = `${COUNT}\\s*-?\\s*(day|week|month)s?`;
const LABEL = 'notice(?:\\s+period)?(?:\\s*\\([^)]{0,30}\\))?\\s*(?:is|of|:|-|–|=|\\||\\t)*\\s*';
const NONE = '(?:nil|none|zero|immediate(?:ly)?|immediate joiner|available immediately|0)';

const NAMED_SPAN = new RegExp(
  `\\b${LABEL}(?:currently |about |max(?:imum)? |up ?to )?${SPAN}`,
  'iu',
);
const BARE_DAYS = /\bnotice\s+period\s*\(?(?:in days)?\)?\s*[:=–|-]?\s*(\d{1,3})\s*$/iu;
const NAMED_NONE = new RegExp(
  `\\bnotice\\s+period(?:\\s*\\([^)]{0,30}\\))?\\s*[:=–|-]?\\s*${NONE}\\b`,
  'iu',
);
const BEHIND = new RegExp(`\\b${SPAN}(?:['’]s?|s['’])?\\s+notice\\b`, 'iu');
const JOIN_IN = new RegExp(
  `\\b(?:join|joining|available|availability|start)\\b[^.;]{0,25}?\\b(?:in|within|after|time)?:?\\s*${SPAN}`,
  'iu',
);
const AT_ONCE =
  /\b(?:immediate(?:ly)? (?:joiner|available|joining)|available immediately|can join immediately|ready to join immediately|no notice period)\b/iu;

const daysOf = (count: string, unit: string): number | null => {
  const number = NUMBERS[count.toLowerCase()] ?? Number(count);
  const days = number * (DAYS[unit.toLowerCase()] ?? 1);
  return Number.isInteger(days) && days <= MAX_DAYS ? days : null;
};

const spanIn = (text: string, pattern: RegExp, confidence: number): Notice => {
  const [, count, unit = 'day'] = pattern.exec(text) ?? [];
  const days = count === undefined ? null : daysOf(count, unit);
  return days === null ? undefined : { value: days, confidence };
};

const RULES: readonly ((text: string) => Notice)[] = [
  (text) => spanIn(text, NAMED_SPAN, NAMED),
  (text) => spanIn(text, BARE_DAYS, NAMED),
  (text) => (NAMED_NONE.test(text) ? { value: 0, confidence: NAMED } : undefined),
  (text) => spanIn(text, BEHIND, NAMED),
  (text) => spanIn(text, JOIN_IN, STATED_CONFIDENCE),
  (text) => (AT_ONCE.test(text) ? { value: 0, confidence: STATED_CONFIDENCE } : undefined),
];

/** The notice period in days, where a resume states it. @param texts rows, each with the next row */
export const findNotice = (texts: readonly string[]): Notice => {
  for (const rule of RULES)
    for (const text of texts) {
      const found = rule(text);
      if (found) return found;
    }
  return undefined;
};
