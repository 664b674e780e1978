import { writeAfter } from '@broadsheet/contract/after';
import { appliedJobs } from '@broadsheet/contract/calls/applications';
import {
  jobFeed,
  recommendedJobs,
  removedJobs,
  savedJobs,
  unfollowJob,
  unfollowRecruiter,
} from '@broadsheet/contract/calls/feed';
import { applyJob, saveJob, unsaveJob } from '@broadsheet/contract/calls/job-actions';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setApplicationStatus } from '../applications/set-status.ts';

const SIZE = 3;
const JOBS = 9;
const JAVA = 101;
const ONLY = { cat: 1, locIds: '7' };

let services: TestServices;
let me: TestSeeker;
let ids: number[];
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  const { id: recruiter } = await services.database
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', 'tech')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  ids = [];
  await services.database.updateTable('jobs').set({ status: 'expired' }).execute();
  for (let number = 0; number < JOBS; number += 1)
    ids.push(
      await addJob(services, {
        category_id: 1,
        city_ids: [7],
        tag_ids: [JAVA],
        posted_at: new Date(services.now - number * 60_000),
        recruiter_id: number === 1 ? recruiter : null,
      }),
    );
});
afterAll(() => services.close());
beforeEach(async () => {
  me = await addSeeker(services, { isPro: true }, { experience_months: 40, city_id: 7 });
  await services.database
    .insertInto('seeker_skills')
    .values({ seeker_id: me.seeker.id, tag_id: JAVA, position: 0 })
    .execute();
  services.now += 1_000;
});

const idsOf = ({ items }: { readonly items: readonly { readonly id: number }[] }) =>
  items.map(({ id }) => id);
const hide = (jobId: number) =>
  services.call(unfollowJob, {
    token: me.token,
    params: { userId: me.seeker.id, jobId },
    body: {},
  });
const feed = async (page: number, asOf?: number) =>
  services.call(jobFeed, {
    token: me.token,
    query: { ...ONLY, sort: 'date', page, size: SIZE, ...(asOf ? { asOf } : {}) },
  });

describe('the next page of the feed', () => {
  it('goes on where the last one ended, though jobs of it were hidden since, or came', async () => {
    const first = await feed(1);
    const asOf = services.now;
    expect(idsOf(first)).toEqual(ids.slice(0, 3));
    services.now += 1_000;
    await hide(ids[0] ?? 0);
    const job = await services.database
      .selectFrom('jobs')
      .select('recruiter_id')
      .where('id', '=', ids[1] ?? 0)
      .executeTakeFirstOrThrow();
    const params = { userId: me.seeker.id, recruiterId: job.recruiter_id ?? 0 };
    await services.call(unfollowRecruiter, { token: me.token, params, body: {} });
    const added = await addJob(services, {
      category_id: 1,
      city_ids: [7],
      recruiter_id: null,
      tag_ids: [JAVA],
      posted_at: new Date(services.now),
    });
    expect(idsOf(await feed(2, asOf))).toEqual(ids.slice(3, 6));
    await hide(ids[7] ?? 0);
    const last = await feed(3, asOf);
    expect(idsOf(last)).toEqual([ids[6], ids[8]]);
    expect(last).toMatchObject({ total: JOBS, hasMore: false });
    expect(idsOf(await feed(1))).toEqual([added, ids[2], ids[3]]);
    await services.database.deleteFrom('jobs').where('id', '=', added).execute();
  });

  it('does so for recommended jobs, though some were saved or applied for since', async () => {
    const recommended = async (page: number, asOf?: number) =>
      idsOf(
        await services.call(recommendedJobs, {
          token: me.token,
          query: { page, size: SIZE, ...(asOf ? { asOf } : {}) },
        }),
      );
    const all = [await recommended(1), await recommended(2), await recommended(3)];
    expect(all.flat().toSorted()).toEqual(ids.toSorted());
    const asOf = services.now;
    services.now += 1_000;
    const [one, two, , , five] = all.flat();
    await services.call(saveJob, { token: me.token, body: { jobcode: String(one) } });
    await services.call(applyJob, {
      token: me.token,
      body: { applyAnyway: 1, jobcode: String(two) },
    });
    await services.call(saveJob, { token: me.token, body: { jobcode: String(five) } });
    expect(await recommended(2, asOf)).toEqual(all[1]?.filter((id) => id !== five));
    expect(await recommended(3, asOf)).toEqual(all[2]);
  });
});

describe('the next page of one’s own lists', () => {
  const act = async (work: (id: number) => Promise<unknown>) => {
    for (const id of ids) {
      services.now += 1_000;
      await work(id);
    }
  };

  it('of saved jobs begins behind the last one, whichever were let go', async () => {
    const { token } = me;
    await act((id) => services.call(saveJob, { token, body: { jobcode: String(id) } }));
    const page = (query: object) =>
      services.call(savedJobs, { token, query: { size: SIZE, ...query } });
    const newest = ids.toReversed();
    const first = await page({});
    expect(idsOf(first)).toEqual(newest.slice(0, 3));
    const last = first.items.at(-1);
    const after = writeAfter(last?.savedAt ?? '', last?.id ?? 0);
    for (const id of newest.slice(1, 3))
      await services.call(unsaveJob, { token, body: { jobcode: String(id) } });
    const second = await page({ page: 2, after });
    expect(idsOf(second)).toEqual(newest.slice(3, 6));
    expect(second).toMatchObject({ page: 2, total: JOBS - 2, hasMore: true });
    const end = second.items.at(-1);
    const third = await page({ page: 3, after: writeAfter(end?.savedAt ?? '', end?.id ?? 0) });
    expect(idsOf(third)).toEqual(newest.slice(6));
    expect(third.hasMore).toBe(false);
    const wrong = await services.send(savedJobs, { token, query: { after: 'x' } });
    expect(wrong.status).toBe(400);
  });

  it('of removed jobs and of applications of a status does so too', async () => {
    const { token, seeker } = me;
    const newest = ids.toReversed();
    await act(hide);
    const removed = await services.call(removedJobs, { token, query: { size: SIZE } });
    const shown = removed.items.at(-1);
    await services.call(unfollowJob, {
      token,
      params: { userId: seeker.id, jobId: newest[0] ?? 0 },
      body: { undo: true },
    });
    const behind = writeAfter(shown?.hiddenAt ?? '', shown?.id ?? 0);
    const more = { token, query: { size: SIZE, page: 2, after: behind } };
    expect(idsOf(await services.call(removedJobs, more))).toEqual(newest.slice(3, 6));

    await act((id) =>
      services.call(applyJob, { token, body: { applyAnyway: 1, jobcode: String(id) } }),
    );
    const query = { size: SIZE, status: 'applied' as const };
    const first = await services.call(appliedJobs, { token, query });
    const change = { seekerId: seeker.id, jobId: newest[0] ?? 0, by: null };
    await setApplicationStatus(services, { ...change, status: 'viewed' });
    const last = first.items.at(-1);
    const after = writeAfter(last?.appliedAt ?? '', last?.job.id ?? 0);
    const next = await services.call(appliedJobs, { token, query: { ...query, page: 2, after } });
    expect(next.items.map(({ job }) => job.id)).toEqual(newest.slice(3, 6));
  });
});
