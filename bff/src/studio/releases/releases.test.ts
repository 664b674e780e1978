import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { changeOf, FILES, HOME, shownBy, textOf } from '../edited-home.fixture.ts';
import {
  NOW,
  openReplicas,
  type Replica,
  type StudioUser,
} from '../publishing-replicas.fixture.ts';

const FAQ = 'layouts/faq.json';
const page = (name: string, texts: Readonly<Record<string, string>>) =>
  JSON.stringify({
    page: name,
    blocks: Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [id, { type: 'text', settings: { text } }]),
    ),
    order: Object.keys(texts),
  });
const faq = (text: string) => page('faq', { answer: text });
const LATER = NOW + 60_000;
const endless = new AbortController().signal;

const openTeam = async (options: Parameters<typeof openReplicas>[3] = {}) => {
  const files = { ...FILES, [FAQ]: JSON.parse(faq('from the file')) };
  const site = await openReplicas(await createEmptyDatabase(), 2, files, options);
  return {
    ...site,
    asha: await site.loginAs('asha'),
    ravi: await site.loginAs('ravi', 1),
    meera: await site.loginAs('meera'),
  };
};

/** A release with these drafts. */
const releaseOf = async (
  user: StudioUser,
  ...drafts: readonly { params: { change: string } }[]
) => {
  const { answer } = await user('openRelease', { body: { title: 'Diwali launch' } });
  const of = { params: { release: answer.id } };
  for (const { params } of drafts) expect((await add(user, of, params.change)).status).toBe(200);
  return of;
};
type Of = Awaited<ReturnType<typeof releaseOf>>;
const add = (user: StudioUser, { params }: Of, change: string) =>
  user('addToRelease', { params: { ...params, change } });
const readIt = async (user: StudioUser, of: Of) => (await user('readRelease', of)).answer;
const publish = async (user: StudioUser, of: Of, at?: number) => {
  const { version } = await readIt(user, of);
  const body = { version, ...(at ? { at: new Date(at).toISOString() } : {}) };
  return user('publishRelease', { ...of, body });
};
const two = async (user: StudioUser) => [
  await changeOf(user, textOf('Diwali at home')),
  await changeOf(user, faq('Diwali answers'), FAQ),
];
const shownByBoth = (replica: Replica) => Promise.all([shownBy(replica), shownBy(replica, '/faq')]);
const FROM_FILES = ['from the file', 'from the file'];
const revisionsOf = async (user: StudioUser) => (await user('listRevisions')).answer.items;
const edit = async (user: StudioUser, change: string, text: string, version = 1) =>
  user('saveDocument', { params: { change }, body: { file: HOME, version, text } });

it('publishes all of its drafts in one step, which is one entry of the history and undone as one', async () => {
  const { replicas, asha } = await openTeam();
  const drafts = await two(asha);
  const of = await releaseOf(asha, ...drafts);
  const { status, answer } = await publish(asha, of);
  expect([status, answer.state, answer.serves]).toEqual([200, 'published', true]);
  expect(answer.drafts.map(({ state }) => state)).toEqual(['published', 'published']);
  const [first] = replicas;
  if (!first) throw new Error('there are replicas');
  expect(await shownByBoth(first)).toEqual(['Diwali at home', 'Diwali answers']);
  expect(await revisionsOf(asha)).toMatchObject([
    {
      number: answer.revision,
      title: 'Diwali launch',
      change: null,
      release: of.params.release,
      files: [FAQ, HOME],
      drafts: [{ title: 'Diwali' }, { title: 'Diwali' }],
    },
  ]);

  const undo = { params: { number: answer.revision ?? 0 }, body: { to: 'undo' } } as const;
  const { answer: undone } = await asha('restoreRevision', undo);
  const params = { change: undone.id };
  await asha('publishChange', { params, body: { version: undone.version } });
  expect(await shownByBoth(first)).toEqual(FROM_FILES);
});

