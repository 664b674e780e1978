/** Jobs as lists find them: one card each, newest first, as `broadsheet_card` writes them. */
export interface JobCards {
  readonly bytes: Buffer;
  /** Where each card begins. */
  readonly starts: readonly number[];
}

const HEAD_BYTES = 24;
const AT = { posted: 0, id: 8, marks: 12, category: 16, industry: 20, cities: HEAD_BYTES } as const;
const CITY_BYTES = 4;
const TWO_32 = 2 ** 32;
/** PostgreSQL counts from the year 2000, in microseconds. */
const ITS_START_MS = Date.UTC(2000, 0, 1);

/** Of a card's marks: the number of its cities. */
const citiesOf = (marks: number): number => marks & 255;

/** @param most cards beyond are left out. */
export const readCards = (bytes: Buffer, most: number): JobCards => {
  const starts: number[] = [];
  for (let start = 0; start < bytes.length && starts.length < most; ) {
    starts.push(start);
    start += HEAD_BYTES + CITY_BYTES * citiesOf(bytes.readInt32BE(start + AT.marks));
  }
  return { bytes, starts };
};

/** Ids of the jobs from one place up to another. */
export const idsOf = ({ bytes, starts }: JobCards, from: number, to: number): number[] =>
  starts.slice(from, to).map((start) => bytes.readInt32BE(start + AT.id));

/** How many cards there are of each kind; lists of counts have them at the number that they count. */
export interface CardTally {
  /** By the bits of the bands that a job is for: the lowest is that of band 2. */
  readonly bands: readonly number[];
  /** By the bits of what employers say. */
  readonly flags: readonly number[];
  /** By how many steps of pay are reached, and one more; 0 where the pay is not known. */
  readonly paySteps: readonly number[];
  readonly categories: readonly number[];
  readonly industries: readonly number[];
  readonly cities: readonly number[];
  /** By how many of the instants given a job was posted at or after. */
  readonly ages: readonly number[];
}

const add = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/** @param instants in epoch milliseconds, of which a job's own age is told. */
export const tallyCards = ({ bytes, starts }: JobCards, instants: readonly number[]): CardTally => {
  const tally = {
    bands: new Array<number>(256).fill(0),
    flags: new Array<number>(32).fill(0),
    paySteps: new Array<number>(8).fill(0),
    categories: [],
    industries: [],
    cities: [],
    ages: new Array<number>(instants.length + 1).fill(0),
  };
  const cutoffs = instants.map((instant) => (instant - ITS_START_MS) * 1000);
  for (const start of starts) {
    const marks = bytes.readInt32BE(start + AT.marks);
    add(tally.bands, (marks >> 8) & 255);
    add(tally.flags, (marks >> 16) & 31);
    add(tally.paySteps, (marks >> 21) & 7);
    add(tally.categories, bytes.readInt32BE(start + AT.category));
    add(tally.industries, bytes.readInt32BE(start + AT.industry));
    for (let city = 0; city < citiesOf(marks); city += 1)
      add(tally.cities, bytes.readInt32BE(start + AT.cities + city * CITY_BYTES));
    const posted =
      bytes.readInt32BE(start + AT.posted) * TWO_32 + bytes.readUInt32BE(start + AT.posted + 4);
    let reached = 0;
    for (const cutoff of cutoffs) if (posted >= cutoff) reached += 1;
    add(tally.ages, reached);
  }
  return tally;
};
