import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseQuery } from '../../../platform/text-search/parse-query.ts';
import { type SearchText, toSearchText } from '../../../platform/text-search/search-text.ts';
import { textCondition } from '../../../platform/text-search/text-condition.ts';
import { readPhrases, type TextPhrases } from '../../open-days/read-phrases.ts';
import { createTextRank } from './text-rank.ts';

let services: TestDatabase;
beforeAll(async () => {
  services = await createTestDatabase();
  const titles = [
    "O'Reilly Back-end Developer (Node.js, CI/CD)",
    'Senior Senior Java Engineer, Java Platform Java',
    'Machine Learning Engineer: machine vision, learning systems',
    'Full Stack Developer full-stack stack of stacks',
    'Site Reliability Engineer - C++ and C#, .NET \\ Perl',
  ];
  for (const title of titles)
    await addJob(services, { title, skills: [title, 'Java', 'java platform', 'Stack'] });
});
afterAll(() => services.close());

const asQuery = (text: SearchText, operator: '<->' | '||'): RawBuilder<unknown> => {
  const terms = text.terms.flatMap((term, index) =>
    term.excluded
      ? []
      : [textCondition({ terms: [term], beginning: index === text.beginning ? 0 : -1 })],
  );
  return sql`(${sql.join(terms, sql.raw(` ${operator} `))})`;
};

/** The rank by PostgreSQL's own functions. */
const readRanks = async (text: SearchText) => {
  const title = sql`ts_filter(headline, '{a}')`;
  const all = textCondition(text);
  const { rows } = await sql<{ headline: string; rank: number }>`
    select headline::text, case when not headline @@ ${all} then 0 when ${title} @@ ${asQuery(text, '<->')} then 3
        when ${title} @@ ${all} then 2 else 1 end
      + round(least(ts_rank('{0, 0, 0.4, 1}', headline, ${asQuery(text, '||')}), 0.9) * 10) / 10 as rank
    from jobs`.execute(services.database);
  return rows;
};

/** Of a word that is both whole and a beginning, PostgreSQL counts either. */
const isAmbiguous = (phrases: TextPhrases): boolean => {
  const lexemes = phrases.flatMap((term) => term.phrases.flatMap(({ lexemes: own }) => own));
  const begun = new Set(lexemes.filter(({ isBeginning }) => isBeginning).map(({ text }) => text));
  return lexemes.some(({ text, isBeginning }) => !isBeginning && begun.has(text));
};

const expectSameRanks = async (typed: string, prefix: boolean): Promise<void> => {
  const text = toSearchText(parseQuery(typed, new Map()).terms, prefix);
  const phrases = text && (await readPhrases(services.database, text));
  const rank = phrases && createTextRank(phrases);
  if (!rank || isAmbiguous(phrases)) return;
  const expected = await readRanks(text);
  const ranks = expected.map(({ headline }) => ({ headline, rank: rank(headline) }));
  expect([typed, ranks]).toEqual([typed, expected]);
};

const SAMPLE =
  'java senior engineer engineers developer developement machine learning ml stack full back-end ci/cd sre node.js c++ ' +
  'o\'reilly manager platform data "full stack" "site reliability engineer" -java -"machine learning" or of react';

describe('the rank of a headline', () => {
  it.each([
    ["o'reilly back-end", false],
    ['"machine learning"', false],
    ['"java java"', false],
    ['senior senior java', false],
    ['software development engineer in test or sre', false],
    ['java platform -engineer', false],
    ['full stack devel', true],
    ['ci/cd c++ .net', true],
    ['engineer jav', true],
  ])("of %j is PostgreSQL's, as a beginning: %j", expectSameRanks);

  it("is PostgreSQL's for any words", async () => {
    const typed = fc.array(fc.constantFrom(...(SAMPLE.match(/-?"[^"]+"|\S+/g) ?? [])), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(typed, fc.boolean(), (chosen, prefix) =>
        expectSameRanks(chosen.join(' '), prefix),
      ),
      { numRuns: 40 },
    );
  });

  it('is none where no word is wanted', async () => {
    const text = toSearchText(parseQuery('-java', new Map()).terms, false);
    expect(text && createTextRank(await readPhrases(services.database, text))).toBeNull();
  });
});
