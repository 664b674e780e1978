import { DAY_MS } from '@broadsheet/contract/durations';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { expect, it } from 'vitest';
import { changeOf, FILES, HOME, textOf } from './edited-home.fixture.ts';
import { NOW, openReplicas, type StudioUser } from './publishing-replicas.fixture.ts';

const EXPERIMENTS = 'layouts/experiments.json';
const experiments = (status: string) =>
  JSON.stringify({
    'home-text': { page: 'home', unit: 'visitor', variants: { control: 50, b: 50 }, status },
  });
/** Valid as long as there is the experiment. */
const OF_EXPERIMENT = textOf('later', {
  variants: [
    {
      name: 'b',
      when: { experiment: { 'home-text': ['b'] } },
      blocks: { hello: { settings: { text: 'b' } } },
    },
  ],
});

const openTeam = async (options: Parameters<typeof openReplicas>[3] = {}, replicas = 1) => {
  const site = await openReplicas(await createEmptyDatabase(), replicas, FILES, options);
  const [asha, ravi] = [await site.loginAs('asha'), await site.loginAs('ravi', replicas - 1)];
  return { ...site, asha, ravi, meera: await site.loginAs('meera') };
};

const inboxOf = async (user: StudioUser) => (await user('listInbox')).answer.items;
const kindsOf = async (user: StudioUser) => (await inboxOf(user)).map(({ kind }) => kind);
const unreadOf = async (user: StudioUser) => (await user('countUnread')).answer.unread;

it('tells who can approve of a request, and who requested of the answer', async () => {
  const { asha, ravi, meera } = await openTeam();
  const draft = await changeOf(meera, textOf('Diwali!'));
  const { answer: submitted } = await meera('submitChange', draft);
  expect(await inboxOf(ravi)).toMatchObject([
    {
      kind: 'approval-requested',
      by: { name: 'Meera' },
      change: draft.params.change,
      title: 'Diwali',
      isRead: false,
    },
  ]);
  expect([await kindsOf(asha), await kindsOf(meera)]).toEqual([['approval-requested'], []]);

  const body = { version: submitted.version, reason: 'Too long.' };
  const { answer: returned } = await ravi('returnChange', { ...draft, body });
  expect(await inboxOf(meera)).toMatchObject([
    { kind: 'returned', by: { name: 'Ravi' }, text: 'Too long.' },
  ]);
  expect([await unreadOf(asha), await unreadOf(ravi)]).toEqual([0, 0]);

  const again = await meera('submitChange', { ...draft, body: { version: returned.version } });
  expect([await kindsOf(asha), await kindsOf(ravi)]).toEqual([
    ['approval-requested'],
    ['approval-requested'],
  ]);
  await asha('approveChange', { ...draft, body: { version: again.answer.version } });
  expect(await kindsOf(meera)).toEqual(['approved', 'returned']);
  expect(await kindsOf(ravi)).toEqual([]);
});

it('asks nobody who took part to approve', async () => {
  const { asha, ravi, meera } = await openTeam();
  await meera('submitChange', await changeOf(asha, textOf('Diwali!')));
  expect([await kindsOf(asha), await kindsOf(ravi)]).toEqual([[], ['approval-requested']]);
});

it('tells once who is mentioned, and the author of the draft, but nobody of their own comment', async () => {
  const { asha, ravi, meera } = await openTeam();
  const { params } = await changeOf(meera, textOf('Diwali!'));
  const location = { file: HOME, block: 'hello' };
  const body = { text: 'Shorter, @Meera and @Ravi?', location };
  const { answer: comment } = await ravi('addComment', { params, body });
  expect(await inboxOf(meera)).toMatchObject([
    { kind: 'mention', by: { name: 'Ravi' }, text: body.text, location, change: params.change },
  ]);
  expect([await kindsOf(asha), await kindsOf(ravi)]).toEqual([[], []]);

  const of = { params: { comment: comment.id } };
  await ravi('editComment', { ...of, body: { text: 'Or @Asha? @Meera knows.' } });
  expect(await kindsOf(asha)).toEqual(['mention']);
  expect((await inboxOf(meera)).map(({ text }) => text)).toEqual(['Or @Asha? @Meera knows.']);
  await asha('addComment', { params, body: { text: 'Yes.', location: null } });
  expect(await kindsOf(meera)).toEqual(['comment', 'mention']);
  await ravi('removeComment', of);
  expect([await kindsOf(asha), await kindsOf(meera)]).toEqual([[], ['comment']]);
});

