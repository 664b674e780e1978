import type { Term } from './parse-query.ts';

/** What to search for: all terms must match. */
export interface SearchText {
  readonly terms: readonly Term[];
  /** The index of the term that may also match the beginning of a word; -1 for none. */
  readonly beginning: number;
}

/**
 * With `prefix`, the last term that is not excluded may also match the beginning of a word. Null when there are no
 * terms.
 */
export const toSearchText = (terms: readonly Term[], prefix: boolean): SearchText | null =>
  terms.length === 0
    ? null
    : { terms, beginning: prefix ? terms.findLastIndex((term) => !term.excluded) : -1 };