it('has a draft that is in no other release, and gives it back', async () => {
  const { asha, meera } = await openTeam();
  const [home] = await two(meera);
  if (!home) throw new Error('there are drafts');
  const { change } = home.params;
  const first = await releaseOf(meera, home);
  const second = await releaseOf(meera);
  expect((await add(meera, first, change)).status).toBe(200);
  expect((await add(asha, second, change)).answer).toMatchObject({
    code: 'RELEASE_TAKEN',
    details: [{ message: 'It is in the release “Diwali launch”.' }],
  });
  const params = { ...first.params, change };
  expect((await meera('removeFromRelease', { params })).answer.drafts).toEqual([]);
  expect((await meera('removeFromRelease', { params })).status).toBe(404);
  expect((await add(asha, second, change)).answer.drafts).toHaveLength(1);

  const { version } = await readIt(asha, second);
  const discarded = await asha('discardRelease', { ...second, body: { version } });
  expect(discarded.answer).toMatchObject({ state: 'discarded', drafts: [] });
  expect((await asha('readChange', { params: { change } })).answer.release).toBeNull();
  expect((await add(asha, second, change)).answer).toMatchObject({ code: 'CHANGE_CLOSED' });
});

it('loses a draft that is published by itself or discarded', async () => {
  const { asha } = await openTeam();
  const [home, answers] = await two(asha);
  if (!home || !answers) throw new Error('there are drafts');
  const of = await releaseOf(asha, home, answers);
  expect((await asha('publishChange', home)).status).toBe(200);
  expect((await readIt(asha, of)).drafts).toMatchObject([{ id: answers.params.change }]);
  expect(await revisionsOf(asha)).toMatchObject([{ release: null, change: home.params.change }]);
  await asha('withdrawChange', answers);
  expect((await publish(asha, of)).answer).toMatchObject({
    code: 'VALIDATION',
    details: [{ message: 'This release is empty. Add a draft first.' }],
  });
});

it('names two drafts that change one file, with the blocks that both change', async () => {
  const { replicas, asha } = await openTeam();
  const base = page('home', { hello: 'live', other: 'live' });
  await asha('publishChange', await changeOf(asha, base));
  const draft = async (title: string, texts: Readonly<Record<string, string>>) => {
    const { answer } = await asha('openChange', { body: { title } });
    const params = { change: answer.id };
    const text = page('home', texts);
    await asha('saveDocument', { params, body: { file: HOME, version: null, text } });
    return { params };
  };
  const [first, second, third] = [
    await draft('Hero', { hello: 'one', other: 'live' }),
    await draft('Salary', { hello: 'two', other: 'live' }),
    await draft('Footer', { hello: 'live', other: 'three' }),
  ];
  const of = await releaseOf(asha, first, second);
  const refused = await publish(asha, of);
  expect(refused).toMatchObject({
    status: 422,
    answer: {
      code: 'CONTENT_FAULTS',
      details: [
        {
          path: HOME,
          message: expect.stringMatching(/^“.*” and “.*” both change this content \(.+\)\./),
        },
      ],
    },
  });
  await asha('removeFromRelease', { params: { ...of.params, ...second.params } });
  await add(asha, of, third.params.change);
  const { answer: checked } = await asha('checkRelease', of);
  expect(checked.conflicts).toMatchObject([{ file: HOME, blocks: [] }]);
  const names = checked.conflicts.flatMap(({ drafts }) => drafts.map(({ title }) => title));
  expect(names.toSorted()).toEqual(['Footer', 'Hero']);
  expect((await publish(asha, of)).status).toBe(422);
  const [replica] = replicas;
  expect(replica && (await shownBy(replica))).toBe('live');
});

