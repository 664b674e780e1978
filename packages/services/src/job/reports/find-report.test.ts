import { blockCompany } from '@broadsheet/contract/calls/account';
import { search } from '@broadsheet/contract/calls/job';
import { DAY_MS } from '@broadsheet/contract/durations';
import { matchPage } from '@broadsheet/contract/match-page';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import type { Insertable } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createDirectory } from '../../platform/brands/directory.ts';
import type { JobsTable } from '../../platform/database/tables/jobs.ts';
import { findReport, type ReportReader } from './find-report.ts';

/** The city Bangalore and the category of the test jobs. */
const PROFILE = { category_id: 1, city_id: 2, experience_months: 47 };

/** The profile of the recipient of a report. */
type ReaderFacts = Partial<Pick<ReportReader, 'city_id' | 'category_id' | 'experience_months'>>;
const UNTOLD = { city_id: null, category_id: null, experience_months: null };

const opened: TestServices[] = [];
let services: TestServices;
beforeEach(async () => {
  services = await createTestServices();
  opened.push(services);
  await services.database.deleteFrom('jobs').execute();
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const reportFor = async (facts: ReaderFacts) => {
  const { database, now } = services;
  const { seeker, token } = await addSeeker(services);
  const context = { database, readDirectory: createDirectory(database), now };
  const find = () => findReport(context, { ...seeker, ...UNTOLD, ...facts });
  return { token, find };
};
const add = (title: string, job: Partial<Insertable<JobsTable>> = {}) =>
  addJob(services, { title, ...job });
const titlesFor = async (profile: ReaderFacts) => {
  const report = await (await reportFor(profile)).find();
  return report?.jobs.map(({ title }) => title) ?? [];
};
const ago = (ms: number) => new Date(services.now - ms);

describe('a report', () => {
  it('tells of each job what a list tells, and where to see it', async () => {
    const id = await add('Java Developer', { pay_min_lakh: 12, pay_max_lakh: 18 });
    const report = await (await reportFor(PROFILE)).find();
    const { items } = await services.call(search);
    expect(report?.jobs).toEqual([
      {
        title: 'Java Developer',
        company: items[0]?.company.name,
        places: 'Bangalore',
        experience: '2–5 years',
        pay: '₹12–18 lakh',
        path: `/j/sample-engineer-${id}`,
      },
    ]);
  });

  it('is of the category, the city and the band of years, as far as they are known', async () => {
    await add('fits');
    await add('another category', { category_id: 2, posted_at: ago(2 * DAY_MS) });
    await add('another city', { city_ids: [4], posted_at: ago(3 * DAY_MS) });
    await add('too senior', { min_years: 8, max_years: 10, posted_at: ago(4 * DAY_MS) });
    const { category_id, city_id, experience_months } = PROFILE;
    expect(await titlesFor(PROFILE)).toEqual(['fits']);
    expect(await titlesFor({ category_id, city_id })).toEqual(['fits', 'too senior']);
    expect(await titlesFor({ city_id, experience_months })).toEqual(['fits', 'another category']);
    expect(await titlesFor({ category_id, experience_months })).toEqual(['fits', 'another city']);
    expect(await titlesFor({})).toHaveLength(4);
    expect(await titlesFor({ category_id: 999, city_id: 999 })).toHaveLength(4);
  });

  it('is of jobs of the last seven days that are open, the newest five of the brand', async () => {
    const days = [6, 1, 5, 2, 4, 3];
    for (const day of days) await add(`of ${day}`, { posted_at: ago(day * DAY_MS) });
    await add('too old', { posted_at: ago(7 * DAY_MS + 1) });
    await add('closed', { status: 'expired' });
    await add('over', { expires_at: ago(0) });
    await add('of the other brand', { brand: 'management', category_id: 13 });
    expect(await titlesFor({})).toEqual(['of 1', 'of 2', 'of 3', 'of 4', 'of 5']);
  });

  it('has no job of a company that the seeker has blocked, and is none when nothing is left', async () => {
    await add('fits');
    const { token, find } = await reportFor(PROFILE);
    expect((await find())?.jobs).toHaveLength(1);
    const [job] = await services.database.selectFrom('jobs').select('company_id').execute();
    const body = { companyId: job?.company_id ?? 0, blocked: 1 } as const;
    await services.call(blockCompany, { token, body });
    expect(await find()).toBeNull();
    expect(await titlesFor(PROFILE)).toEqual(['fits']);
  });

  it('leads to the list that its jobs are the first of', async () => {
    await add('fits');
    const pathFor = async (profile: ReaderFacts) =>
      (await (await reportFor(profile)).find())?.listPath ?? '';
    expect(await pathFor(PROFILE)).toBe('/c/backend-jobs?locIds=2&exp=3&range=2');
    expect(await pathFor({ city_id: PROFILE.city_id })).toBe('/search/jobs.html?locIds=2&range=2');
    expect(await pathFor({})).toBe('/search/jobs.html?range=2');
    expect(matchPage(await pathFor(PROFILE))).toMatchObject({ kind: 'category' });
  });
});
