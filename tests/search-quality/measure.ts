import { fileURLToPath } from 'node:url';
import type { Brand } from '@broadsheet/contract/brand';
import { createServices } from '@broadsheet/services/app';
import type { OpenDatabase } from '@broadsheet/services/platform/database/open-database';
import { prepareDatabase } from '@broadsheet/services/prepare-database';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { loadCorpus } from './load-corpus.ts';
import { makeJobs, NOW } from './make-jobs.ts';
import type { Occupation } from './occupation.ts';
import { makeQueries } from './queries/make-queries.ts';
import type { QualityQuery } from './queries/query.ts';
import { DEPTH, type Found, knownTerms, type QueryScore, scoreQuery } from './score.ts';

const folder = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export interface Measured {
  readonly brand: Brand;
  readonly jobs: number;
  readonly scores: readonly QueryScore[];
}

interface SearchAnswer {
  readonly items: readonly { readonly id: number }[];
  readonly corrected: string | null;
}

/**
 * Loads jobs of the occupations into a database without jobs of the brand, and makes their queries by the call that
 * the search page makes.
 * @param scratch folder of the feed's file
 */
export const measureQuality = async (
  opened: Pick<OpenDatabase, 'database' | 'url'>,
  brand: Brand,
  occupations: readonly Occupation[],
  scratch: string,
): Promise<Measured> => {
  const { configs } = await prepareDatabase(opened, { contentDir: folder('.') }, () => undefined);
  const config = configs.find((one) => one.brand === brand);
  if (!config) throw new Error(`There is no config of brand ${brand}.`);
  const jobs = makeJobs(config, occupations);
  const queries = makeQueries(occupations, jobs);
  const byId = await loadCorpus(opened, brand, jobs, scratch);
  const app = createServices({
    database: opened.database,
    seoDir: folder('layouts/seo'),
    blogsDir: folder('layouts/blogs'),
    competitionsDir: folder('layouts/competitions'),
    surveysDir: folder('layouts/surveys'),
    siteSecret: TEST_SITE_SECRET,
    now: () => NOW,
  });
  const find = async ({ text }: QualityQuery): Promise<Found> => {
    const query = new URLSearchParams({ query: text, size: String(DEPTH) });
    const answer = await app.inject({ url: `/job/search?${query}`, headers: { 'x-brand': brand } });
    if (answer.statusCode !== 200) throw new Error(`${text}: ${answer.statusCode} ${answer.body}`);
    const { items, corrected } = answer.json<SearchAnswer>();
    return { jobs: items.flatMap(({ id }) => byId.get(id) ?? []), corrected };
  };
  const known = knownTerms(jobs, queries);
  const scores: QueryScore[] = [];
  for (const query of queries) scores.push(scoreQuery(query, await find(query), jobs, known));
  await app.close();
  return { brand, jobs: jobs.length, scores };
};
