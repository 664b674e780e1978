import { jobFeed } from '@broadsheet/contract/calls/feed';
import {
  FOLLOWED_COMPANIES_MAX,
  followCompany,
  followedCompanies,
  unfollowCompany,
} from '@broadsheet/contract/calls/follow-companies';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyFollowers } from './notify-followers.ts';

interface TestCompany {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

let services: TestServices;
let first: TestCompany;
let second: TestCompany;
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  const { industry_id } = await services.database
    .selectFrom('companies')
    .select('industry_id')
    .executeTakeFirstOrThrow();
  const about = { brand: 'tech', industry_id, about: '', size: '1-10 people' } as const;
  const rows = await services.database
    .insertInto('companies')
    .values(
      ['Aniline Works', 'Zymurgy Works'].map((name) => ({
        ...about,
        name,
        slug: name.toLowerCase().replace(' ', '-'),
        city_ids: [],
      })),
    )
    .returning(['id', 'name', 'slug'])
    .execute();
  const [one, other] = rows;
  if (!one || !other) throw new Error('no companies');
  first = one;
  second = other;
});
afterAll(() => services.close());
beforeEach(() => services.database.deleteFrom('jobs').execute());

const follow = (token: string, companyId: number) =>
  services.call(followCompany, { token, body: { companyId } });
const unfollow = (token: string, companyId: number) =>
  services.call(unfollowCompany, { token, body: { companyId } });

describe('following companies', () => {
  it('lists each once, by name, until it is unfollowed', async () => {
    const { token } = await addSeeker(services);
    const other = await addSeeker(services);
    await follow(token, second.id);
    await follow(token, second.id);
    expect(await follow(token, first.id)).toEqual({
      message: expect.stringContaining('You now follow this company.'),
      items: [first, second],
    });
    expect(await services.call(followedCompanies, { token })).toEqual({ items: [first, second] });
    expect(await services.call(followedCompanies, { token: other.token })).toEqual({ items: [] });
    await unfollow(other.token, first.id);
    expect((await unfollow(token, second.id)).items).toEqual([first]);
    expect((await unfollow(token, second.id)).items).toEqual([first]);
  });

  it('is for members, and for companies of their brand', async () => {
    const { token } = await addSeeker(services);
    const elsewhere = await services.database
      .selectFrom('companies')
      .select('id')
      .where('brand', '=', 'management')
      .executeTakeFirstOrThrow();
    for (const call of [followCompany, unfollowCompany]) {
      const body = { companyId: first.id };
      expect(await services.send(call, { body })).toMatchObject({ status: 401 });
      for (const companyId of [elsewhere.id, 2_000_000_000])
        expect(await services.send(call, { token, body: { companyId } })).toMatchObject({
          status: 404,
          body: { code: 'COMPANY_NOT_FOUND' },
        });
    }
  });

  it('ends at the limit, however many come at once', async () => {
    const { token, seeker } = await addSeeker(services);
    const { industry_id } = await services.database
      .selectFrom('companies')
      .select('industry_id')
      .executeTakeFirstOrThrow();
    const companies = await services.database
      .insertInto('companies')
      .values(
        Array.from({ length: FOLLOWED_COMPANIES_MAX + 2 }, (_, index) => ({
          brand: 'tech' as const,
          slug: `maker-${index}`,
          name: `Maker ${index}`,
          industry_id,
          about: '',
          size: '1-10 people',
          city_ids: [],
        })),
      )
      .returning('id')
      .execute();
    const followed_at = new Date(services.now);
    const rest = companies.slice(0, 3);
    await services.database
      .insertInto('followed_companies')
      .values(
        companies.slice(3).map(({ id }) => ({ seeker_id: seeker.id, company_id: id, followed_at })),
      )
      .execute();
    const answers = await Promise.all(
      rest.map(({ id }) => services.send(followCompany, { token, body: { companyId: id } })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    for (const { body } of refused)
      expect(body).toMatchObject({ code: 'VALIDATION', details: [{ path: 'body/companyId' }] });
  });
});

describe('the feed', () => {
  it('has jobs of followed companies, first and with the reason', async () => {
    const { token } = await addSeeker(services);
    await addJob(services, { title: 'Sample Painter' });
    await addJob(services, {
      title: 'Sample Brewer',
      company_id: second.id,
      posted_at: new Date(services.now - 9 * DAY_MS),
    });
    const list = async () =>
      (await services.call(jobFeed, { token })).items.map(({ title, reasons }) => [title, reasons]);
    expect((await list())[0]?.[0]).toBe('Sample Painter');
    await follow(token, second.id);
    expect(await list()).toEqual([['Sample Brewer', ['You follow Zymurgy Works']]]);
  });
});

describe('notifications of new jobs', () => {
  const notify = (batchSize?: number) => {
    const { database, messagesOf, now } = services;
    return notifyFollowers({ database, messagesOf, now }, batchSize);
  };
  const listOf = async (token: string) =>
    (await services.call(notifications, { token })).items.map(({ text, link }) => [text, link]);
  const post = (companyId: number, changes: Parameters<typeof addJob>[1] = {}) =>
    addJob(services, {
      company_id: companyId,
      posted_at: new Date(services.now),
      expires_at: new Date(services.now + 30 * DAY_MS),
      ...changes,
    });

  it('name the company, once for each job, however often the run is repeated', async () => {
    const { token } = await addSeeker(services);
    await post(first.id);
    services.now += 60_000;
    await follow(token, first.id);
    await notify();
    expect(await listOf(token)).toEqual([]);
    services.now += 60_000;
    await post(first.id);
    await post(second.id);
    services.now += 60_000;
    await Promise.all([notify(1), notify()]);
    await notify();
    expect(await listOf(token)).toEqual([
      ['1 new job at Aniline Works, which you follow.', '/company/aniline-works'],
    ]);
  });

  it('lead to the feed where several companies have new jobs', async () => {
    const { token } = await addSeeker(services);
    await follow(token, first.id);
    await follow(token, second.id);
    services.now += 60_000;
    await post(first.id);
    await post(second.id);
    await post(second.id);
    services.now += 60_000;
    await notify();
    expect(await listOf(token)).toEqual([
      ['3 new jobs at 2 companies that you follow.', '/jobfeed'],
    ]);
  });

  it('leave out closed jobs, blocked companies and accounts that are closed', async () => {
    const { token, seeker } = await addSeeker(services);
    const closed = await addSeeker(services);
    await follow(token, first.id);
    await follow(token, second.id);
    await follow(closed.token, first.id);
    await services.database
      .updateTable('seekers')
      .set({ status: 'deactivated' })
      .where('id', '=', closed.seeker.id)
      .execute();
    await services.database
      .insertInto('blocked_companies')
      .values({
        seeker_id: seeker.id,
        company_id: second.id,
        blocked_at: new Date(services.now),
      })
      .execute();
    services.now += 60_000;
    await post(first.id, { status: 'expired' });
    await post(second.id);
    services.now += 60_000;
    await notify();
    expect(await listOf(token)).toEqual([]);
    const rows = await services.database
      .selectFrom('notifications')
      .select('id')
      .where('seeker_id', '=', closed.seeker.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
