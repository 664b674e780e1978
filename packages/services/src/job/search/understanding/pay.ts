const RUPEES_A_LAKH = 100_000;
const LAKH_A_CRORE = 100;
const MONTHS_A_YEAR = 12;
const MAX_LAKH = 1000;
const MIN_RUPEES_A_MONTH = 5_000;

const number = '(\\d{1,9}(?:\\.\\d+)?)';
const lakh = 'lpa|lakhs?|lacs?|laks?|lak|lkh|lacks?|l p a|l';
const thousand = 'k|thousands?|hajaa?r|hazaa?r';
const crore = 'crores?|cr|karod';
const unit = `(${lakh}|${thousand}|${crore})`;
const PAY_NAMES =
  'salary|sallary|salery|sailary|package|pay|ctc|income|stipend|tankhwah?|tankha|vetan';
const more = '(?: ?\\+| plus| or more| and above| above| and more| se jyada| se zyada)';
const bound =
  '(?:min |minimum |at ?least |above |over |more than |upto |up to |below |under |less than |around |approx )';
const yearly = '(?: (?:per annum|perannum|p a|pa|per year|a year|yearly|annually|ctc))';
const monthly =
  '(?: (?:per month|a month|monthly|per mon|p m|pm|month|mahina|mahine|per mahina|ek mahine))';
const rupees = '(?:rs |inr |rupees |rupee |₹ ?)';
const rest = `(?: ?(?:rs|rupees|rupaye|inr))?(${yearly}|${monthly})?(?: (?:${PAY_NAMES}))?(?= |$)`;
const head = `^(?:with )?(?:(?:${PAY_NAMES}) (?:of |is )?)?${bound}?(${rupees})?`;

const WITH_UNIT = new RegExp(
  `${head}${number}(?: ?${unit})?(?:(?: ?- ?| to | se | )${number})? ?${unit}${more}?${rest}`,
);
const PLAIN = new RegExp(`${head}${number}(?: ?(?:-| to ) ?${number})?${more}?${rest}`);
const HAS_PAY_WORD = new RegExp(`(?:^|\\s)(?:${PAY_NAMES}|rs|inr|rupees|rupaye)(?:\\s|$)`);
const HIGH_PAY = /^(?:high(?:est)?|good|best|acchi|achi) (?:salary|package|pay|paying)(?= |$)/;

const lakhOf = (amount: number, unitText: string, isMonthly: boolean): number => {
  const times = isMonthly ? MONTHS_A_YEAR : 1;
  if (new RegExp(`^(?:${crore})$`).test(unitText)) return amount * LAKH_A_CRORE * times;
  if (new RegExp(`^(?:${thousand})$`).test(unitText))
    // Pay in thousands is by the month, whether it says so or not.
    return (amount * 1000 * MONTHS_A_YEAR) / RUPEES_A_LAKH;
  return amount * times;
};

interface FoundPay {
  readonly text: string;
  readonly lakh: number;
}

const found = (text: string, value: number): FoundPay | null =>
  value > 0 && value <= MAX_LAKH ? { text, lakh: Math.round(value * 10) / 10 } : null;

const isMonthlyText = (period: string | undefined): boolean =>
  period !== undefined && new RegExp(`^${monthly}$`).test(period);

const readWithUnit = (text: string): FoundPay | null => {
  const [all = '', , low, lowUnit, , lastUnit, period] = WITH_UNIT.exec(text) ?? [];
  if (low === undefined || lastUnit === undefined) return null;
  return found(all, lakhOf(Number(low), lowUnit ?? lastUnit, isMonthlyText(period)));
};

/** A bare number needs "salary", "rupees" or "per month" beside it. */
const readPlain = (text: string): FoundPay | null => {
  const [all = '', sign, low, , period] = PLAIN.exec(text) ?? [];
  if (low === undefined) return null;
  if (sign === undefined && period === undefined && !HAS_PAY_WORD.test(all)) return null;
  const amount = Number(low);
  if (amount < MIN_RUPEES_A_MONTH) return amount <= 100 ? found(all, amount) : null;
  const isAYear = amount >= RUPEES_A_LAKH && !isMonthlyText(period);
  return found(all, (isAYear ? amount : amount * MONTHS_A_YEAR) / RUPEES_A_LAKH);
};

/** The least pay that a text begins with, lakh rupees a year: "20 lpa", "15 lakh+", "30k per month", "salary 25000". */
export const readPay = (text: string): FoundPay | null => readWithUnit(text) ?? readPlain(text);

/** Words that wish for good pay without saying how much. */
export const readHighPay = (text: string): string | null => HIGH_PAY.exec(text)?.[0] ?? null;
