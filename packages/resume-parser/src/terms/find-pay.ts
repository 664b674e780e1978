import type { ParsedResume } from '@broadsheet/contract/entities/parsed-resume';
import { parsePay } from '@broadsheet/contract/parse-pay';

type Pay = ParsedResume['currentCTC'];
type Ctc = Pick<ParsedResume, 'currentCTC' | 'expectedCTC'>;

const NAMED = 0.95;
/** The confidence of a bare number, which is read as lakh, and of a range, which counts by its lower end. */
const GUESSED = 0.7;
const MAX_LAKH = 10_000;

const PAY_NOUN = '(?:ctc|c\\.t\\.c\\.?|salary|compensation|package|pay|remuneration|annual income)';
const NOTE = '(?:\\s*\\([^)]{0,30}\\))?';
const NOW = '(?:current|present|existing|last drawn|latest|last)';
const WANTED = '(?:expected|desired|expecting|expectation of)';
const YEAR_TERMS = '(?:annual |yearly |gross |fixed |total |monthly )?';
const AMOUNT = '(?:₹|rs\\.?|inr)?\\s*\\d[\\d,]*(?:\\.\\d+)?';
const UNIT =
  '(?:\\s*(?:lakhs?|lacs?|lpa|l\\b|crores?|cr\\b|k\\b|\\/-))?(?:\\s*(?:per annum|p\\.?\\s?a\\b\\.?|a year|\\/\\s?year|per month|p\\.?m\\b\\.?|\\/\\s?month))?';
const VALUE = `(${AMOUNT})(${UNIT})(?:\\s*(?:-|–|to)\\s*(${AMOUNT})(${UNIT}))?`;
const GAP = '\\s*(?:is|of|was|:|-|–|=|\\||\\t)*\\s*';

const CURRENT = [
  `\\b${NOW} ${YEAR_TERMS}${PAY_NOUN}${NOTE}`,
  `\\b${PAY_NOUN} ?(?:\\(|-|–|,)? ?${NOW}\\)?`,
  '\\b(?:c-?ctc|cctc)\\b',
  '^\\W*(?:ctc|annual ctc|annual salary|salary drawn)\\b(?! ?(?:\\(|-)? ?(?:expected|desired))',
];
const EXPECTED = [
  `\\b${WANTED} ${YEAR_TERMS}${PAY_NOUN}${NOTE}`,
  `\\b${PAY_NOUN} ?(?:\\(|-|–|,)? ?(?:expected|expectations?|desired)\\)?`,
  '\\b(?:e-?ctc|ectc)\\b',
];
const BOTH = new RegExp(
  `\\b${NOW} ?(?:\\/|&|and) ?${WANTED} ${PAY_NOUN}${NOTE}${GAP}(${AMOUNT})(${UNIT}) ?(?:\\/|&|and|,|\\|) ?(${AMOUNT})(${UNIT})`,
  'iu',
);

const payOf = (amount: string, unit: string, isRange: boolean): Pay => {
  const lakh = parsePay(`${amount}${unit}`);
  if (lakh === null || lakh > MAX_LAKH) return undefined;
  const isBare = unit.trim() === '' && !/[,]/.test(amount) && lakh === Number(amount);
  return { value: lakh, confidence: isBare || isRange ? GUESSED : NAMED };
};

const findBehind = (texts: readonly string[], labels: readonly string[]): Pay => {
  const patterns = labels.map((label) => new RegExp(`${label}${GAP}${VALUE}`, 'iu'));
  for (const text of texts)
    for (const pattern of patterns) {
      const [, amount, unit = '', other, otherUnit = ''] = pattern.exec(text) ?? [];
      if (amount === undefined) continue;
      const isRange = other !== undefined;
      const found = payOf(amount, unit.trim() === '' && isRange ? otherUnit : unit, isRange);
      if (found) return found;
    }
  return undefined;
};

const findBoth = (texts: readonly string[]): Ctc => {
  for (const text of texts) {
    const [, now, nowUnit = '', wanted, wantedUnit = ''] = BOTH.exec(text) ?? [];
    if (now === undefined || wanted === undefined) continue;
    return {
      currentCTC: payOf(now, nowUnit.trim() === '' ? wantedUnit : nowUnit, false),
      expectedCTC: payOf(wanted, wantedUnit, false),
    };
  }
  return {};
};

/** Current and expected pay, where a resume states them. @param texts rows, each with the next row */
export const findPay = (texts: readonly string[]): Ctc => {
  const both = findBoth(texts);
  return {
    currentCTC: both.currentCTC ?? findBehind(texts, CURRENT),
    expectedCTC: both.expectedCTC ?? findBehind(texts, EXPECTED),
  };
};

const ANY = new RegExp(
  [...CURRENT, ...EXPECTED].map((label) => `${label}${GAP}${AMOUNT}`).join('|'),
  'iu',
);

/** Whether a row is about pay: its numbers are not years, classes or marks. */
export const isAboutPay = (text: string): boolean => ANY.test(text) || BOTH.test(text);
