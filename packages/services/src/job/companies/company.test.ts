import { companyData, companyList, topJobs } from '@broadsheet/contract/calls/job';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, expect, it } from 'vitest';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

/** The number of a company's open jobs in every call that returns it. */
const loadCompany = async (slug: string) => {
  const { openJobs } = await services.call(companyData, { query: { slug } });
  const list = await services.call(companyList, { query: { size: 50 } });
  const listed = list.items.find((company) => company.slug === slug)?.openJobs;
  const { total } = await services.call(topJobs, { query: { slug, size: 1 } });
  return { openJobs, listed, total };
};
const each = (jobs: number) => ({ openJobs: jobs, listed: jobs, total: jobs });

it('counts the jobs of a company that are open now, and follows what comes, goes and expires', async () => {
  const { items } = await services.call(companyList, { query: { size: 1 } });
  const [company] = items;
  if (!company) throw new Error('nobody hires');
  const { id, slug, openJobs: before } = company;
  expect(before).toBeGreaterThan(0);
  expect(await loadCompany(slug)).toEqual(each(before));
  const added = await addJob(services, { company_id: id });
  const short = { company_id: id, expires_at: new Date(services.now + DAY_MS) };
  await addJob(services, short);
  expect(await loadCompany(slug)).toEqual(each(before + 2));
  await services.database
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('id', '=', added)
    .execute();
  expect(await loadCompany(slug)).toEqual(each(before + 1));
  services.now += 2 * DAY_MS;
  const { openJobs, listed, total } = await loadCompany(slug);
  expect([listed, total]).toEqual([openJobs, openJobs]);
  expect(openJobs).toBeLessThanOrEqual(before);
});

it('puts who hires nobody behind all others, with no jobs', async () => {
  const { items } = await services.call(companyList, { query: { size: 50 } });
  const [company] = items;
  await services.database
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('company_id', '=', company?.id ?? 0)
    .execute();
  const { openJobs } = await services.call(companyData, { query: { slug: company?.slug ?? '' } });
  expect(openJobs).toBe(0);
  const counts = (await services.call(companyList, { query: { size: 50 } })).items.map(
    (each) => each.openJobs,
  );
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});
