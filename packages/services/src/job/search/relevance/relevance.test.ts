import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { search } from '@broadsheet/contract/calls/job';
import type { JobSummary } from '@broadsheet/contract/entities/job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gradeOf, type Judgement } from './judgement.ts';
import { MANAGEMENT_JUDGEMENTS } from './management-judgements.ts';
import { ndcg } from './ndcg.ts';
import { TECH_JUDGEMENTS } from './tech-judgements.ts';

const DEPTH = 10;
const MIN_NDCG = 0.85;
const PAGE = 50;
const JUDGEMENTS: Readonly<Record<Brand, readonly Judgement[]>> = {
  tech: TECH_JUDGEMENTS,
  management: MANAGEMENT_JUDGEMENTS,
};

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const everyJob = async (brand: Brand): Promise<JobSummary[]> => {
  const jobs: JobSummary[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const answer = await services.call(search, { brand, query: { page, size: PAGE } });
    jobs.push(...answer.items);
    ({ hasMore } = answer);
  }
  return jobs;
};

describe.each(BRANDS)('what %s seekers mean by their words', (brand) => {
  it('ranks high: 50 judgements, NDCG@10', async ({ annotate }) => {
    const jobs = await everyJob(brand);
    const scores: { query: string; score: number }[] = [];
    for (const judgement of JUDGEMENTS[brand]) {
      const all = jobs.map((job) => gradeOf(job, judgement));
      expect(all, `no job is meant by "${judgement.query}"`).toContain(2);
      const { query } = judgement;
      const { items } = await services.call(search, { brand, query: { query, size: DEPTH } });
      const found = items.map((job) => gradeOf(job, judgement));
      scores.push({ query, score: ndcg(found, all, DEPTH) });
    }
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
    const poorest = scores.toSorted((one, other) => one.score - other.score).slice(0, 8);
    const lines = poorest.map(({ query, score }) => `${score.toFixed(2)} ${query}`);
    await annotate(`NDCG@10 ${mean.toFixed(3)}; poorest: ${lines.join(', ')}`);
    expect(scores).toHaveLength(50);
    expect(mean, lines.join('\n')).toBeGreaterThanOrEqual(MIN_NDCG);
  });
});
