import { type RawBuilder, sql } from 'kysely';
import type { Term } from './parse-query.ts';

/** A tsquery expression; every word in it is a parameter. */
type Words = RawBuilder<unknown>;

export interface TextCondition {
  /** All terms, anywhere in a headline. */
  readonly all: Words;
  /** The same of the words of a listed job, which has its phrases as words of their own. */
  readonly listed: Words;
  /** The terms that are wanted, one after the other, and any of them; null where only unwanted ones are given. */
  readonly wanted: { readonly inOrder: Words; readonly any: Words } | null;
}

/** For words that have their positions. */
const inPlace = (text: string): Words =>
  sql`phraseto_tsquery('broadsheet', broadsheet_fold(${text}))`;

/** For words that have their pairs. */
const inPairs = (text: string): Words => sql`broadsheet_phrase(${text})`;

const beginning = (phrase: Words): Words => sql`(nullif(${phrase}::text, '') || ':*')::tsquery`;

const combine = (parts: readonly Words[], operator: '&&' | '||' | '<->'): Words =>
  sql`(${sql.join(parts, sql.raw(` ${operator} `))})`;

interface Part {
  readonly any: Words;
  readonly excluded: boolean;
}

/** With `prefix`, the last term that is not excluded may also be the beginning of a word. */
const toParts = (
  terms: readonly Term[],
  prefix: boolean,
  phrase: (text: string) => Words,
): Part[] => {
  const last = terms.findLastIndex((term) => !term.excluded);
  return terms.map(({ phrases, excluded }, index) => {
    const begins = prefix && index === last;
    const words = phrases.map((text) => (begins ? beginning(phrase(text)) : phrase(text)));
    return { any: combine(words, '||'), excluded };
  });
};

const allOf = (parts: readonly Part[]): Words =>
  combine(
    parts.map(({ any, excluded }) => (excluded ? sql`!!${any}` : any)),
    '&&',
  );

/** All terms must hold; of `prefix` see above. Null when nothing is asked for. */
export const textCondition = (terms: readonly Term[], prefix: boolean): TextCondition | null => {
  if (terms.length === 0) return null;
  const parts = toParts(terms, prefix, inPlace);
  const wanted = parts.filter(({ excluded }) => !excluded).map(({ any }) => any);
  return {
    all: allOf(parts),
    listed: allOf(toParts(terms, prefix, inPairs)),
    wanted:
      wanted.length === 0 ? null : { inOrder: combine(wanted, '<->'), any: combine(wanted, '||') },
  };
};
