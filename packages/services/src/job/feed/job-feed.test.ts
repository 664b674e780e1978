import * as feed from '@broadsheet/contract/calls/feed';
import { saveFeedPreferences } from '@broadsheet/contract/calls/feed-preferences';
import {
  applyJob,
  savedJobsCount,
  saveJob,
  unsaveJob,
} from '@broadsheet/contract/calls/job-actions';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An id of the tech brand. */
const BACKEND = 1;
const [JAVA, PYTHON, VLSI] = [101, 102, 401];
const [BANGALORE, PUNE] = [2, 6];

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());

const addDeveloper = async () => {
  const { seeker, token } = await addSeeker(
    services,
    {},
    { category_id: BACKEND, experience_months: 60, city_id: BANGALORE },
  );
  const own = { seeker_id: seeker.id };
  await services.database
    .insertInto('seeker_skills')
    .values([JAVA, PYTHON].map((tag_id, position) => ({ ...own, tag_id, position })))
    .execute();
  await services.database
    .insertInto('preferred_cities')
    .values({ ...own, city_id: PUNE, position: 0 })
    .execute();
  return { userId: seeker.id, token };
};
const fitting = {
  category_id: BACKEND,
  tag_ids: [JAVA, PYTHON],
  city_ids: [PUNE],
  min_years: 4,
  max_years: 6,
};

describe('the jobfeed', () => {
  it('has what suits the profile, the best first, and says why', async () => {
    const { token } = await addDeveloper();
    const best = await addJob(services, fitting);
    const lesser = await addJob(services, { ...fitting, city_ids: [BANGALORE], tag_ids: [JAVA] });
    const foreign = await addJob(services, { ...fitting, category_id: 4, tag_ids: [VLSI] });
    const beyond = await addJob(services, { ...fitting, min_years: 15, max_years: 20 });
    const list = await services.call(feed.jobFeed, { token });
    const ids = list.items.map(({ id }) => id);
    expect(ids[0]).toBe(best);
    expect(list.items[0]?.reasons).toEqual([
      'Matches all 2 of your skills',
      'In Pune, where you want to work',
      'Your job category: Backend',
    ]);
    expect(list).toMatchObject({
      basis: 'profile',
      fetchedPageNo: 1,
      size: 20,
      totalJobs: list.total,
      loadMoreEnabled: list.hasMore,
    });
    expect(list.filters.sort.find(({ isOn }) => isOn)?.id).toBe('relevance');
    const newest = await services.call(feed.jobFeed, { token, query: { sort: 'date', size: 50 } });
    const dates = newest.items.map(({ postedAt }) => postedAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    const newestIds = newest.items.map(({ id }) => id);
    expect(newestIds).toContain(lesser);
    for (const id of [foreign, beyond]) expect(newestIds).not.toContain(id);
  });

  it('narrows by filters, names those that are on, and counts what they would leave', async () => {
    const { token } = await addDeveloper();
    const query = { locIds: String(PUNE), exp: 4, wfh: 1 } as const;
    const list = await services.call(feed.jobFeed, { token, query });
    expect(list.items.every(({ flags }) => flags.workFromHome)).toBe(true);
    expect(list.filterChips.map(({ label }) => label)).toEqual([
      'Pune',
      '4-6 years',
      'Work from home',
    ]);
    const counted = list.industryOptions.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(list.totalJobs);
  });

  it('is the newest jobs for who has told nothing', async () => {
    const { token } = await addSeeker(services);
    const list = await services.call(feed.jobFeed, { token });
    expect(list.basis).toBe('newest');
    expect(list.filters.sort.find(({ isOn }) => isOn)?.id).toBe('date');
    expect(list.items.every(({ reasons }) => reasons.length === 0)).toBe(true);
    expect((await services.call(feed.recommendedJobs, { token })).items).toEqual([]);
  });

  it('keeps to what the preferences ask for, and to nothing else once they are empty again', async () => {
    const { token } = await addDeveloper();
    const wanted = {
      category_id: 4,
      tag_ids: [VLSI],
      city_ids: [PUNE],
      pay_min_lakh: 20,
      pay_max_lakh: 30,
    };
    const ids = {
      wanted: await addJob(services, wanted),
      silent: await addJob(services, { ...wanted, pay_min_lakh: null, pay_max_lakh: null }),
      poor: await addJob(services, { ...wanted, pay_min_lakh: 3, pay_max_lakh: 4 }),
      elsewhere: await addJob(services, { ...wanted, city_ids: [BANGALORE] }),
      remote: await addJob(services, { ...wanted, city_ids: [BANGALORE], work_from_home: true }),
    };
    const savedPreferences = { areas: [4], cities: ['pune'], minPay: 15 };
    const { preferences } = await services.call(saveFeedPreferences, {
      token,
      body: savedPreferences,
    });
    expect(preferences).toMatchObject({ minPay: 15, cities: [{ slug: 'pune' }], workFromHome: 0 });
    const seen = async () => {
      const { items } = await services.call(feed.jobFeed, {
        token,
        query: { size: 50, sort: 'date' },
      });
      return Object.entries(ids).flatMap(([name, id]) =>
        items.some((job) => job.id === id) ? [name] : [],
      );
    };
    expect(await seen()).toEqual(['wanted', 'silent', 'remote']);
    await services.call(saveFeedPreferences, { token, body: {} });
    expect(await seen()).toEqual([]);
    const wrong = await services.send(saveFeedPreferences, {
      token,
      body: { cities: ['atlantis'] },
    });
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'body/cities/0' }] } });
  });
});

describe('recommended jobs', () => {
  it('each say why, and are none that the seeker has saved or applied for', async () => {
    const { token } = await addDeveloper();
    const [saved, applied, open] = await Promise.all(
      [1, 2, 3].map(() => addJob(services, fitting)),
    );
    await services.call(saveJob, { token, body: { jobcode: String(saved) } });
    await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(applied) } });
    const { items } = await services.call(feed.recommendedJobs, { token });
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(open);
    for (const id of [saved, applied]) expect(ids).not.toContain(id);
    expect(items.every(({ reasons }) => reasons.length > 0)).toBe(true);
  });
});

describe('saved jobs', () => {
  it('are the seeker’s own, the last saved first, closed ones too, and as many as are counted', async () => {
    const [{ token }, other] = [await addDeveloper(), await addDeveloper()];
    const first = await addJob(services, { status: 'expired' });
    const second = await addJob(services);
    for (const jobcode of [first, second].map(String)) {
      await services.call(saveJob, { token, body: { jobcode } });
      services.now += 1_000;
    }
    const list = await services.call(feed.savedJobs, { token });
    expect(list.items.map(({ id, status, saved }) => [id, status, saved])).toEqual([
      [second, 'open', 1],
      [first, 'expired', 1],
    ]);
    expect(await services.call(savedJobsCount, { token })).toEqual({ count: list.total });
    expect(await services.call(feed.savedJobs, { token, query: { page: 2 } })).toMatchObject({
      items: [],
      total: 2,
    });
    await services.call(unsaveJob, { token, body: { jobcode: String(second) } });
    expect((await services.call(feed.savedJobs, { token })).total).toBe(1);
    expect((await services.call(feed.savedJobs, { token: other.token })).total).toBe(0);
  });
});