it('publishes nothing where one draft has a fault, is empty or began from older content', async () => {
  const { replicas, asha } = await openTeam();
  const [home] = await two(asha);
  if (!home) throw new Error('there are drafts');
  const faulty = await changeOf(asha, '{"page": "faq"}', FAQ);
  const of = await releaseOf(asha, home, faulty);
  expect((await publish(asha, of)).answer).toMatchObject({ code: 'CONTENT_FAULTS' });
  await asha('removeFromRelease', { params: { ...of.params, ...faulty.params } });

  const { answer: empty } = await asha('openChange', { body: { title: 'Empty' } });
  await add(asha, of, empty.id);
  expect((await publish(asha, of)).answer).toMatchObject({
    code: 'VALIDATION',
    details: [{ message: '“Empty” is empty. Edit a page in it, or remove it from the release.' }],
  });
  await asha('removeFromRelease', { params: { ...of.params, change: empty.id } });

  await asha('publishChange', await changeOf(asha, textOf('newer')));
  expect((await asha('checkRelease', of)).answer.moved).toMatchObject([
    { file: HOME, draft: { title: 'Diwali' } },
  ]);
  expect((await publish(asha, of)).answer).toMatchObject({
    code: 'CHANGE_MOVED',
    details: [{ message: 'The live content has changed since the edit in “Diwali” started.' }],
  });
  const [replica] = replicas;
  expect(replica && (await shownByBoth(replica))).toEqual(['newer', 'from the file']);
});

it('needs the approval of every draft by somebody who took no part in it', async () => {
  const { asha, ravi, meera } = await openTeam({ needsReview: true });
  const [home, answers] = await two(asha);
  if (!home || !answers) throw new Error('there are drafts');
  await asha('renameChange', { ...answers, body: { ...answers.body, title: 'Answers' } });
  const of = await releaseOf(asha, home, answers);
  const approve = async (user: StudioUser, change: string) => {
    const params = { change };
    const { version } = (await user('readChange', { params })).answer;
    return user('approveChange', { params, body: { version } });
  };
  expect((await approve(asha, home.params.change)).status).toBe(403);
  await approve(ravi, home.params.change);
  const unapproved = {
    code: 'REVIEW_NEEDED',
    details: [{ path: 'drafts', message: '“Answers” is not approved.' }],
  };
  expect((await publish(ravi, of)).answer).toEqual(expect.objectContaining(unapproved));
  expect((await publish(ravi, of, LATER)).answer).toEqual(expect.objectContaining(unapproved));
  await approve(ravi, answers.params.change);
  expect((await publish(meera, of)).status).toBe(403);
  await edit(meera, home.params.change, textOf('Edited after the approval'));
  expect((await publish(ravi, of)).answer).toMatchObject({
    details: [{ message: '“Diwali” is not approved.' }],
  });
  await approve(ravi, home.params.change);
  expect((await publish(asha, of)).status).toBe(200);
});

it('is not published over an edit that its publisher has not seen', async () => {
  const { replicas, asha, meera } = await openTeam();
  const [home, answers] = await two(asha);
  if (!home || !answers) throw new Error('there are drafts');
  const of = await releaseOf(asha, home, answers);
  const { version } = await readIt(asha, of);
  await edit(meera, home.params.change, textOf('of Meera'));
  const stale = await asha('publishRelease', { ...of, body: { version } });
  expect(stale.answer).toMatchObject({ code: 'CHANGE_MOVED' });

  const newest = (await readIt(asha, of)).version;
  const [published, saved] = await Promise.all([
    asha('publishRelease', { ...of, body: { version: newest } }),
    edit(meera, home.params.change, textOf('at the same time'), 2),
  ]);
  expect([published.status, saved.status].toSorted()).toEqual([200, 409]);
  const [replica] = replicas;
  const live = published.status === 200 ? 'of Meera' : 'from the file';
  expect(replica && (await shownBy(replica))).toBe(live);
});

