import type { Pay } from '@broadsheet/contract/entities/job';
import type { FeedAmount, PayPeriod } from '../feed-job.ts';

const RUPEES_A_LAKH = 100_000;
const TIMES_A_YEAR: Readonly<Record<PayPeriod, number>> = {
  year: 1,
  month: 12,
  week: 52,
  day: 260,
  hour: 2_080,
};
/** A smaller sum without a period is for one month: no annual pay is so low. */
const MIN_RUPEES_A_YEAR = 150_000;
/** A smaller bare number is in lakh: "12" in a column of pay. */
const MAX_BARE_LAKH = 500;
const SANE_LAKH = { min: 0.1, max: 10_000 };

const UNIT_RUPEES: readonly (readonly [RegExp, number])[] = [
  [/^(?:lakhs?|lacs?|lpa|l)$/, RUPEES_A_LAKH],
  [/^(?:crores?|cr|cpa)$/, 100 * RUPEES_A_LAKH],
  [/^(?:k|thousand)$/, 1_000],
];
const PERIODS: readonly (readonly [RegExp, PayPeriod])[] = [
  [
    /\b(?:lpa|cpa|p\.?\s*a\b\.?|per\s*an+um|an+um|an+ual(?:ly)?|yearly)|(?:\/|\bper\s*|\ba\s+)(?:yr|year|an+um)\b/,
    'year',
  ],
  [/\b(?:p\.?\s*m\b\.?|monthly)|(?:\/|\bper\s*|\ba\s+)(?:mo|month|mth)\b/, 'month'],
  [/\bweekly|(?:\/|\bper\s*|\ba\s+)(?:wk|week)\b/, 'week'],
  [/\bdaily|(?:\/|\bper\s*|\ba\s+)day\b/, 'day'],
  [/\bhourly|(?:\/|\bper\s*|\ban\s+)(?:hr|hour)\b/, 'hour'],
];
const FOREIGN =
  /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|aud|cad|jpy|sar|qar|myr|dollars?|euros?|pounds?|dirhams?)\b/;
/** Whether a text gives pay in another currency than rupees. */
export const isForeignPay = (text: string | undefined): boolean =>
  text !== undefined && FOREIGN.test(text.toLowerCase());

const RUPEE_MARK = /₹|\b(?:rs|inr|rupees?)\b/i;
const number = '(\\d+(?:\\.\\d+)?)';
const unit = '(lakhs?|lacs?|lpa|l|crores?|cr|cpa|k|thousand)?(?![a-z])';
const period = '(?:\\s*(?:p\\.?\\s*[am]\\b\\.?|(?:per|/)\\s*[a-z]+))?';
const AMOUNTS = new RegExp(
  `${number}\\s*${unit}\\.?${period}(?:\\s*\\+?\\s*(?:-|to|and|upto)\\s*${number}\\s*${unit})?`,
);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[–—−~]/g, '-')
    .replace(/\/-/g, ' ')
    .replace(/(?:₹|\brs\b\.?|\binr\b|\brupees?\b|\bruppees?\b)/g, ' ')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\s+/g, ' ');

const rupeesOf = (unitText: string | undefined): number | undefined =>
  unitText === undefined ? undefined : UNIT_RUPEES.find(([pattern]) => pattern.test(unitText))?.[1];

const annual = (min: number, max: number): Pay => {
  const [low, high] = min <= max ? [min, max] : [max, min];
  const lakh = (rupees: number) => Math.round((rupees / RUPEES_A_LAKH) * 100) / 100;
  const [minLakh, maxLakh] = [lakh(low), lakh(high)];
  if (maxLakh < SANE_LAKH.min || maxLakh > SANE_LAKH.max) return null;
  return { minLakh, maxLakh };
};

/** Pay given in numbers; null where it is not in rupees, or not a plausible sum. */
export const payOfAmount = ({ min, max, currency, period: paid }: FeedAmount): Pay => {
  if (currency && currency.trim().toUpperCase() !== 'INR') return null;
  const given = [min, max].filter((sum): sum is number => Number.isFinite(sum) && sum !== 0);
  const [low = 0, high = low] = given;
  if (low < 0 || high < 0) return null;
  const bare = high < MAX_BARE_LAKH && (paid === undefined || paid === 'year');
  const rupees = bare ? RUPEES_A_LAKH : 1;
  const guessed = high * rupees < MIN_RUPEES_A_YEAR && !bare ? 'month' : 'year';
  const times = TIMES_A_YEAR[paid ?? guessed];
  return annual(low * rupees * times, high * rupees * times);
};

/** Words that may accompany a number without a unit; with others it is not pay: "10% hike", "5 years". */
const ONLY_PAY =
  /^(?:\b(?:up ?to|max(?:imum)?|min(?:imum)?|from|around|approx|about|ctc|salary|pay|fixed|gross|net|between|to|and|only|under|below)\b|[\d\s:.+()-])*$/;
const MAX_CHARACTERS = 200;

/**
 * Annual pay in lakh from an employer's text: "3.5-6.5 Lacs PA", "₹ 3,50,000 - 6,00,000 P.A.", "40,000 per month", "1.2
 * Cr". Null where it is confidential, in another currency, or not pay. Rupees without a period are monthly when they
 * are too few for a year; "up to 12 LPA" is 0 to 12.
 */
export const parsePay = (text: string | undefined): Pay => {
  if (!text || FOREIGN.test(text.toLowerCase())) return null;
  const plainText = plain(text.slice(0, MAX_CHARACTERS));
  const [, first, firstUnit, second, secondUnit] = AMOUNTS.exec(plainText) ?? [];
  if (first === undefined) return null;
  const byUnit = /^(?:lpa|cpa)$/.test(secondUnit ?? firstUnit ?? '') ? 'year' : undefined;
  const paid = byUnit ?? PERIODS.find(([pattern]) => pattern.test(plainText))?.[1];
  const lastScale = rupeesOf(secondUnit);
  const scale = rupeesOf(firstUnit) ?? (Number(first) < 1_000 ? lastScale : undefined);
  const isBare = scale === undefined && lastScale === undefined;
  if (isBare && !RUPEE_MARK.test(text) && !paid && !ONLY_PAY.test(plainText)) return null;
  const min = Number(first) * (scale ?? 1);
  const max = second === undefined ? min : Number(second) * (lastScale ?? scale ?? 1);
  const isByLakh = Math.min(scale ?? 0, lastScale ?? scale ?? 0) >= RUPEES_A_LAKH;
  const pay = payOfAmount({
    min,
    max,
    currency: undefined,
    period: paid ?? (isByLakh || /\bctc\b/.test(plainText) ? 'year' : undefined),
  });
  const upTo = second === undefined && /\b(?:up ?to|max(?:imum)?|under|below)\b/.test(plainText);
  return pay && upTo ? { ...pay, minLakh: 0 } : pay;
};
