import type { JobColumns, NumbersOfPlaces, OpenDay } from './open-day.ts';

export interface DayChanges {
  readonly day: number;
  readonly first: number;
  /** The number of the next place that nobody had. */
  readonly places: number;
  readonly removals: number;
  /** Cards of the places that are not known yet, in order; null for none. */
  readonly cards: Buffer | null;
  /** Every place that was left, four bytes each; null where nothing is new of it. */
  readonly removed: Buffer | null;
}

/** PostgreSQL counts from the year 2000, in microseconds. */
const ITS_START_MS = Date.UTC(2000, 0, 1);
const HEAD_BYTES = 60;
const NUMBER_BYTES = 4;

const instantAt = (cards: Buffer, at: number): number =>
  ITS_START_MS + (cards.readInt32BE(at) * 2 ** 32 + cards.readUInt32BE(at + 4)) / 1000;

const copyColumns = (before: OpenDay | null, size: number): JobColumns => {
  const columns = {
    ids: new Int32Array(size),
    posted: new Float64Array(size),
    expires: new Float64Array(size),
    companies: new Int32Array(size),
    recruiters: new Int32Array(size),
    categories: new Int32Array(size),
    industries: new Int32Array(size),
    minYears: new Int16Array(size),
    maxYears: new Int16Array(size),
    pay: new Float64Array(size),
    marks: new Int32Array(size),
  };
  if (before === null) return columns;
  columns.ids.set(before.ids);
  columns.posted.set(before.posted);
  columns.expires.set(before.expires);
  columns.companies.set(before.companies);
  columns.recruiters.set(before.recruiters);
  columns.categories.set(before.categories);
  columns.industries.set(before.industries);
  columns.minYears.set(before.minYears);
  columns.maxYears.set(before.maxYears);
  columns.pay.set(before.pay);
  columns.marks.set(before.marks);
  return columns;
};

const writeCard = (columns: JobColumns, place: number, cards: Buffer, at: number): void => {
  columns.posted[place] = instantAt(cards, at);
  columns.expires[place] = instantAt(cards, at + 8);
  columns.pay[place] = cards.readDoubleBE(at + 16);
  columns.ids[place] = cards.readInt32BE(at + 24);
  columns.companies[place] = cards.readInt32BE(at + 32);
  columns.recruiters[place] = cards.readInt32BE(at + 36);
  columns.categories[place] = cards.readInt32BE(at + 40);
  columns.industries[place] = cards.readInt32BE(at + 44);
  columns.marks[place] = cards.readInt32BE(at + 48);
  columns.minYears[place] = cards.readInt16BE(at + 52);
  columns.maxYears[place] = cards.readInt16BE(at + 54);
};

/** Numbers of places that come in order, after those that are known already. */
const addNumbers = (before: NumbersOfPlaces | undefined, size: number) => {
  const known = before?.ends.length ?? 0;
  const ends = new Uint32Array(size);
  if (before) ends.set(before.ends);
  const values: number[] = before ? [...before.values] : [];
  let next = known;
  const fillTo = (place: number): void => {
    for (; next < place; next += 1) ends[next] = values.length;
  };
  return {
    add: (place: number, cards: Buffer, from: number, to: number): void => {
      fillTo(place);
      for (let at = from; at < to; at += NUMBER_BYTES) values.push(cards.readInt32BE(at));
      fillTo(place + 1);
    },
    done: (): NumbersOfPlaces => {
      fillTo(size);
      return { ends, values: Int32Array.from(values) };
    },
  };
};

const newestOf = ({ posted, ids }: JobColumns, isListed: Uint8Array): number[] => {
  const places: number[] = [];
  for (let place = 0; place < isListed.length; place += 1)
    if (isListed[place] === 1) places.push(place);
  return places.sort(
    (one, other) =>
      (posted[other] ?? 0) - (posted[one] ?? 0) || (ids[other] ?? 0) - (ids[one] ?? 0),
  );
};

/** The day as it is after the changes. @param known the day as it was when they were asked for, or null */
export const changeDay = (known: OpenDay | null, changes: DayChanges): OpenDay => {
  const { day, first, removals, places, cards, removed } = changes;
  const before = known?.first === first ? known : null;
  const size = places - first;
  const isListed = new Uint8Array(size);
  if (before) isListed.set(before.isListed);
  const columns = copyColumns(before, size);
  const cities = addNumbers(before?.cities, size);
  const tags = addNumbers(before?.tags, size);
  for (let at = 0; cards && at < cards.length; ) {
    const place = cards.readInt32BE(at + 28) - first;
    const citiesEnd = at + HEAD_BYTES + NUMBER_BYTES * cards.readInt16BE(at + 56);
    const tagsEnd = citiesEnd + NUMBER_BYTES * cards.readInt16BE(at + 58);
    isListed[place] = 1;
    writeCard(columns, place, cards, at);
    cities.add(place, cards, at + HEAD_BYTES, citiesEnd);
    tags.add(place, cards, citiesEnd, tagsEnd);
    at = tagsEnd;
  }
  for (let at = 0; removed && at < removed.length; at += NUMBER_BYTES)
    isListed[removed.readInt32BE(at) - first] = 0;
  return {
    ...columns,
    day,
    first,
    size,
    removals,
    isListed,
    cities: cities.done(),
    tags: tags.done(),
    newest: newestOf(columns, isListed),
  };
};
