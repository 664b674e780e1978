import type { YearsWanted } from './query-part.ts';

const MONTHS_A_YEAR = 12;
const MAX_YEARS = 40;
/** The years that "3+ years" reaches beyond 3: a job for twelve is not meant. */
const REACH = 4;

const YEAR_UNITS = 'years?|yrs?|yr|yers?|yeras?|yaers?|saal|sal|varsh|y';
const MONTH_UNITS = 'months?|mths?|mos?|mahine|mahina';
const EXPERIENCE_NAMES =
  'experienced?|exp|expe?r[ia]+n[cs]e?d?|exprience|experiance|expirience|anubhav|tajurba|xp';
const NUMBER_NAMES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];

const number = `(\\d{1,3}(?:\\.\\d+)?|${NUMBER_NAMES.join('|')})`;
const experience = `(?: (?:of )?(?:work |working |total |relevant )?(?:${EXPERIENCE_NAMES}))`;
const more = '(?: ?\\+| plus| or more| and above| above| and more| se jyada| se zyada)';
const minimumBound = '(?:min |minimum |at ?least |atleast |above |over |more than )';
const maximumBound = '(?:max |maximum |up ?to |upto |less than |below |under |within )';

const RANGE = new RegExp(
  `^(?:${EXPERIENCE_NAMES} )?(?:from |between )?${number}(?: ?(${YEAR_UNITS}|${MONTH_UNITS}))?(?: ?- ?| to | and | se | )${number}${more}? ?(${YEAR_UNITS}|${MONTH_UNITS})${more}?${experience}?(?= |$)`,
);
const SINGLE = new RegExp(
  `^(?:with |having )?(${minimumBound}|${maximumBound})?(?:of )?${number}(${more})?(?: ?(${YEAR_UNITS}|${MONTH_UNITS}))(${more})?${experience}?(?= |$)`,
);
/** "exp 5", "experience 3-5", "5 exp". */
const LABELLED = new RegExp(
  `^(?:(?:${EXPERIENCE_NAMES}) ${number}(?: ?(?:-| to ) ?${number})?(${more})?|${number}(?: ?(?:-| to ) ?${number})?(${more})? (?:${EXPERIENCE_NAMES}))(?= |$)`,
);
const FRESHER = new RegExp(
  `^(?:freshers?|freshar|frasher|fresherz|fresh graduates?|entry level|(?:no|without|zero|bina|0) (?:${EXPERIENCE_NAMES})|(?:no|bina) (?:ke )?anubhav|new graduates?|recent graduates?|college pass ?outs?|pass ?outs?)(?: (?:can apply|candidates?))?(?= |$)`,
);

const numberOf = (text: string): number => {
  const named = NUMBER_NAMES.indexOf(text);
  return named >= 0 ? named : Number(text);
};

const inYears = (text: string, unit: string | undefined): number =>
  unit?.startsWith('m') ? numberOf(text) / MONTHS_A_YEAR : numberOf(text);

const range = (from: number, to: number): YearsWanted | null =>
  from <= MAX_YEARS && from <= to ? { from: Math.floor(from), to: Math.ceil(to) } : null;

interface FoundYears {
  readonly text: string;
  readonly years: YearsWanted;
}

const found = (text: string, years: YearsWanted | null): FoundYears | null =>
  years && { text, years };

const readRange = (text: string): FoundYears | null => {
  const [all = '', low, lowUnit, high, unit] = RANGE.exec(text) ?? [];
  if (low === undefined || high === undefined) return null;
  return found(all, range(inYears(low, lowUnit ?? unit), inYears(high, unit)));
};

const readSingle = (text: string): FoundYears | null => {
  const [all = '', bound, amount, plusBefore, unit, plusAfter] = SINGLE.exec(text) ?? [];
  if (amount === undefined) return null;
  const years = inYears(amount, unit);
  if (bound !== undefined && new RegExp(`^${maximumBound}`).test(bound))
    return found(all, range(0, years));
  const isOpen = plusBefore !== undefined || plusAfter !== undefined || bound !== undefined;
  return found(all, range(years, isOpen ? years + REACH : years));
};

const readLabelled = (text: string): FoundYears | null => {
  const [all = '', low1, high1, plus1, low2, high2, plus2] = LABELLED.exec(text) ?? [];
  const low = low1 ?? low2;
  if (low === undefined) return null;
  const high = high1 ?? high2;
  if (high !== undefined) return found(all, range(numberOf(low), numberOf(high)));
  const from = numberOf(low);
  return found(all, range(from, (plus1 ?? plus2) === undefined ? from : from + REACH));
};

/** The years of experience that a text begins with: "5 years", "3+ yrs", "0-2 years exp", "fresher". */
export const readExperience = (text: string): FoundYears | null => {
  const [fresher] = FRESHER.exec(text) ?? [];
  if (fresher !== undefined) return { text: fresher, years: { from: 0, to: 0 } };
  return readRange(text) ?? readSingle(text) ?? readLabelled(text);
};
