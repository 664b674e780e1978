/** Rupees, written in digits: ten crore is beyond any salary or price. Larger sums are written in crore. */
const MAX_RUPEES = 100_000_000;
/** Lakh a year. */
const MAX_LPA = 1_000;
/** More than there are people. */
const MAX_COUNT = 1_000_000_000;

const RUPEES = /(?:₹|\bRs\.?|\bINR)\s?(\d[\d,]*)(?![\d,.]*\s?(?:crore|cr|lakh|k)\b)/gi;
const LPA = /(\d[\d,]*(?:\.\d+)?)\s?LPA\b/g;
const COUNT =
  /(\d[\d,]*)\+?\s(?:open\s)?(?:jobs|vacancies|openings|companies|recruiters|members|people|job\sseekers|applicants|candidates|views)\b/gi;

interface AmountKind {
  readonly pattern: RegExp;
  readonly max: number;
  readonly mend: string;
}

const KINDS: readonly AmountKind[] = [
  {
    pattern: RUPEES,
    max: MAX_RUPEES,
    mend: 'Check the amount: it may be in paise. Write large sums in crore.',
  },
  { pattern: LPA, max: MAX_LPA, mend: 'Check the amount: LPA is lakh a year, such as 18 LPA.' },
  { pattern: COUNT, max: MAX_COUNT, mend: 'Check the number.' },
];

export interface ImplausibleAmount {
  /** As written. */
  readonly text: string;
  /** Where in the text, counted from 0. */
  readonly at: number;
  readonly mend: string;
}

/** The first amount in a text that nobody can mean; null without one. */
export const findImplausibleAmount = (text: string): ImplausibleAmount | null => {
  for (const { pattern, max, mend } of KINDS)
    for (const found of text.matchAll(pattern))
      if (Number((found[1] ?? '').replaceAll(',', '')) >= max)
        return { text: found[0], at: found.index, mend };
  return null;
};
