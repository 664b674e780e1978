import type { FeedJob } from '../feed-job.ts';
import { cleanLine } from './clean-text.ts';
import { type Fault, type RowField, wrongValue } from './fault.ts';

type Kind =
  | 'age'
  | 'pay'
  | 'years'
  | 'link'
  | 'email'
  | 'number'
  | 'city'
  | 'rating'
  | 'placeholder'
  | 'blocked'
  | 'garbled';

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  age: 'the age of a posting',
  pay: 'a salary',
  years: 'years of experience',
  link: 'a link',
  email: 'an email address',
  number: 'a number',
  city: 'a place',
  rating: 'a rating',
  placeholder: 'a placeholder',
  blocked: 'the text of a page that was blocked',
  garbled: 'text in the wrong encoding',
};

const count = '(?:\\d{1,3}\\+?|an?|few|one|two|three)';
const PATTERNS: Readonly<Record<Exclude<Kind, 'city'>, RegExp>> = {
  age: new RegExp(
    `^(?:(?:active|re)?\\s*posted:?\\s*)?(?:(?:on\\s+)?(?:${count}\\s*(?:min(?:ute)?|hour|hr|day|week|month|year)s?\\s+ago|just now|just posted|today|yesterday|few hours ago)|\\d{2}d\\+?|\\dd\\+)$`,
    'i',
  ),
  pay: /^(?:not disclosed(?: by recruiter)?|unpaid|(?:up ?to\s*)?(?:₹|rs\.?|inr|usd|eur|gbp|[$€£])\s*[\d.,]+\s*[kml]?\b.{0,60}|[\d.,]+\s*(?:-|to)?\s*[\d.,]*\s*(?:lpa|lacs?|lakhs?|crores?|cr|k)\b\.?(?:\s*(?:p\.?\s*a\.?|per an+um|per year|ctc))?|[\d.,]+\s*(?:-|to)?\s*[\d.,]*\s*(?:per|\/)\s*(?:hour|day|month|year|an+um))$/i,
  years:
    /^(?:\d{1,2}(?:\.\d)?\s*\+?\s*(?:(?:-|–|to)\s*\d{1,2}(?:\.\d)?\s*\+?)?\s*(?:years?|yrs?)\.?(?:\s*(?:of\s*)?(?:exp(?:erience)?)?\.?)?)$/i,
  link: /^(?:https?:\/\/|www\.)\S+$/i,
  email: /^[\w.+-]+@[\w-]+\.[\w.]+$/,
  number: /^[-+]?[\d\s.,]+%?$/,
  rating:
    /^(?:\d(?:\.\d)?\s*(?:\/\s*5|★|stars?|out of 5)|[\d,]+\+?\s*(?:reviews?|ratings?))(?:\s.*)?$/i,
  placeholder:
    /^(?:n\/?a|nan|null|none|undefined|nil|-+|\?+|\.+|tbd|test|xxx+|lorem ipsum.*|\[object object\]|#(?:name\?|ref!|value!|n\/a|div\/0!)|\{\{.*\}\}|\$\{.*\}|<%.*%>|%s|unknown|not (?:available|mentioned|specified))$/i,
  blocked:
    /^(?:access denied|(?:403|404|429|500|502|503)\b.{0,60}|just a moment.*|please (?:enable javascript|verify you are).*|are you a (?:robot|human).*|page not found|checking your browser.*|attention required.*|sign in|log ?in(?: to .*)?|read more|show more|view details?|apply(?: now)?|loading\W*)$/i,
  garbled: /(?:Ã.|â€.|Â[^\s]|\ufffd){2,}|(?:\ufffd.*){3,}/,
};

interface Rule {
  readonly field: RowField;
  readonly label: string;
  readonly expected: string;
  readonly wrong: readonly Kind[];
  readonly textIn: (feed: FeedJob) => string | undefined;
}

const NO_NAME = [
  'age',
  'years',
  'link',
  'email',
  'number',
  'placeholder',
  'blocked',
  'garbled',
] as const;

/** What each field cannot be. A field may be empty: who needs it says so elsewhere. */
const RULES: readonly Rule[] = [
  {
    field: 'title',
    label: 'title',
    expected: 'the name of a job',
    wrong: [...NO_NAME, 'pay', 'rating', 'city'],
    textIn: ({ title }) => title,
  },
  {
    field: 'company',
    label: 'company',
    expected: 'the name of an employer',
    wrong: [...NO_NAME, 'pay', 'rating', 'city'],
    textIn: ({ company }) => company,
  },
  {
    field: 'location',
    label: 'location',
    expected: 'a place',
    wrong: ['age', 'years', 'link', 'email', 'pay', 'rating', 'blocked', 'garbled'],
    textIn: ({ locations }) => locations[0],
  },
  {
    field: 'experience',
    label: 'experience',
    expected: 'years, such as 3-5 years',
    wrong: ['age', 'link', 'email', 'pay', 'rating', 'city', 'blocked'],
    textIn: ({ experience }) => (/^not disclosed/i.test(experience ?? '') ? undefined : experience),
  },
  {
    field: 'pay',
    label: 'salary',
    expected: 'an amount, such as 6-9 LPA',
    wrong: ['age', 'years', 'link', 'email', 'rating', 'city', 'blocked'],
    textIn: ({ pay }) => (typeof pay === 'string' ? pay : undefined),
  },
  {
    field: 'description',
    label: 'description',
    expected: 'the text of the job',
    wrong: [...NO_NAME, 'pay', 'rating', 'city'],
    textIn: ({ description }) => description,
  },
  {
    field: 'postedAt',
    label: 'date of posting',
    expected: 'a date, such as 2026-11-21',
    wrong: ['years', 'link', 'email', 'pay', 'rating', 'city'],
    textIn: ({ postedAt }) => (typeof postedAt === 'string' ? postedAt : undefined),
  },
  {
    field: 'url',
    label: 'link',
    expected: 'an address that begins with https://',
    wrong: ['age', 'years', 'email', 'pay', 'rating', 'city'],
    textIn: ({ applyUrl }) => applyUrl,
  },
];

const MAX_NAME_CHARACTERS = 250;
const SENTENCES = /[.!?]\s+\p{Lu}.*[.!?]\s+\p{Lu}/u;
/** Excel cuts a cell at this length. */
const EXCEL_CELL = 32_767;
const CUT_MARKUP = /<[a-z/!][^<>]{0,200}$|&(?:am|amp|nb|nbs|nbsp|quo|quot|apo|apos|#\d+)$/i;

const kindOf = (
  value: string,
  wrong: readonly Kind[],
  isCity: (text: string) => boolean,
): Kind | undefined =>
  wrong.find((kind) => (kind === 'city' ? isCity(value) : PATTERNS[kind].test(value)));

/** A place as a company's name would be rare: "Amazon" and "Victoria" are both; a title never is. */
const findLongName = (feed: FeedJob): Fault | null => {
  for (const [field, text] of [
    ['title', feed.title],
    ['company', feed.company],
  ] as const) {
    const value = cleanLine(text);
    if (value.length > MAX_NAME_CHARACTERS || (value.length > 120 && SENTENCES.test(value)))
      return wrongValue(field, field, value, 'a whole text', 'a name');
  }
  return null;
};

const findCut = ({ description }: FeedJob): Fault | null => {
  const text = description.trimEnd();
  if (!CUT_MARKUP.test(text.slice(-220)) && text.length !== EXCEL_CELL) return null;
  return {
    reason: `description is cut off: it ends with "${text.slice(-40)}"`,
    field: 'description',
    value: text.slice(-40),
    expected: 'the whole text of the job',
    isWrong: true,
  };
};

/**
 * The first value of a row that is not what its field says, because the row was shifted by a column, truncated or
 * scraped badly; null where there is none. `isCity` tells whether a text is the name of a city and nothing else.
 */
export const findWrongValue = (feed: FeedJob, isCity: (text: string) => boolean): Fault | null => {
  for (const { field, label, expected, wrong, textIn } of RULES) {
    const value = cleanLine(textIn(feed)?.slice(0, MAX_NAME_CHARACTERS * 4));
    if (!value) continue;
    const kind = kindOf(value, wrong, isCity);
    if (kind) return wrongValue(field, label, value, KIND_NAMES[kind], expected);
  }
  return findLongName(feed) ?? findCut(feed);
};
