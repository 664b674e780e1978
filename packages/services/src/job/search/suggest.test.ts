import { suggest } from '@broadsheet/contract/calls/job';
import { matchPage } from '@broadsheet/contract/match-page';
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

const suggestFor = async (query: string) =>
  (await services.call(suggest, { query: { query } })).items;

describe('suggestions', () => {
  it('are titles, skills, companies and cities of which a word begins so', async () => {
    const items = await suggestFor('jav');
    expect(items).toContainEqual({ kind: 'skill', label: 'Java', href: '/k/java-jobs' });
    expect(items.some(({ kind }) => kind === 'job')).toBe(true);
    for (const { label } of items) expect(label).toMatch(/(^|[^a-z])jav/i);
  });

  it('know a city by its other names', async () => {
    const bangalore = { kind: 'city', label: 'Bangalore', href: '/jobs-in-bangalore' };
    expect(await suggestFor('Bengal')).toContainEqual(bangalore);
  });

  it('find companies, and lead to pages that exist', async () => {
    const { name, slug } = await services.database
      .selectFrom('companies')
      .select(['name', 'slug'])
      .where('brand', '=', 'tech')
      .executeTakeFirstOrThrow();
    const items = await suggestFor(name);
    expect(items).toContainEqual({ kind: 'company', label: name, href: `/company/${slug}` });
    for (const { href } of [...items, ...(await suggestFor('c+'))])
      expect(matchPage(href)).not.toMatchObject({ kind: 'notfound' });
  });

  it.each([
    ['pyhton', /python/i],
    ['java devloper', /java/i],
    ['java pune 3 years', /java/i],
    ['k8s', /kubernetes/i],
    ['java ki naukri', /java/i],
  ])('are of what may be meant by %s', async (typed, label) => {
    expect((await suggestFor(typed))[0]?.label).toMatch(label);
  });

  it.each(['', '   ', '%', '_', 'zzzz', '\\'])('are none for %j', async (query) => {
    expect(await suggestFor(query)).toEqual([]);
  });
});
