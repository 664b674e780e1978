import { type RawBuilder, sql } from 'kysely';
import type { Term } from './parse-query.ts';

/** A tsquery expression; every word in it is a parameter. */
export type TextCondition = RawBuilder<unknown>;

const phrase = (text: string): TextCondition =>
  sql`phraseto_tsquery('broadsheet', broadsheet_fold(${text}))`;

const beginning = (text: string): TextCondition =>
  sql`(nullif(${phrase(text)}::text, '') || ':*')::tsquery`;

const combine = (parts: readonly TextCondition[], operator: '&&' | '||'): TextCondition =>
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
    return excluded ? sql`!!${any}` : any;
  });
  return combine(parts, '&&');
};
