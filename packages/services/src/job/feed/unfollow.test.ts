import { CALLS } from '@broadsheet/contract/calls';
import { blockCompany } from '@broadsheet/contract/calls/account';
import { earlyJobFeed } from '@broadsheet/contract/calls/early-applicant';
import * as feed from '@broadsheet/contract/calls/feed';
import * as job from '@broadsheet/contract/calls/job';
import { recruiterFeed } from '@broadsheet/contract/calls/recruiter';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CATEGORY = 4;
const TAG = { id: 402, tag: 'design-verification' };

let services: TestServices;
let recruiter: { readonly id: number; readonly company_id: number };
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  recruiter = await services.database
    .selectFrom('recruiters')
    .select(['id', 'company_id'])
    .where('brand', '=', 'tech')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
});
afterAll(() => services.close());

/** A job that is on the first page of every list. */
const add = () =>
  addJob(services, {
    company_id: recruiter.company_id,
    recruiter_id: recruiter.id,
    category_id: CATEGORY,
    tag_ids: [TAG.id],
    female_candidate: true,
    applied: 2_000_000,
    posted_at: new Date(services.demoNow - 1_000),
  });

const addReader = async () => {
  const { seeker, token } = await addSeeker(services, {}, { category_id: CATEGORY });
  return { userId: seeker.id, token };
};
type Reader = Awaited<ReturnType<typeof addReader>>;

/** Every list that offers jobs to a reader. */
const offers = ({ userId }: Reader) => {
  const size = 50;
  return [
    { call: job.search, query: { size } },
    { call: job.category, query: { categoryId: CATEGORY, size } },
    { call: job.keyword, query: { keywordId: TAG.id, size } },
    { call: job.similarJobs, query: { tags: TAG.tag, size } },
    { call: job.similarCompanyJobs, query: { size } },
    { call: job.topJobs, query: { size } },
    { call: job.femaleJobs, query: { start: 0, end: size } },
    { call: recruiterFeed, query: { recruiterId: recruiter.id } },
    { call: feed.jobFeed, query: { size } },
    { call: feed.recommendedJobs, query: { size } },
    {
      call: feed.recruiterJobFeed,
      params: { userId, recruiterId: recruiter.id },
      query: { size },
    },
  ];
};

/** For each job, whether all calls offer it to the reader, or none does. */
const offering = async (reader: Reader, ...ids: number[]): Promise<readonly string[]> => {
  const bodies = await Promise.all(
    offers(reader).map(async ({ call, ...input }) => {
      const { status, body } = await services.send(call, { ...input, token: reader.token });
      expect([call.path, status]).toEqual([call.path, 200]);
      return { path: call.path, text: JSON.stringify(body) };
    }),
  );
  return ids.map((id) => {
    const having = bodies.filter(({ text }) => text.includes(`{"id":${id},"slug"`));
    if (having.length === bodies.length) return 'all';
    return having.map(({ path }) => path).join() || 'none';
  });
};

const hide = ({ userId, token }: Reader, jobId: number, undo = false) =>
  services.call(feed.unfollowJob, { params: { userId, jobId }, query: { undo }, body: {}, token });
const unfollow = ({ userId, token }: Reader, undo = false) => {
  const params = { userId, recruiterId: recruiter.id };
  return services.call(feed.unfollowRecruiter, { params, body: { undo }, token });
};

describe('what a seeker does not want', () => {
  it('is walked here for every call that offers jobs', async () => {
    const listing = CALLS.filter(
      // Early jobs have few applications, unlike the jobs added here, so their conditions are tested without their
      // call.
      ({ answer, path }) =>
        'facets' in (Reflect.get(answer, 'properties') ?? {}) && path !== earlyJobFeed.path,
    );
    const walked = offers(await addReader()).map(({ call }) => call.path);
    expect(walked.toSorted()).toEqual(listing.map(({ path }) => path).toSorted());
  });

  it('is in no list of theirs, and in every list of others, until it is undone', async () => {
    const [reader, other] = [await addReader(), await addReader()];
    const [id, neighbour] = [await add(), await add()];
    expect(await hide(reader, id)).toMatchObject({ hidden: true, jobId: id });
    expect(await offering(reader, id, neighbour)).toEqual(['none', 'all']);
    await unfollow(reader);
    expect(await offering(reader, id, neighbour)).toEqual(['none', 'none']);
    expect(await offering(other, id, neighbour)).toEqual(['all', 'all']);
    await unfollow(reader, true);
    expect(await offering(reader, id, neighbour)).toEqual(['none', 'all']);
    await hide(reader, id, true);
    expect(await offering(reader, id, neighbour)).toEqual(['all', 'all']);
    const body = { companyId: recruiter.company_id, blocked: 1 } as const;
    await services.call(blockCompany, { body, token: reader.token });
    expect(await offering(reader, id, neighbour)).toEqual(['none', 'none']);
  });

  it('is listed for them alone, the last first, each once however often it was asked for', async () => {
    const [reader, other] = [await addReader(), await addReader()];
    const [first, second] = [await add(), await add()];
    await hide(reader, first);
    services.now += 1_000;
    await Promise.all([hide(reader, second), hide(reader, second), unfollow(reader)]);
    const removed = await services.call(feed.removedJobs, { token: reader.token });
    expect(removed.items.map(({ id }) => id)).toEqual([second, first]);
    expect(removed).toMatchObject({ total: 2, hasMore: false });
    const recruiters = await services.call(feed.unfollowedRecruiters, { token: reader.token });
    expect(recruiters.items.map(({ id }) => id)).toEqual([recruiter.id]);
    for (const call of [feed.removedJobs, feed.unfollowedRecruiters])
      expect((await services.call(call, { token: other.token })).total).toBe(0);
    await hide(other, first, true);
    expect((await services.call(feed.removedJobs, { token: reader.token })).total).toBe(2);
  });

  it('is refused in the name of somebody else, and for what is not there', async () => {
    const [reader, { userId }] = [await addReader(), await addReader()];
    const { token } = reader;
    const jobId = await addJob(services, { brand: 'management', category_id: 13 });
    const id = await add();
    const refused = await Promise.all([
      services.send(feed.unfollowJob, { params: { userId, jobId: id }, token }),
      services.send(feed.recruiterJobFeed, { params: { userId, recruiterId: 1 }, token }),
      services.send(feed.unfollowJob, { params: { userId: reader.userId, jobId }, token }),
      services.send(feed.unfollowRecruiter, {
        params: { userId: reader.userId, recruiterId: 999_999_999 },
        token,
      }),
    ]);
    expect(refused.map(({ body }) => Reflect.get(Object(body), 'code'))).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'JOB_NOT_FOUND',
      'RECRUITER_NOT_FOUND',
    ]);
  });
});
