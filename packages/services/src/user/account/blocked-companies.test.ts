import { blockCompany, blockedCompanies } from '@broadsheet/contract/calls/account';
import * as job from '@broadsheet/contract/calls/job';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const firstCompany = (brand: 'tech' | 'management' = 'tech') =>
  services.database
    .selectFrom('companies')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
/** Companies without jobs, of the first one's industry. */
const addCompanies = async (slugs: readonly string[]): Promise<number[]> => {
  const { industry_id } = await firstCompany();
  const about = { brand: 'tech', industry_id, about: '', size: '1-10 people' } as const;
  const rows = await services.database
    .insertInto('companies')
    .values(slugs.map((slug) => ({ ...about, slug, name: slug, city_ids: [] })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
const block = (token: string, companyId: number, blocked: 0 | 1 = 1) =>
  services.call(blockCompany, { token, body: { companyId, blocked } });

describe('the list of blocked companies', () => {
  it('holds what its seeker has blocked, once, until it is unblocked', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    const { id, name, slug } = await firstCompany();
    expect(await services.call(blockedCompanies, { token })).toEqual({ items: [] });
    await block(token, id);
    expect(await block(token, id)).toEqual({ items: [{ id, name, slug }] });
    expect(await services.call(blockedCompanies, { token })).toEqual({
      items: [{ id, name, slug }],
    });
    expect(await services.call(blockedCompanies, { token: other.token })).toEqual({ items: [] });
    await block(other.token, id, 0);
    expect((await services.call(blockedCompanies, { token })).items).toHaveLength(1);
    expect(await block(token, id, 0)).toEqual({ items: [] });
  });

  it('takes companies of its own brand only', async () => {
    const { token } = await addSeeker(services);
    const { id } = await firstCompany('management');
    for (const companyId of [id, 2_000_000_000])
      expect(
        await services.send(blockCompany, { token, body: { companyId, blocked: 1 } }),
      ).toMatchObject({ status: 404, body: { code: 'COMPANY_NOT_FOUND' } });
  });

  it('holds a hundred and no more, however many come at once', async () => {
    const { token, seeker } = await addSeeker(services);
    const ids = await addCompanies(Array.from({ length: 103 }, (_, index) => `maker-${index}`));
    const blocked_at = new Date(services.now);
    await services.database
      .insertInto('blocked_companies')
      .values(ids.slice(0, 98).map((id) => ({ seeker_id: seeker.id, company_id: id, blocked_at })))
      .execute();
    const answers = await Promise.all(
      ids
        .slice(98, 103)
        .map((companyId) =>
          services.send(blockCompany, { token, body: { companyId, blocked: 1 } }),
        ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body/companyId' }] },
    });
    expect((await services.call(blockedCompanies, { token })).items).toHaveLength(100);
  });
});

describe('the jobs of a blocked company', () => {
  const KEYWORD = 101;
  const JOBS = 3;

  /** Three jobs that appear in every list. */
  const addJobs = async (companyId: number, industryId: number): Promise<void> => {
    for (let count = 0; count < JOBS; count += 1)
      await addJob(services, {
        title: 'Zymurgist',
        company_id: companyId,
        industry_id: industryId,
        tag_ids: [KEYWORD],
        female_candidate: true,
      });
  };

  it('are in no list and no count for who has blocked it, and in each for all others', async () => {
    const { token } = await addSeeker(services);
    const peer = await firstCompany();
    const [id = 0] = await addCompanies(['zymurgy-works']);
    await addJobs(id, peer.industry_id);
    const { tag } = await services.database
      .selectFrom('tags')
      .select('tag')
      .where('brand', '=', 'tech')
      .where('data_id', '=', KEYWORD)
      .executeTakeFirstOrThrow();
    const { call } = services;
    const listsOf = (reader: { token?: string }) => ({
      search: call(job.search, reader),
      byText: call(job.search, { ...reader, query: { query: 'zymurgist' } }),
      company: call(job.search, { ...reader, query: { query: 'zymurgy', search: 'company' } }),
      category: call(job.category, { ...reader, query: { categoryId: 1 } }),
      keyword: call(job.keyword, { ...reader, query: { keywordId: KEYWORD } }),
      similar: call(job.similarJobs, { ...reader, query: { tags: tag } }),
      similarCompany: call(job.similarCompanyJobs, { ...reader, query: { companyId: peer.id } }),
      top: call(job.topJobs, { ...reader, query: { companyId: id } }),
      female: call(job.femaleJobs, reader),
    });
    const read = async (reader: { token?: string } = {}) => {
      const lists = Object.entries(listsOf(reader));
      return new Map(
        await Promise.all(lists.map(async ([name, list]) => [name, await list] as const)),
      );
    };
    const before = await read({ token });
    await block(token, id);
    const after = await read({ token });
    expect(await read()).toEqual(before);
    for (const [name, list] of after) {
      expect(list.total, name).toBe((before.get(name)?.total ?? 0) - JOBS);
      expect(
        list.items.filter(({ company }) => company.id === id),
        name,
      ).toEqual([]);
      const industries = list.facets.find(({ field }) => field === 'industry')?.values ?? [];
      const counted = industries.reduce((sum, { count }) => sum + count, 0);
      if (list.facets.length > 0) expect(counted, name).toBe(list.total);
    }
    await block(token, id, 0);
    expect(await read({ token })).toEqual(before);
  });
});
