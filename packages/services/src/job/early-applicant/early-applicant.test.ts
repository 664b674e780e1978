import { dataExport, erase } from '@broadsheet/contract/calls/account';
import {
  earlyJobFeed,
  earlyPreference,
  saveEarlyPreference,
} from '@broadsheet/contract/calls/early-applicant';
import { unfollowJob } from '@broadsheet/contract/calls/feed';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { HOUR_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, TEST_PASSWORD } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { giveFeature } from '@broadsheet/test-kit/database/give-feature';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** Ids of the tech brand. */
const [BACKEND, FRONTEND] = [1, 2];
const [JAVA, PYTHON] = [101, 102];
const PUNE = 6;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
});
afterAll(() => services.close());
beforeEach(() => services.database.deleteFrom('jobs').execute());

const fresh = (title: string, job: Parameters<typeof addJob>[1] = {}) =>
  addJob({ ...services, demoNow: services.now }, { title, tag_ids: [JAVA], ...job });
const agedHours = (hours: number) => ({ posted_at: new Date(services.now - hours * HOUR_MS) });
const addMember = async (days = 1) => {
  const added = await addSeeker(services);
  await giveFeature(services, added.seeker.id, 'early-applicant', days);
  return added;
};
const titles = async (token: string) =>
  (await services.call(earlyJobFeed, { token })).items.map(({ title }) => title);

describe('early jobs', () => {
  it('are those that are young and few have applied for, the newest first', async () => {
    const { token } = await addMember();
    await fresh('Nine', { applied: 9 });
    await fresh('Ten', { applied: 10 });
    await fresh('At the end', agedHours(71.9));
    await fresh('Too old', agedHours(72.1));
    const filling = await fresh('Nine and one here', { applied: 9 });
    await services.call(applyJob, {
      token: (await addSeeker(services)).token,
      body: { applyAnyway: 1, jobcode: String(filling) },
    });
    const { items, total, basis } = await services.call(earlyJobFeed, { token });
    expect(items.map(({ title, applied, reasons }) => [title, applied, reasons[0]])).toEqual([
      ['Nine', 9, '9 people have applied'],
      ['At the end', 0, 'Be the first to apply'],
    ]);
    expect([total, basis]).toEqual([2, 'newest']);
  });

  it('are those of the first page on all others, but for what is early no more', async () => {
    const { token } = await addMember();
    const ids: number[] = [];
    for (let number = 0; number < 7; number += 1)
      ids.push(await fresh(`Job ${number}`, { applied: 9, ...agedHours(1 + number) }));
    const page = async (number: number, asOf?: number) => {
      const query = { page: number, size: 2, ...(asOf ? { asOf } : {}) };
      return services.call(earlyJobFeed, { token, query });
    };
    const asOf = services.now;
    expect((await page(1)).items.map(({ title }) => title)).toEqual(['Job 0', 'Job 1']);
    services.now += 1_000;
    const apply = (who: string, id: number | undefined) =>
      services.call(applyJob, { token: who, body: { applyAnyway: 1, jobcode: String(id) } });
    const { token: other } = await addSeeker(services);
    await apply(other, ids[0]);
    await apply(token, ids[1]);
    await apply(other, ids[4]);
    await fresh('New', { posted_at: new Date(services.now) });
    const second = await page(2, asOf);
    const third = await page(3, asOf);
    expect(second.items.map(({ title }) => title)).toEqual(['Job 2', 'Job 3']);
    expect(third.items.map(({ title }) => title)).toEqual(['Job 5']);
    expect(third).toMatchObject({ total: 7, hasMore: true });
    expect((await page(1)).items.map(({ title }) => title)).toEqual(['New', 'Job 2']);
  });

  it('go by what the brand calls early', async () => {
    const { token } = await addMember();
    await fresh('Two', { applied: 2, ...agedHours(20) });
    await fresh('Three', { applied: 3, ...agedHours(20) });
    await fresh('Old', agedHours(25));
    const own = await createTestServices({ isLimited: false });
    try {
      const rule = { early_hours: 24, early_applications: 3 };
      await own.database.updateTable('brand_rules').set(rule).execute();
      await own.database.deleteFrom('jobs').execute();
      const { seeker, token: there } = await addSeeker(own);
      await giveFeature(own, seeker.id, 'early-applicant', 1);
      for (const [title, applied, hours] of [
        ['Two', 2, 20],
        ['Three', 3, 20],
        ['Old', 0, 25],
      ] as const)
        await addJob(
          { ...own, demoNow: own.now },
          { title, applied, posted_at: new Date(own.now - hours * HOUR_MS) },
        );
      const { items } = await own.call(earlyJobFeed, { token: there });
      expect(items.map(({ title }) => title)).toEqual(['Two']);
    } finally {
      await own.close();
    }
    expect(await titles(token)).toHaveLength(3);
  });

  it('are picked by what was asked for', async () => {
    const { token } = await addMember();
    await fresh('All of it', {
      city_ids: [PUNE],
      min_years: 3,
      max_years: 6,
      pay_min_lakh: 10,
      pay_max_lakh: 20,
    });
    await fresh('Pay untold', { city_ids: [], min_years: 3, max_years: 6 });
    await fresh('Other area', {
      category_id: FRONTEND,
      city_ids: [PUNE],
      min_years: 3,
      max_years: 6,
    });
    await fresh('Other skill', { tag_ids: [PYTHON], city_ids: [PUNE], min_years: 3, max_years: 6 });
    await fresh('Other city', { min_years: 3, max_years: 6 });
    await fresh('Other years', { city_ids: [PUNE], min_years: 6, max_years: 9 });
    await fresh('Less pay', {
      city_ids: [PUNE],
      min_years: 3,
      max_years: 6,
      pay_min_lakh: 3,
      pay_max_lakh: 6,
    });
    const body = {
      areas: [BACKEND],
      skills: ['java'],
      cities: ['pune'],
      experience: 5,
      minPay: 12,
    };
    expect(await services.call(saveEarlyPreference, { token, body })).toMatchObject({
      message: "Saved. We're updating your early applicant jobs.",
      isKept: true,
      isActive: true,
      matches: 2,
    });
    const feed = await services.call(earlyJobFeed, { token });
    expect(feed.basis).toBe('preference');
    expect(feed.items.map(({ title }) => title).toSorted()).toEqual(['All of it', 'Pay untold']);
    expect(feed.items[0]?.reasons).toHaveLength(3);
  });

  it('leave out what the seeker has applied for or put away', async () => {
    const { seeker, token } = await addMember();
    const jobcode = String(await fresh('Applied'));
    const jobId = await fresh('Hidden');
    await fresh('Left');
    await services.call(applyJob, { token, body: { applyAnyway: 1, jobcode } });
    await services.call(unfollowJob, { token, params: { userId: seeker.id, jobId } });
    expect(await titles(token)).toEqual(['Left']);
  });

  it('are for those alone whose plan runs, to the minute', async () => {
    const refused = { status: 403, body: { code: 'PLAN_NEEDED' } };
    const none = await addSeeker(services);
    const over = await addMember(-1 / 86_400_000);
    const other = await addSeeker(services);
    await giveFeature(services, other.seeker.id, 'resume-builder', 30);
    for (const { token } of [none, over, other])
      expect(await services.send(earlyJobFeed, { token })).toMatchObject(refused);
    const { token } = await addMember();
    expect(await services.send(earlyJobFeed, { token })).toMatchObject({ status: 200 });
  });
});

