import { MAX_YEARS } from '../imported-job.ts';

/** Required completed years, both ends included; null is no known maximum. */
export interface Years {
  readonly minYears: number;
  readonly maxYears: number | null;
}

/** An amount of time in a text, with the text around it. */
interface Mention extends Years {
  readonly before: string;
  readonly after: string;
  readonly hasUnit: boolean;
  /** A range, "3+" or "at least 3": a requirement, and not the duration of something. */
  readonly isBound: boolean;
}

const MONTHS_A_YEAR = 12;
/** Descriptions state their requirements before this length. */
const MAX_CHARACTERS = 20_000;

const NUMBER_NAMES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen'],
];
const numberWord = new RegExp(`\\b(${NUMBER_NAMES.join('|')})\\b(?:\\s*\\(\\d+\\))?`, 'g');

const number = '(\\d{1,3}(?:\\.\\d+)?)';
const more = '(\\+|plus\\b|or (?:more|above|higher)|(?:and|&) (?:above|up|more|over)|onwards?)';
const unit = "(years?|yrs?\\.?|y|months?|mos?|mths?)(?![\\w])['’]?";
const MENTION = new RegExp(
  `(?<![\\w.,$€£₹%-])${number}\\s*${more}?(?:\\s*-?\\s*${unit})?\\s*${more}?(?:\\s*(?:-|to|and|/)\\s*${number}\\s*${more}?(?:\\s*-?\\s*${unit})?\\s*${more}?)?(?![\\w%]|,\\d)`,
  'g',
);
const FRESHER =
  /\b(freshers?|entry[ -]level|no (?:prior )?experience|not required|nil|none|interns?|trainee)\b/;
const MINIMUM = /\b(?:min(?:imum)?(?: of)?|at ?least|over|more than|above|from)\W*(?:\w+\W+)?$/;
const MAXIMUM = /(?:\b(?:max(?:imum)?(?: of)?|up ?to|less than|below|under|within)|^\W*<)\W*$/;
/** What an amount of time may be instead of experience, right after it or right before it. */
const OTHER_AFTER =
  /^[\W]*(?:(?:of|in|at|full[- ]time|regular|a|an|the|or|univ\w*|undergrad\w*|post|professional|technical|accredited)\W+)*(?:college|degree|diploma|school\w*|bachelor\w*|master\w*|universit\w*|graduat\w*|education|course|program\w*|training|apprenticeship|study|studies|b\.?tech|b\.?e\b|old|age|ago|contract|bond|agreement|commitment|notice|warranty|probation|internship|duration|term|lease|plan|roadmap|visa|history|growth|anniversary|service guarantee|lakhs?|lpa|lacs?|crores?|k\b|days?|hours?|hrs|weeks?|minutes?|people|employees|members|months? contract|row)/;
const OTHER_BEFORE =
  /\b(?:age|aged|contract|bond|duration|notice period|probation|period|tenure|founded|established|since|last|past|next|every|within|batch|passed? ?out|class|grade|stipend|salary|ctc)\W*(?:\w+\W+){0,2}$/;
/** The experience of the employer, which it asks of nobody. */
const OWN =
  /\b(?:our|combined|collective|legacy|heritage)\b[^.]*$|\b(?:we|we've|company|firm|group|team|organi[sz]ation|founders?|leaders?|which|who|that)\b[^.]{0,40}\b(?:have|has|had|bring|brings|with|boasts?|been|celebrat\w*)\b[^.]*$/;
const EXPERIENCE = /^[^.;•|\n]{0,60}?\bexp(?:erience|\.|\b)/;
const EXPERIENCE_BEFORE = /\bexp(?:erience|\.|\b)\D{0,30}$/;
const IN_A_FIELD = /^\W*(?:of|in|as|with|working)\b/;
/** Words that may accompany a number without a unit in a field of experience. */
const ONLY_YEARS =
  /^(?:\b(?:min(?:imum)?|max(?:imum)?|exp(?:erience)?|work|total|relevant|required|of|at ?least|up ?to|to|in|years?|yrs?)\b|[^a-z])*$/;

const plain = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[–—−~]/g, '-')
    .replace(numberWord, (_, word: string) => String(NUMBER_NAMES.indexOf(word)));

const inYears = (value: string, unitText: string | undefined): number =>
  Number(value) / (unitText?.startsWith('m') ? MONTHS_A_YEAR : 1);

const yearsOf = (match: RegExpExecArray, before: string): Years => {
  const [, from = '', plus, fromUnit, plusAfter, to, upperPlus, toUnit, upperPlusAfter] = match;
  const low = inYears(from, fromUnit ?? toUnit);
  if (to !== undefined) {
    const ends = [low, inYears(to, toUnit ?? fromUnit)].sort((one, other) => one - other);
    const isOpen = Boolean(upperPlus ?? upperPlusAfter);
    return {
      minYears: Math.floor(ends[0] ?? 0),
      maxYears: isOpen ? null : Math.ceil(ends[1] ?? 0),
    };
  }
  if (MAXIMUM.test(before)) return { minYears: 0, maxYears: Math.ceil(low) };
  if (plus || plusAfter || MINIMUM.test(before))
    return { minYears: Math.floor(low), maxYears: null };
  return { minYears: Math.floor(low), maxYears: Math.ceil(low) };
};

const findMentions = (text: string): Mention[] =>
  [...text.matchAll(MENTION)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 80);
    const years = yearsOf(match, before);
    if (Math.max(years.minYears, years.maxYears ?? 0) > MAX_YEARS) return [];
    if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before)) return [];
    const hasUnit = match[3] !== undefined || match[7] !== undefined;
    const isBound = years.maxYears === null || years.maxYears !== years.minYears;
    return [{ ...years, before, after, hasUnit, isBound }];
  });

/**
 * The requirement of a field of experience: "5-10 yrs", "3+ years", "18 months", "Fresher". Null where the text is
 * about something else: "4 year college", "12 LPA", "30+ days ago".
 */
export const parseExperience = (text: string | undefined): Years | null => {
  if (!text?.trim()) return null;
  const plainText = plain(text);
  const mentioned = findMentions(plainText);
  const found =
    mentioned.find(({ hasUnit }) => hasUnit) ??
    (ONLY_YEARS.test(plainText) ? mentioned[0] : undefined);
  if (FRESHER.test(plainText)) return { minYears: 0, maxYears: found?.maxYears ?? 0 };
  return found ? { minYears: found.minYears, maxYears: found.maxYears } : null;
};

/** The years that a description's text requires, as in "at least 5 years of experience in Java". */
export const findExperience = (description: string): Years | null => {
  const found = findMentions(plain(description)).find(
    ({ hasUnit, isBound, before, after }) =>
      hasUnit &&
      !OWN.test(before) &&
      (EXPERIENCE.test(after) ||
        EXPERIENCE_BEFORE.test(before) ||
        (isBound && IN_A_FIELD.test(after))),
  );
  return found ? { minYears: found.minYears, maxYears: found.maxYears } : null;
};

/** The years of a job without a known requirement. */
export const UNKNOWN_YEARS: Years = { minYears: 0, maxYears: null };
