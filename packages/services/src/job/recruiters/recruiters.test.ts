import { jobDetail, keyword } from '@broadsheet/contract/calls/job';
import {
  mtags,
  recruiter,
  recruiterFeed,
  recruiterSearch,
  unpublishedJobs,
} from '@broadsheet/contract/calls/recruiter';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const recruiterOf = async (brand: 'tech' | 'management') => {
  const row = await services.database
    .selectFrom('recruiters')
    .select(['id', 'name'])
    .where('brand', '=', brand)
    .where('id', 'in', (from) =>
      from.selectFrom('jobs').select('recruiter_id').where('status', '=', 'open').$narrowType<{
        recruiter_id: number;
      }>(),
    )
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row;
};

describe('a recruiter', () => {
  it('is known by name, designation and company, and by nothing else', async () => {
    const { id, name } = await recruiterOf('tech');
    const found = await services.call(recruiter, { query: { id } });
    expect(Object.keys(found).sort()).toEqual(['company', 'designation', 'id', 'name', 'openJobs']);
    expect(found).toMatchObject({ id, name });
    const { total } = await services.call(recruiterFeed, { query: { recruiterId: id } });
    expect(found.openJobs).toBe(total);
  });

  it('has jobs in pages, the newest first, none of them another recruiter’s', async () => {
    const { id } = await recruiterOf('tech');
    for (let count = 0; count < 21; count += 1) await addJob(services, { recruiter_id: id });
    const first = await services.call(recruiterFeed, { query: { recruiterId: id } });
    const second = await services.call(recruiterFeed, { query: { recruiterId: id, page: 2 } });
    expect(first.items).toHaveLength(20);
    expect(first.hasMore).toBe(true);
    expect(first.loadMoreEnabled).toBe(false);
    expect(first.total - 20).toBe(second.items.length);
    const dates = [...first.items, ...second.items].map(({ postedAt }) => postedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    const [, , one] = second.items;
    const query = { jobcode: String((one ?? second.items[0])?.id) };
    expect((await services.call(jobDetail, { query })).recruiter?.id).toBe(id);
  });

  it.each(['/job/data/recruiter?id=', '/job/recruiterfeed/?recruiterId='])(
    'of the other brand, or of nobody, is not there at %s',
    async (path) => {
      const { id } = await recruiterOf('management');
      for (const requestedId of [id, 2_000_000_000])
        expect(await services.get(`${path}${requestedId}`)).toMatchObject({
          status: 404,
          body: { code: 'RECRUITER_NOT_FOUND' },
        });
      expect((await services.get(`${path}0`)).status).toBe(400);
    },
  );

  it('is found by a part of the name or of the company, on the own brand alone', async () => {
    const own = await recruiterOf('tech');
    const other = await recruiterOf('management');
    const find = async (query: string) =>
      (await services.call(recruiterSearch, { query: { query } })).items;
    expect((await find(own.name.toUpperCase())).map(({ id }) => id)).toContain(own.id);
    expect((await find(other.name)).map(({ id }) => id)).not.toContain(other.id);
    const { company } = await services.call(recruiter, { query: { id: own.id } });
    const colleagues = await find(company.name);
    expect(colleagues.map((found) => found.company.name)).toContain(company.name);
    expect(await find('%')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });
});

describe('jobs that were taken off', () => {
  it('are told, the latest first: those closed and those past their time', async () => {
    const hour = 3_600_000;
    const gone = (change: object) => addJob(services, { slug: 'gone', ...change });
    const past = await gone({ expires_at: new Date(services.demoNow - hour) });
    const closed = await gone({ status: 'expired', expires_at: new Date(services.demoNow - 1) });
    const { items } = await services.call(unpublishedJobs);
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([closed, past]);
    expect(items[1]?.unpublishedAt).toBe(new Date(services.demoNow - hour).toISOString());
    const open = await addJob(services);
    const after = await services.call(unpublishedJobs);
    expect(after.items.map(({ id }) => id)).not.toContain(open);
  });
});

it('the keywords of most jobs come first, with as many jobs as their lists have', async () => {
  const { items } = await services.call(mtags);
  const counts = items.map(({ openJobs }) => openJobs);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const keywordId = items[0]?.dataId ?? 0;
  const { total } = await services.call(keyword, { query: { keywordId } });
  expect(counts[0]).toBe(total);
});