it('is published once by two replicas at the same time', async () => {
  const { asha, ravi } = await openTeam();
  const of = await releaseOf(asha, ...(await two(asha)));
  const { version } = await readIt(asha, of);
  const body = { version };
  const both = await Promise.all(
    [asha, ravi].map((user) => user('publishRelease', { ...of, body })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await revisionsOf(asha)).toHaveLength(1);
});

it('leaves nothing behind where a replica stops in the middle', async () => {
  const { replicas, asha } = await openTeam();
  const of = await releaseOf(asha, ...(await two(asha)));
  const [replica] = replicas;
  if (!replica) throw new Error('there are replicas');
  const run = (...statements: readonly string[]) =>
    replica.studio.runQuery(async (queries) => {
      for (const statement of statements) await sql.raw(statement).execute(queries);
    });
  await run(
    `create function publishing.end_connection() returns trigger language plpgsql as $$
     begin
       if new.file = '${HOME}' then perform pg_terminate_backend(pg_backend_pid()); end if;
       return new;
     end $$`,
    `create trigger end_connection before insert on publishing.revision_texts
     for each row execute function publishing.end_connection()`,
  );
  expect((await publish(asha, of)).status).toBe(503);
  await run('drop trigger end_connection on publishing.revision_texts');
  expect(await revisionsOf(asha)).toEqual([]);
  expect(await shownByBoth(replica)).toEqual(FROM_FILES);
  expect((await publish(asha, of)).status).toBe(200);
});

it('is published at its time by one of two replicas', async () => {
  const { replicas, clock, asha, ravi } = await openTeam();
  const drafts = await two(asha);
  const of = await releaseOf(asha, ...drafts);
  const { answer } = await publish(ravi, of, LATER);
  expect(answer).toMatchObject({ state: 'scheduled', publishAt: new Date(LATER).toISOString() });
  const [home] = drafts;
  const params = { ...of.params, change: home?.params.change ?? '' };
  expect((await asha('removeFromRelease', { params })).answer).toMatchObject({
    code: 'VALIDATION',
    details: [{ message: 'This release is scheduled. Cancel its schedule first.' }],
  });
  expect((await asha('listCalendar')).answer.items).toMatchObject([
    { kind: 'release', title: 'Diwali launch', release: of.params.release },
  ]);
  const publishAll = () => Promise.all(replicas.map(({ studio }) => studio.publishDue(endless)));
  await publishAll();
  expect((await readIt(asha, of)).state).toBe('scheduled');
  clock.now = LATER;
  await publishAll();
  expect((await readIt(asha, of)).state).toBe('published');
  expect(await revisionsOf(asha)).toMatchObject([{ by: null, title: 'Diwali launch' }]);
  expect((await asha('listInbox')).answer.items).toEqual([]);
});

it('tells in the inbox why it was not published at its time', async () => {
  const { replicas, clock, asha, ravi, meera } = await openTeam();
  const of = await releaseOf(meera, ...(await two(meera)));
  await publish(ravi, of, LATER);
  await asha('publishChange', await changeOf(asha, textOf('newer')));
  clock.now = LATER;
  await Promise.all(replicas.map(({ studio }) => studio.publishDue(endless)));
  const entry = {
    kind: 'schedule-failed',
    release: of.params.release,
    change: null,
    title: 'Diwali launch',
    text: expect.stringMatching(
      /Page: Home: The live content has changed since the edit in “Diwali” started\.$/,
    ),
  };
  for (const user of [meera, ravi])
    expect((await user('listInbox')).answer.items).toEqual([expect.objectContaining(entry)]);
  expect(await readIt(asha, of)).toMatchObject({
    state: 'open',
    publishAt: null,
    trouble: entry.text,
  });
  expect((await readIt(asha, of)).drafts.map(({ state }) => state)).toEqual(['draft', 'draft']);
});

it('is no longer scheduled once a draft of it is edited or sent back, which is told at once', async () => {
  const { replicas, clock, asha, ravi, meera } = await openTeam();
  const [home, answers] = await two(asha);
  if (!home || !answers) throw new Error('there are drafts');
  const of = await releaseOf(asha, home, answers);
  await publish(ravi, of, LATER);
  await edit(meera, home.params.change, textOf('of Meera'));
  const text =
    'Meera edited “Diwali” after this release was scheduled. Check it and schedule it again.';
  for (const user of [asha, ravi])
    expect((await user('listInbox')).answer.items).toMatchObject([{ kind: 'unscheduled', text }]);
  clock.now = LATER;
  await Promise.all(replicas.map(({ studio }) => studio.publishDue(endless)));
  expect(await readIt(asha, of)).toMatchObject({ state: 'open', trouble: text });

  const { answer } = await publish(ravi, of, LATER + 60_000);
  const cancelled = await meera('unscheduleRelease', { ...of, body: { version: answer.version } });
  expect(cancelled.answer).toMatchObject({ state: 'open', publishAt: null, trouble: null });
});
