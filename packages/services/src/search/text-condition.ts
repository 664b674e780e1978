import { type RawBuilder, sql } from 'kysely';
import type { Term } from './parse-query.ts';

/** A tsquery expression; every word in it is a parameter. */
type Words = RawBuilder<unknown>;

export interface TextCondition {
  /** All terms, anywhere. */
  readonly all: Words;
  /** The terms that are wanted, one after the other, and any of them; null where only unwanted ones are given. */
  readonly wanted: { readonly inOrder: Words; readonly any: Words } | null;
}

const phrase = (text: string): Words =>
  sql`phraseto_tsquery('broadsheet', broadsheet_fold(${text}))`;

const beginning = (text: string): Words =>
  sql`(nullif(${phrase(text)}::text, '') || ':*')::tsquery`;

const combine = (parts: readonly Words[], operator: '&&' | '||' | '<->'): Words =>
  sql`(${sql.join(parts, sql.raw(` ${operator} `))})`;

/**
 * All terms must hold. With `prefix`, the last one that is not excluded may also be the beginning of a word.
 * Null when nothing is asked for.
 */
export const textCondition = (terms: readonly Term[], prefix: boolean): TextCondition | null => {
  if (terms.length === 0) return null;
  const last = terms.findLastIndex((term) => !term.excluded);
  const parts = terms.map(({ phrases, excluded }, index) => {
    const begins = prefix && index === last;
    const any = combine(
      phrases.map((text) => (begins ? beginning(text) : phrase(text))),
      '||',
    );
    return { any, excluded };
  });
  const wanted = parts.filter(({ excluded }) => !excluded).map(({ any }) => any);
  return {
    all: combine(
      parts.map(({ any, excluded }) => (excluded ? sql`!!${any}` : any)),
      '&&',
    ),
    wanted:
      wanted.length === 0 ? null : { inOrder: combine(wanted, '<->'), any: combine(wanted, '||') },
  };
};
