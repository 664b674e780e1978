import { AudienceKey } from '@broadsheet/contract/named-audiences';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import {
  BANNER_AUDIENCES_MAX,
  BANNER_TEXT_MAX,
  BANNER_TITLE_MAX,
} from '@broadsheet/contract/promo-banner';
import { isSafeAddress } from '@broadsheet/contract/site-path';
import { Instant } from '@broadsheet/contract/when';
import Value from 'typebox/value';

/** Parses the text of a cell into a value: undefined where it is invalid. */
interface CellKind<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly expected: string;
  readonly mend: string;
}

const NO_SAFE_ADDRESS = 'a path of this site such as /companies, or an https:// address';
const ADDRESS_MAX = 400;

const text = (max: number, min = 0): CellKind<string> => ({
  read: (text) => (text.length >= min && text.length <= max ? text : undefined),
  expected: min > 0 ? `1 to ${max} characters` : `at most ${max} characters`,
  mend: min > 0 ? 'Every banner needs it.' : 'Shorten it.',
});

const integer = (min: number, max: number): CellKind<number | null> => ({
  read: (text) => {
    if (text === '') return null;
    const number = /^\d{1,12}$/.test(text) ? Number(text) : -1;
    return number >= min && number <= max ? number : undefined;
  },
  expected: `empty or a whole number from ${min}${max < MAX_ID ? ` to ${max}` : ''}`,
  mend: 'Write it in digits, without units, blanks or commas.',
});

const MAX_ID = 999_999_999_999;
const YES = new Set(['true', 'yes', '1']);
const NO = new Set(['', 'false', 'no', '0']);

const flag: CellKind<boolean> = {
  read: (text) => {
    const word = text.toLowerCase();
    if (YES.has(word)) return true;
    return NO.has(word) ? false : undefined;
  },
  expected: 'true or false',
  mend: 'Write true or false; empty is false.',
};

const address: CellKind<string> = {
  read: (text) => (isSafeAddress(text) && text.length <= ADDRESS_MAX ? text : undefined),
  expected: NO_SAFE_ADDRESS,
  mend: 'Use a path of the site such as "/jobfeed", or a full https:// address.',
};
const addressOrNone: CellKind<string | null> = {
  ...address,
  read: (text) => (text === '' ? null : address.read(text)),
};

/** List values are separated by bars. */
export const partsOfCell = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const names: CellKind<string[]> = {
  read: partsOfCell,
  expected: 'names of cities, separated by |',
  mend: 'Write it like Pune|Mumbai.',
};

const ids: CellKind<number[]> = {
  read: (text) => {
    const parts = partsOfCell(text);
    return parts.every((part) => /^[1-9]\d{0,11}$/.test(part)) ? parts.map(Number) : undefined;
  },
  expected: 'ids of categories, separated by |',
  mend: 'Write it like 3|14.',
};

const audiences: CellKind<string[]> = {
  read: (text) => {
    const keys = [...new Set(partsOfCell(text))];
    const isValid = keys.every((key) => Value.Check(AudienceKey, key));
    return isValid && keys.length <= BANNER_AUDIENCES_MAX ? keys : undefined;
  },
  expected: `at most ${BANNER_AUDIENCES_MAX} audiences, separated by |`,
  mend: 'Choose audiences by their names, for example Freshers|Members.',
};

const id: CellKind<string> = {
  read: (text) => (/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/.test(text) ? text : undefined),
  expected: 'a name of letters, digits, hyphens, dots and underscores',
  mend: 'Give every banner an id of its own, such as "diwali-2026".',
};

const timestamp: CellKind<string | null> = {
  read: (text) => {
    if (text === '') return null;
    return Value.Check(Instant, text) ? text : undefined;
  },
  expected: 'empty, or a date and time with an offset',
  mend: 'Write it like 2026-11-05T09:00+05:30.',
};

const YEARS_MAX = 60;

/** Every column of a banner file, with the format of its cells. */
export const BANNER_CELLS: {
  readonly [Column in keyof PromoBanner]: CellKind<PromoBanner[Column]>;
} = {
  id,
  companyId: integer(1, MAX_ID),
  title: text(BANNER_TITLE_MAX, 1),
  companyLogo: addressOrNone,
  imageUrl: addressOrNone,
  link: address,
  description: text(BANNER_TEXT_MAX),
  subText: text(BANNER_TITLE_MAX),
  ctaText: text(BANNER_TITLE_MAX),
  trackerText: text(BANNER_TITLE_MAX),
  courseId: integer(1, MAX_ID),
  institute: text(BANNER_TITLE_MAX),
  allowOnJobfeed: flag,
  minExp: integer(0, YEARS_MAX),
  maxExp: integer(0, YEARS_MAX),
  location: names,
  jobId: integer(1, MAX_ID),
  ordering: integer(0, MAX_ID),
  companyName: text(BANNER_TITLE_MAX),
  showcaseRedirectionLink: addressOrNone,
  categoryIds: ids,
  audience: audiences,
  from: timestamp,
  until: timestamp,
};

export type BannerColumn = keyof PromoBanner;
export const BANNER_COLUMNS = Object.keys(BANNER_CELLS) as BannerColumn[];

export const SCHEDULE_COLUMNS = ['from', 'until'] as const satisfies readonly BannerColumn[];
/** Columns that a file may lack: then they are empty for all its rows. */
export const OPTIONAL_COLUMNS = [
  'audience',
  ...SCHEDULE_COLUMNS,
] as const satisfies readonly BannerColumn[];
const OPTIONAL: ReadonlySet<BannerColumn> = new Set(OPTIONAL_COLUMNS);
export const REQUIRED_COLUMNS: readonly BannerColumn[] = BANNER_COLUMNS.filter(
  (column) => !OPTIONAL.has(column),
);

export const isBannerColumn = (name: string): name is BannerColumn =>
  Object.hasOwn(BANNER_CELLS, name);

/** Cells that contain an address: an invalid one is unsafe, not just wrong. */
export const ADDRESS_COLUMNS: ReadonlySet<BannerColumn> = new Set([
  'companyLogo',
  'imageUrl',
  'link',
  'showcaseRedirectionLink',
]);
