import { writeAfter } from '@broadsheet/contract/after';
import { conversations } from '@broadsheet/contract/calls/chat';
import { confirmSlot, interviewInvites } from '@broadsheet/contract/calls/interviews';
import { applyJob } from '@broadsheet/contract/calls/job-actions';
import { notifications } from '@broadsheet/contract/calls/notifications';
import { jobApplicants } from '@broadsheet/contract/calls/recruiter-side';
import { recruiterViews } from '@broadsheet/contract/calls/recruiter-views';
import { DAY_MS } from '@broadsheet/contract/durations';
import { addRecruiterMessage } from '@broadsheet/test-kit/database/add-chat';
import { addInterview, inviteTo } from '@broadsheet/test-kit/database/add-interview';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addRecruiter } from '@broadsheet/test-kit/database/add-recruiter';
import { addSeeker, type TestSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countView } from '../../recruiter/count-view.ts';
import { addNotification } from '../notifications/add-notification.ts';

const PAGE = 20;
const SIZE = 3;

let services: TestServices;
let me: TestSeeker;
let recruiterIds: number[];
beforeAll(async () => {
  services = await createTestServices({ isLimited: false });
  const rows = await services.database
    .selectFrom('recruiters')
    .select('id')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .limit(PAGE + 8)
    .execute();
  recruiterIds = rows.map(({ id }) => id);
});
afterAll(() => services.close());
beforeEach(async () => {
  me = await addSeeker(services, { isPro: true });
  services.now += 1_000;
});

describe('pages of conversations fit together', () => {
  const begin = async (recruiterId: number) => {
    services.now += 1_000;
    const at = new Date(services.now);
    const job_id = await addJob(services, { recruiter_id: recruiterId });
    await services.database
      .insertInto('applications')
      .values({ seeker_id: me.seeker.id, job_id, applied_at: at, shortlisted_at: at })
      .execute();
    const { id } = await services.database
      .selectFrom('chat_conversations')
      .select('id')
      .where('seeker_id', '=', me.seeker.id)
      .where('recruiter_id', '=', recruiterId)
      .executeTakeFirstOrThrow();
    return { conversationId: id, recruiterId };
  };
  const pageOf = (query: object) => services.call(conversations, { token: me.token, query });

  it('while messages move some up, and others begin', async () => {
    const chats: Awaited<ReturnType<typeof begin>>[] = [];
    for (const id of recruiterIds.slice(0, PAGE + 7)) chats.push(await begin(id));
    const [silent, spoken] = chats;
    if (!silent || !spoken) throw new Error('nobody is there');
    services.now += 1_000;
    await addRecruiterMessage(services, spoken, 'Before');
    const newest = (await pageOf({ page: 1 })).items.map(({ id }) => id);
    expect(newest[0]).toBe(spoken.conversationId);
    const asOf = services.now;
    const first = await pageOf({ page: 1 });
    services.now += 1_000;
    const onFirst = chats.find(({ conversationId }) => conversationId === newest[5]);
    if (!onFirst) throw new Error('no chat is there');
    for (const chat of [silent, spoken, onFirst, chats[4] ?? silent])
      await addRecruiterMessage(services, chat, 'Since');
    const begun = await begin(recruiterIds.at(-1) ?? 0);
    const second = await pageOf({ page: 2, asOf, after: first.next });
    const shown = [first, second].flatMap(({ items }) => items.map(({ id }) => id));
    const byAge = chats.map(({ conversationId }) => conversationId).toReversed();
    const others = byAge.filter((id) => id !== spoken.conversationId);
    expect(shown).toEqual([spoken.conversationId, ...others]);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
    expect(second.items.at(-1)).toMatchObject({ lastMessage: { text: 'Since' }, unread: 1 });
    expect((await pageOf({ page: 1 })).items[0]).toMatchObject({ id: begun.conversationId });
  });

  it('and are of who asks alone, whatever they are told to begin behind', async () => {
    const other = await addSeeker(services, { isPro: true });
    await begin(recruiterIds[0] ?? 0);
    const query = {
      page: 2,
      asOf: 1,
      after: writeAfter(new Date(services.now + 1).toISOString(), 1),
    };
    expect(await services.call(conversations, { token: other.token, query })).toMatchObject({
      items: [],
      next: null,
    });
    expect((await pageOf(query)).items).toHaveLength(1);
  });
});

