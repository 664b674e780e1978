import { type RawBuilder, sql } from 'kysely';
import type { Term } from './parse-query.ts';

/** A tsquery expression; every word in it is a parameter. */
type TextExpression = RawBuilder<unknown>;

export interface TextCondition {
  readonly terms: readonly Term[];
  /** The index of the term that may also match the beginning of a word; -1 for none. */
  readonly beginning: number;
  /** All terms, anywhere in a headline. */
  readonly all: TextExpression;
  /** The terms that are not excluded: one after the other, and any of them; null where all are excluded. */
  readonly wanted: { readonly inOrder: TextExpression; readonly any: TextExpression } | null;
}

const toQuery = (text: string): TextExpression =>
  sql`phraseto_tsquery('broadsheet', broadsheet_fold(${text}))`;

const toBeginning = (text: string): TextExpression =>
  sql`(nullif(${toQuery(text)}::text, '') || ':*')::tsquery`;

const combine = (parts: readonly TextExpression[], operator: '&&' | '||' | '<->'): TextExpression =>
  sql`(${sql.join(parts, sql.raw(` ${operator} `))})`;

/**
 * All terms must match. With `prefix`, the last term that is not excluded may also match the beginning of a word. Null
 * when there are no terms.
 */
export const textCondition = (terms: readonly Term[], prefix: boolean): TextCondition | null => {
  if (terms.length === 0) return null;
  const beginning = prefix ? terms.findLastIndex((term) => !term.excluded) : -1;
  const parts = terms.map(({ phrases, excluded }, index) => {
    const any = combine(phrases.map(index === beginning ? toBeginning : toQuery), '||');
    return { any, excluded };
  });
  const wanted = parts.filter(({ excluded }) => !excluded).map(({ any }) => any);
  return {
    terms,
    beginning,
    all: combine(
      parts.map(({ any, excluded }) => (excluded ? sql`!!${any}` : any)),
      '&&',
    ),
    wanted:
      wanted.length === 0 ? null : { inOrder: combine(wanted, '<->'), any: combine(wanted, '||') },
  };
};
