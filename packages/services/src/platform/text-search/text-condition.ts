import { type RawBuilder, sql } from 'kysely';
import type { SearchText } from './search-text.ts';

/** A tsquery expression; every word in it is a parameter. */
export type TextExpression = RawBuilder<unknown>;

const toQuery = (text: string): TextExpression =>
  sql`phraseto_tsquery('broadsheet', broadsheet_fold(${text}))`;

const toBeginning = (text: string): TextExpression =>
  sql`(nullif(${toQuery(text)}::text, '') || ':*')::tsquery`;

const combine = (parts: readonly TextExpression[], operator: '&&' | '||'): TextExpression =>
  sql`(${sql.join(parts, sql.raw(` ${operator} `))})`;

/** All terms, as a condition for PostgreSQL's own text search. */
export const textCondition = ({ terms, beginning }: SearchText): TextExpression =>
  combine(
    terms.map(({ phrases, excluded }, index) => {
      const any = combine(phrases.map(index === beginning ? toBeginning : toQuery), '||');
      return excluded ? sql`!!${any}` : any;
    }),
    '&&',
  );