it('is read by its owner alone, and marked entry by entry or all that were seen', async () => {
  const { asha, ravi, meera } = await openTeam();
  const { params } = await changeOf(meera, textOf('Diwali!'));
  for (const text of ['One', 'Two', 'Three'])
    await ravi('addComment', { params, body: { text, location: null } });
  const [third, second] = await inboxOf(meera);
  if (!third || !second) throw new Error('there are three entries');
  const mark = (user: StudioUser, number: number, isRead: boolean) =>
    user('markEntry', { params: { number }, body: { isRead } });
  expect((await mark(asha, third.number, true)).status).toBe(404);
  expect((await mark(meera, third.number, true)).answer).toEqual({ unread: 2 });
  expect((await mark(meera, third.number, false)).answer).toEqual({ unread: 3 });
  const read = await meera('markAllRead', { body: { through: second.number } });
  expect(read.answer).toEqual({ unread: 1 });
  expect((await inboxOf(meera)).map(({ isRead }) => isRead)).toEqual([false, true, true]);
});

it('is told by one of two replicas that a draft was not published at its time', async () => {
  const { replicas, clock, asha, ravi, meera } = await openTeam({}, 2);
  await asha('publishChange', await changeOf(asha, experiments('draft'), EXPERIMENTS));
  const draft = await changeOf(meera, OF_EXPERIMENT);
  const at = new Date(NOW + 60_000).toISOString();
  await ravi('publishChange', { ...draft, body: { ...draft.body, at } });
  await asha('publishChange', await changeOf(asha, null, EXPERIMENTS));
  clock.now = NOW + 60_000;
  const endless = new AbortController().signal;
  await Promise.all(replicas.map(({ studio }) => studio.publishDue(endless)));
  for (const user of [meera, ravi])
    expect(await inboxOf(user)).toMatchObject([
      { kind: 'schedule-failed', by: null, text: expect.stringMatching(/^The check found/) },
    ]);
  expect(await kindsOf(asha)).toEqual([]);
});

it('has an alarm of a running experiment once, for those who can stop it', async () => {
  const arm = (name: string, units: number) => ({
    arm: name,
    brand: 'tech' as const,
    cohort: 'none' as const,
    units,
    conversions: { apply: 0, save: 0, register: 0 },
  });
  const rows = [arm('control', 9_000), arm('b', 1_000)];
  const { replicas, asha, ravi, meera } = await openTeam(
    {
      records: {
        loadExperimentCounts: async () => [
          { key: 'home-text', bucketVersion: 1, unitsInSeveralArms: 0, rows },
        ],
      },
    },
    2,
  );
  const watchAll = () => Promise.all(replicas.map(({ studio }) => studio.watchExperiments()));
  await asha('publishChange', await changeOf(asha, experiments('draft'), EXPERIMENTS));
  await watchAll();
  expect(await kindsOf(asha)).toEqual([]);
  await asha('publishChange', await changeOf(asha, OF_EXPERIMENT));
  const running = await changeOf(asha, experiments('running'), EXPERIMENTS);
  expect((await asha('publishChange', running)).status).toBe(200);
  await watchAll();
  await watchAll();
  for (const user of [asha, ravi])
    expect(await inboxOf(user)).toMatchObject([
      { kind: 'experiment-alarm', change: null, title: 'home-text' },
    ]);
  expect(await kindsOf(meera)).toEqual([]);
});

it('forgets what was read after 90 days, and everything after a year', async () => {
  const { replicas, clock, ravi, meera } = await openTeam();
  const { params } = await changeOf(meera, textOf('Diwali!'));
  for (const text of ['Read', 'Unread'])
    await ravi('addComment', { params, body: { text, location: null } });
  const [, read] = await inboxOf(meera);
  await meera('markEntry', { params: { number: read?.number ?? 0 }, body: { isRead: true } });
  const textsAfter = async (days: number) => {
    clock.now = NOW + days * DAY_MS + 1;
    await replicas[0]?.studio.tidyInbox();
    const rows = await replicas[0]?.studio.runQuery((queries) =>
      queries.selectFrom('publishing.inbox').select('text').orderBy('number').execute(),
    );
    return rows?.map(({ text }) => text);
  };
  expect(await textsAfter(89)).toEqual(['Read', 'Unread']);
  expect(await textsAfter(90)).toEqual(['Unread']);
  expect(await textsAfter(364)).toEqual(['Unread']);
  expect(await textsAfter(365)).toEqual([]);
});