describe('the preference', () => {
  it('is kept without the plan too, and says how many jobs there would be', async () => {
    const { token } = await addSeeker(services);
    await fresh('Java Developer');
    await fresh('Python Developer', { tag_ids: [PYTHON] });
    const before = await services.call(earlyPreference, { token });
    expect(before).toMatchObject({ isKept: false, isActive: false, matches: 2 });
    expect(before.preference).toEqual({
      areas: [],
      skills: [],
      cities: [],
      experience: null,
      minPay: null,
      mails: 1,
    });
    const body = { skills: ['Java'], mails: 0 as const };
    expect((await services.call(saveEarlyPreference, { token, body })).message).toBe(
      "Saved. We'll use this when you get the plan.",
    );
    const saved = await services.call(earlyPreference, { token });
    expect(saved).toMatchObject({ isKept: true, matches: 1 });
    expect(saved.preference).toMatchObject({ skills: [{ key: 'java', label: 'Java' }], mails: 0 });
    await services.call(saveEarlyPreference, { token, body: { cities: ['pune'] } });
    const renewed = await services.call(earlyPreference, { token });
    expect(renewed.preference).toMatchObject({ skills: [], mails: 0, cities: [{ slug: 'pune' }] });
  });

  it.each([
    ['areas/0', { areas: [999] }, 'VALIDATION'],
    ['cities/0', { cities: ['atlantis'] }, 'VALIDATION'],
    ['skills/0', { skills: ['alchemy'] }, 'VALIDATION'],
    ['experience', { experience: -1 }, 'VALIDATION'],
    ['minPay', { minPay: -1 }, 'PAY_UNREAD'],
  ])('refuses %s that it cannot keep, and keeps nothing of it', async (field, body, code) => {
    const { token } = await addSeeker(services);
    expect(await services.send(saveEarlyPreference, { token, body })).toMatchObject({
      status: 400,
      body: {
        code,
        details: expect.arrayContaining([{ path: `body/${field}`, message: expect.any(String) }]),
      },
    });
    expect((await services.call(earlyPreference, { token })).isKept).toBe(false);
  });

  it('is nobody else’s, goes along with one’s data and goes with the account', async () => {
    const { seeker, token } = await addMember();
    const other = await addSeeker(services);
    await services.call(saveEarlyPreference, { token, body: { cities: ['pune'] } });
    expect(await services.call(earlyPreference, { token: other.token })).toMatchObject({
      isKept: false,
    });
    const taken = await services.call(dataExport, { token });
    expect(taken.earlyApplicant).toMatchObject({
      preference: { cities: [{ slug: 'pune' }] },
      mailedJobs: [],
    });
    await services.call(erase, { token, body: { password: TEST_PASSWORD } });
    const left = services.database
      .selectFrom('early_preferences')
      .where('seeker_id', '=', seeker.id);
    expect(await left.selectAll().execute()).toEqual([]);
  });
});
