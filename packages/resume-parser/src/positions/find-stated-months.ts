import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';

const MONTHS_A_YEAR = 12;
const MONTHS_MAX = 720;
const LABELLED = 0.85;
const STATED = 0.7;

const YEARS = '(?<years>\\d{1,2}(?:\\.\\d{1,2})?)\\s*\\+?\\s*(?:years?|yrs?)\\b\\.?';
const MONTHS = '(?<months>\\d{1,2})\\s*(?:months?|mths?|mos?)\\b\\.?';
const MONTHS_ALONE = '(?<only>\\d{1,3})\\s*(?:months?|mths?)\\b';
const SPAN = `(?:${YEARS}(?:\\s*(?:and|&|,)?\\s*${MONTHS})?|${MONTHS_ALONE})`;
const NOUN = '(?:exp\\b\\.?|experience)';
const KIND = '(?:work(?:ing)?|professional|industry|relevant|overall|total|it|job|corporate)';
const LABEL = new RegExp(
  `\\b(?:${KIND} )*${NOUN}\\s*(?:\\(in years\\))?\\s*(?:is|of|in years|[:=–|(\\t-])*\\s*(?:about |around |over |more than )?${SPAN}`,
  'iu',
);
const SENTENCE = new RegExp(`\\b${SPAN}(?:['’]s?)?(?: of)?(?: [\\p{L}/&-]+){0,4} ${NOUN}`, 'iu');

const readSpan = (groups: Readonly<Record<string, string | undefined>>): number => {
  const { years, months, only } = groups;
  if (only !== undefined) return Number(only);
  return Math.round(Number(years) * MONTHS_A_YEAR) + Number(months ?? 0);
};

const RULES = [
  [LABEL, LABELLED],
  [SENTENCE, STATED],
] as const;

/** The experience that a resume states: "Total Experience: 3 years 4 months", "5+ years of experience in Java". */
export const findStatedMonths = (texts: readonly string[]): ParsedResume['totalMonths'] => {
  for (const [pattern, confidence] of RULES)
    for (const text of texts) {
      const groups = pattern.exec(text)?.groups;
      const value = groups ? readSpan(groups) : 0;
      if (value > 0 && value <= MONTHS_MAX) return { value, confidence };
    }
  return undefined;
};
