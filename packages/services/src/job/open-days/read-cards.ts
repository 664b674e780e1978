import { workModeId } from '@broadsheet/contract/work-terms';
import { type DayJobs, MARKS, type NumbersOfJobs, numbersOfJobs, WORK_TERMS } from './open-day.ts';

/** PostgreSQL counts from the year 2000, in microseconds. */
const ITS_START_MS = Date.UTC(2000, 0, 1);
const HEAD_BYTES = 60;
const NUMBER_BYTES = 4;
/** The work terms are after the card. */
const WORK_TERMS_BYTES = 2;
const FROM_HOME = 1 << MARKS.flags;
const REMOTE = 1 << (WORK_TERMS.workMode + workModeId('remote') - 1);
const AT = { marks: 48, cities: 56, tags: 58 } as const;

const instantAt = (cards: Buffer, at: number): number =>
  ITS_START_MS + (cards.readInt32BE(at) * 2 ** 32 + cards.readUInt32BE(at + 4)) / 1000;

const citiesOf = (cards: Buffer, card: number): number => cards.readInt16BE(card + AT.cities);
const tagsOf = (cards: Buffer, card: number): number => cards.readInt16BE(card + AT.tags);

const bytesOf = (cards: Buffer, card: number): number =>
  HEAD_BYTES + NUMBER_BYTES * (citiesOf(cards, card) + tagsOf(cards, card));

/** The database has no bit for a remote job: its flag says it. */
const workTermsOf = (cards: Buffer, card: number): number =>
  cards.readInt16BE(card + bytesOf(cards, card)) |
  ((cards.readInt32BE(card + AT.marks) & FROM_HOME) === 0 ? 0 : REMOTE);

const startsOf = (cards: Buffer): Uint32Array => {
  const starts: number[] = [];
  for (let at = 0; at < cards.length; ) {
    starts.push(at);
    at += bytesOf(cards, at) + WORK_TERMS_BYTES;
  }
  return Uint32Array.from(starts);
};

/** Decodes the cards that the database builds, each with its work terms after it, in their order. */
export const readCards = (cards: Buffer): DayJobs => {
  const starts = startsOf(cards);
  const startOf = (job: number): number => starts[job] ?? 0;
  const fill = <Column extends Int16Array | Int32Array | Float64Array>(
    column: Column,
    read: (card: number) => number,
  ): Column => {
    for (let job = 0; job < starts.length; job += 1) column[job] = read(startOf(job));
    return column;
  };
  const integersAt = (offset: number): Int32Array =>
    fill(new Int32Array(starts.length), (card) => cards.readInt32BE(card + offset));
  const shortAt = (offset: number): Int16Array =>
    fill(new Int16Array(starts.length), (card) => cards.readInt16BE(card + offset));
  const realOf = (read: (card: number) => number): Float64Array =>
    fill(new Float64Array(starts.length), read);
  const severalAt = (
    lengthOf: (card: number) => number,
    startAt: (card: number) => number,
  ): NumbersOfJobs =>
    numbersOfJobs(
      starts.length,
      (job) => lengthOf(startOf(job)),
      (job, after) => cards.readInt32BE(startAt(startOf(job)) + NUMBER_BYTES * after),
    );
  const citiesAt = (card: number): number => card + HEAD_BYTES;
  return {
    posted: realOf((card) => instantAt(cards, card)),
    expires: realOf((card) => instantAt(cards, card + 8)),
    pay: realOf((card) => cards.readDoubleBE(card + 16)),
    ids: integersAt(24),
    slots: integersAt(28),
    companies: integersAt(32),
    recruiters: integersAt(36),
    categories: integersAt(40),
    industries: integersAt(44),
    marks: integersAt(AT.marks),
    workTerms: fill(new Int16Array(starts.length), (card) => workTermsOf(cards, card)),
    minYears: shortAt(52),
    maxYears: shortAt(54),
    cities: severalAt((card) => citiesOf(cards, card), citiesAt),
    tags: severalAt(
      (card) => tagsOf(cards, card),
      (card) => citiesAt(card) + NUMBER_BYTES * citiesOf(cards, card),
    ),
  };
};