it('pages of recruiters who have looked fit together, while some look again', async () => {
  let { now } = services;
  const readPages = async (recruiterId: number) => {
    now += 1_000;
    await countView(services.database, { seekerId: me.seeker.id, recruiterId, now });
  };
  const readers = recruiterIds.slice(0, 8);
  for (const id of readers) await readPages(id);
  const pageOf = (query: object) =>
    services.call(recruiterViews, { token: me.token, query: { size: SIZE, ...query } });
  now += DAY_MS;
  await readPages(readers[1] ?? 0);
  const asOf = now;
  const first = await pageOf({ page: 1 });
  now += DAY_MS;
  for (const id of [readers[0], readers[7], readers[3], recruiterIds[20]]) await readPages(id ?? 0);
  const second = await pageOf({ page: 2, asOf, after: first.next });
  const third = await pageOf({ page: 3, asOf, after: second.next });
  const shown = [first, second, third].flatMap(({ items }) =>
    items.map(({ recruiter }) => recruiter.id),
  );
  const [one, two, ...rest] = readers;
  expect(shown).toEqual([two, ...rest.toReversed(), one]);
  expect(third).toMatchObject({ total: 9, hasMore: false });
});

it('pages of notifications fit together, while others come', async () => {
  const notifySeeker = async (number: number) => {
    services.now += 1_000;
    const notification = {
      type: 1,
      text: `News ${number}`,
      link: '/jobfeed',
      about: null,
    } as const;
    await services.database
      .transaction()
      .execute((transaction) =>
        addNotification(transaction, { seekerId: me.seeker.id, ...notification }, services.now),
      );
  };
  for (let number = 0; number < 7; number += 1) await notifySeeker(number);
  const texts: string[] = [];
  let after: object = {};
  for (const page of [1, 2, 3]) {
    const query = { size: SIZE, page, ...after };
    const { items, hasMore } = await services.call(notifications, { token: me.token, query });
    expect(hasMore).toBe(page < 3);
    texts.push(...items.map(({ text }) => text));
    const last = items.at(-1);
    after = { after: writeAfter(last?.at ?? '', last?.id ?? 0) };
    await notifySeeker(7 + page);
  }
  expect(texts).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `News ${number}`));
});

it('pages of invitations fit together, while some are booked and others come', async () => {
  const invite = async () => {
    services.now += 1_000;
    const interview = await addInterview(services);
    await inviteTo(services, interview, me.seeker.id);
    return interview;
  };
  const interviews = [];
  for (let number = 0; number < 5; number += 1) interviews.push(await invite());
  const pageOf = (query: object) =>
    services.call(interviewInvites, { token: me.token, query: { size: SIZE, ...query } });
  const first = await pageOf({ page: 1 });
  const { calendarId = 0, invitedAt = '' } = first.items.at(-1) ?? {};
  const slotId = interviews[3]?.slots[0]?.slotId ?? 0;
  await services.call(confirmSlot, { token: me.token, body: { slotId } });
  await invite();
  const second = await pageOf({ page: 2, after: writeAfter(invitedAt, calendarId) });
  expect([...first.items, ...second.items].map((item) => item.calendarId)).toEqual(
    interviews.map((interview) => interview.calendarId).toReversed(),
  );
  expect(second).toMatchObject({ total: 5, hasMore: false });
});

it('pages of applicants fit together, while others apply at the same moment and some go', async () => {
  const recruiter = await addRecruiter(services);
  const apply = async () => {
    const { token, seeker } = await addSeeker(services);
    await services.call(applyJob, {
      token,
      body: { applyAnyway: 1, jobcode: String(recruiter.jobId) },
    });
    return seeker.id;
  };
  const applied = [];
  for (let number = 0; number < 6; number += 1) applied.push(await apply());
  const pageOf = (query: object) =>
    services.call(jobApplicants, {
      token: recruiter.token,
      params: { jobId: recruiter.jobId },
      query: { size: 2, ...query },
    });
  const cursorOf = ({ items }: Awaited<ReturnType<typeof pageOf>>) => {
    const last = items.at(-1);
    return `${Date.parse(last?.appliedAt ?? '')}-${last?.applicantId}`;
  };
  const first = await pageOf({ page: 1 });
  services.now += 1_000;
  await apply();
  await services.database
    .deleteFrom('seekers')
    .where('id', '=', applied[0] ?? 0)
    .execute();
  const second = await pageOf({ page: 2, after: cursorOf(first) });
  const third = await pageOf({ page: 3, after: cursorOf(second) });
  const ids = [first, second, third].flatMap(({ items }) =>
    items.map(({ applicantId }) => applicantId),
  );
  expect(new Set(ids).size).toBe(6);
  expect(third).toMatchObject({ total: 6, hasMore: false });
  const wrong = await services.send(jobApplicants, {
    token: recruiter.token,
    params: { jobId: recruiter.jobId },
    query: { after: '1-2' },
  });
  expect(wrong.status).toBe(400);
});
