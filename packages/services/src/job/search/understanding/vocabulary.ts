import type { YearsWanted } from './query-part.ts';

/** What is known of a brand's jobs, companies and places: the words that a query can be about. */
export interface Vocabulary {
  /** How many open jobs say a word in their title or skills. */
  readonly jobsByWord: ReadonlyMap<string, number>;
  /** Pairs of neighbours in titles and skills. */
  readonly pairs: ReadonlySet<string>;
  /** The number of open jobs. */
  readonly jobs: number;
  /** Cities by any of their names, and the cities of regions. */
  readonly locations: ReadonlyMap<string, readonly number[]>;
  readonly companies: ReadonlyMap<string, NamedCompanies>;
  /** @param word in small letters */
  readonly isEnglish: (word: string) => boolean;
  /** The most words that a place or a company has. */
  readonly longest: {
    readonly location: number;
    readonly company: number;
  };
}

export interface NamedCompanies {
  readonly name: string;
  readonly ids: readonly number[];
}

/** Whether a job of these years is meant by the wanted ones. */
export const meetsYears = (
  { from, to }: YearsWanted,
  minYears: number,
  maxYears: number,
): boolean => minYears <= (to - from >= 2 ? to - 1 : to) && maxYears >= from;
