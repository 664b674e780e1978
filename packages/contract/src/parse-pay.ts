/** The error of a pay field that cannot be parsed. */
export const PAY_UNREAD = 'Enter CTC in lakh, for example 18 for ₹18 lakh.';

/** Rupees a year from which a bare number is rupees, not lakh. */
const MIN_BARE_RUPEES = 100_000;
/**
 * The highest bare number that counts as lakh: larger ones up to a full rupee amount are ambiguous, such as monthly
 * pay.
 */
const MAX_BARE_LAKH = 10_000;
const RUPEES_A_LAKH = 100_000;
const LAKH_A_CRORE = 100;
const MONTHS_A_YEAR = 12;

const NUMBER = /^(\d+(?:\.\d+)?|\.\d+)/;
const CURRENCY = /^(?:₹|rs\.?|inr|rupees)/;
const YEARLY = /(?:\/-|ctc|ayear|(?:per|\/)?(?:annum|year|yr)|perannum|p\.?a\.?)$/;
const MONTHLY = /(?:amonth|(?:per|\/)(?:month|mon)|p\.?m\.?|monthly)$/;
const LAKH_UNIT = /^(?:l|lakhs?|lacs?|lpa|lakhsrupees)$/;
const CRORE_UNIT = /^(?:cr|crores?)$/;
const THOUSAND_UNIT = /^(?:k|thousand)$/;

/** Lakh per unit; null for an unknown unit. */
const lakhPerUnit = (unit: string, value: number): number | null => {
  if (LAKH_UNIT.test(unit)) return 1;
  if (CRORE_UNIT.test(unit)) return LAKH_A_CRORE;
  if (THOUSAND_UNIT.test(unit)) return 1_000 / RUPEES_A_LAKH;
  if (unit === 'rupees' || unit === 'rs' || unit === '/-') return 1 / RUPEES_A_LAKH;
  if (unit !== '') return null;
  if (value <= MAX_BARE_LAKH) return 1;
  return value >= MIN_BARE_RUPEES ? 1 / RUPEES_A_LAKH : null;
};

const roundToPaise = (lakh: number): number => Math.round(lakh * 100) / 100;

/**
 * Parses pay as people type it, in lakh rupees a year: "18", "18 lakh", "18 LPA", "₹18L", "18,00,000", "1.2 cr",
 * "75,000 per month". Null where it cannot be parsed.
 */
export const parsePay = (typed: string): number | null => {
  const text = typed.toLowerCase().replace(/[\s,]/g, '').replace(CURRENCY, '');
  const digits = NUMBER.exec(text)?.[0];
  if (digits === undefined) return null;
  const value = Number(digits);
  const rest = text.slice(digits.length);
  const isMonthly = MONTHLY.test(rest);
  const unit = rest.replace(isMonthly ? MONTHLY : YEARLY, '');
  // A bare monthly number is in rupees: nobody types "0.75 a month".
  const factor = isMonthly && unit === '' ? 1 / RUPEES_A_LAKH : lakhPerUnit(unit, value);
  if (factor === null) return null;
  return roundToPaise(value * factor * (isMonthly ? MONTHS_A_YEAR : 1));
};

/** Marks a schema whose number is pay in lakh: `parsePay` parses its form fields. */
export const IS_PAY = { isPay: true } as const;
