import { AppError } from '@broadsheet/contract/errors';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it } from 'vitest';
import { openChange } from './edit-change.ts';
import { addToRelease, discardRelease, openRelease, unscheduleRelease } from './edit-release.ts';
import { findChange } from './find-change.ts';
import { describeRelease, listReleases, listScheduledReleases } from './find-release.ts';
import { listInbox } from './inbox.ts';
import { loadGeneration } from './live-texts.ts';
import { takeDueNews } from './mail-inbox.ts';
import { publishRelease } from './publish-release.ts';
import { ASHA, digestOf, NOW, RAVI, usePublishing } from './publishing-site.fixture.ts';
import { finishRollout } from './roll-out.ts';
import { scheduleChange } from './schedule-change.ts';
import { dueReleases, scheduleRelease } from './schedule-release.ts';

const HOME = 'layouts/home.json';
const FAQ = 'layouts/faq.json';
const LATER = NOW + 60_000;
const MEERA = { id: '0b3f5c1e-7f39-4a53-9f5b-8a6d0c3b1a03', name: 'Meera' };
const act = { by: ASHA, at: NOW };

const site = usePublishing(createEmptyDatabase);
const read = (release: string) => site.runQuery((queries) => describeRelease(queries, release));
const add = (release: string, change: string) =>
  site.runQuery((queries) => addToRelease(queries, release, change, act));
/** A release of Asha with these drafts. */
const releaseOf = async (...drafts: readonly string[]) => {
  const release = await site.runQuery((queries) => openRelease(queries, 'Diwali launch', act));
  for (const draft of drafts) await add(release, draft);
  return release;
};
/** Ravi schedules it. */
const schedule = async (release: string) => {
  const { version } = await read(release);
  const given = { release, version, publishAt: LATER, needsReview: false };
  await site.runQuery((queries) =>
    scheduleRelease(queries, { ...given, beneath: site.beneath, by: RAVI, at: NOW }),
  );
};
const publishNow = async (release: string) => {
  const { version } = await read(release);
  const generation = await site.runQuery(loadGeneration);
  const given = { release, version, generation, needsReview: false, beneath: site.beneath };
  return site.runQuery((queries) => publishRelease(queries, { ...given, digestOf, ...act }));
};
const textsFor = async ({ id }: { readonly id: string }) => {
  const { items } = await site.runQuery((queries) => listInbox(queries, id, undefined));
  return items.map(({ kind, text }) => [kind, text]);
};
const ended = (did: string) => [
  ['unscheduled', `${did} after this release was scheduled. Check it and schedule it again.`],
];

describe('a scheduled release', () => {
  it('is open again once a draft of it is published by itself, which all others are told', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const release = await releaseOf(home, await site.change({ [FAQ]: 'faq' }, MEERA));
    await schedule(release);
    await site.publish(home, { by: ASHA });
    const text = ended('Asha published “Diwali”');
    expect(await read(release)).toMatchObject({
      state: 'open',
      publishAt: null,
      trouble: text[0]?.[1],
    });
    expect(await site.runQuery((queries) => dueReleases(queries, LATER))).toEqual([]);
    expect([await textsFor(RAVI), await textsFor(MEERA), await textsFor(ASHA)]).toEqual([
      text,
      text,
      [],
    ]);
  });

  it('is open again once the site publishes a draft of it at a time', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const release = await releaseOf(home, await site.change({ [FAQ]: 'faq' }));
    await schedule(release);
    await site.publish(home, { by: null });
    const text = ended('The site published “Diwali”');
    expect([await textsFor(RAVI), await textsFor(ASHA)]).toEqual([text, text]);
  });

  it('is open again once a draft of it is rolled out, and after that is published', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const release = await releaseOf(home, await site.change({ [FAQ]: 'faq' }));
    await schedule(release);
    const number = (await site.rollOut(home)) ?? 0;
    expect(await textsFor(RAVI)).toEqual(ended('Asha started to roll out “Diwali”'));
    const finish = { number, generation: await site.runQuery(loadGeneration), needsReview: false };
    await site.runQuery((queries) =>
      finishRollout(queries, { ...finish, ...act, beneath: site.beneath, digestOf }),
    );
    expect((await read(release)).drafts).toHaveLength(1);
    expect((await read(release)).state).toBe('open');
  });

  it('tells all whom it concerns that somebody cancelled its schedule or discarded it', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const release = await releaseOf(home, await site.change({ [FAQ]: 'faq' }, MEERA));
    await schedule(release);
    const { version } = await read(release);
    await site.runQuery((queries) => unscheduleRelease(queries, release, version, act));
    const cancelled = ['unscheduled', 'Asha cancelled the schedule of this release.'];
    expect([await textsFor(RAVI), await textsFor(MEERA)]).toEqual([[cancelled], [cancelled]]);

    await schedule(release);
    const scheduled = await read(release);
    await site.runQuery((queries) => discardRelease(queries, release, scheduled.version, act));
    const discarded = ['unscheduled', 'Asha discarded this release. Its drafts stay as they are.'];
    for (const staff of [RAVI, MEERA])
      expect(await textsFor(staff)).toEqual([discarded, cancelled]);
  });

  it('is mailed with the files of its drafts, which say of which site it is', async () => {
    const release = await releaseOf(await site.change({ [HOME]: 'home' }, MEERA));
    await schedule(release);
    const { version } = await read(release);
    await site.runQuery((queries) => unscheduleRelease(queries, release, version, act));
    const news = await site.runQuery((queries) => takeDueNews(queries, NOW + 600_000));
    expect(news.map(({ staff, files }) => [staff, files]).toSorted()).toEqual(
      [RAVI, MEERA].map(({ id }) => [id, [HOME]]),
    );
  });

  it('is not what could not be published now: moved content, and content under a rollout', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const release = await releaseOf(home);
    const rolled = await site.change({ [HOME]: 'rolled' });
    await site.rollOut(rolled);
    await expect(schedule(release)).rejects.toMatchObject({ code: 'CHANGE_ROLLING' });
    expect((await read(release)).state).toBe('open');

    const faq = await releaseOf(await site.change({ [FAQ]: 'faq' }));
    await site.publish(await site.change({ [FAQ]: 'newer' }));
    await expect(schedule(faq)).rejects.toMatchObject({ code: 'CHANGE_MOVED' });
    expect((await read(faq)).state).toBe('open');
  });
});

describe('a release', () => {
  it('has no draft that is scheduled by itself, and no draft of it is', async () => {
    const home = await site.change({ [HOME]: 'home' });
    const scheduleIt = () =>
      site.runQuery((queries) => scheduleChange(queries, home, 2, LATER, false, act));
    const release = await releaseOf(home);
    await expect(scheduleIt()).rejects.toMatchObject({
      code: 'RELEASE_TAKEN',
      details: [{ message: 'It is in the release “Diwali launch”.' }],
    });
    const { version } = await read(release);
    await site.runQuery((queries) => discardRelease(queries, release, version, act));
    await scheduleIt();
    await expect(add(await releaseOf(), home)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: [{ path: 'change', message: expect.stringContaining('scheduled by itself') }],
    });
  });

  it('has at most 50 drafts', async () => {
    const drafts: string[] = [];
    for (let index = 0; index < 51; index += 1)
      drafts.push(await site.runQuery((queries) => openChange(queries, `${index}`, act)));
    const [last = '', ...first] = drafts;
    const release = await releaseOf(...first);
    await expect(add(release, last)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: [{ message: expect.stringContaining('at most 50 drafts') }],
    });
    const row = await site.runQuery((queries) => findChange(queries, last));
    expect(row.release).toBeNull();
  });

  it('is not published where one of two drafts with the same text began from older content', async () => {
    const former = await site.change({ [HOME]: 'same' });
    await site.publish(await site.change({ [HOME]: 'newer' }));
    const current = await site.change({ [HOME]: 'same' });
    const release = await releaseOf(former, current);
    await expect(publishNow(release)).rejects.toMatchObject({ code: 'CHANGE_MOVED' });
    expect(await site.live()).toEqual({ [HOME]: 'newer' });
  });

  it('names only the first of very many conflicts', async () => {
    const drafts = [];
    for (let index = 0; index < 8; index += 1)
      drafts.push(await site.change({ [HOME]: `${index}` }));
    const refused = await publishNow(await releaseOf(...drafts)).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'CONTENT_FAULTS' });
    expect(refused instanceof AppError && refused.details).toHaveLength(20);
  });

  it('that is open or scheduled is listed before those that are over', async () => {
    const over = await releaseOf();
    const open = await releaseOf();
    const { version } = await read(over);
    const discard = { by: ASHA, at: NOW + 1_000 };
    await site.runQuery((queries) => discardRelease(queries, over, version, discard));
    const listed = await site.runQuery(listReleases);
    expect(listed.map(({ id }) => id)).toEqual([open, over]);
  });

  it('that is scheduled is found with all of its files', async () => {
    await releaseOf(await site.change({ 'layouts/terms.json': 'open' }));
    const drafts = [
      await site.change({ [HOME]: 'a', [FAQ]: 'a' }),
      await site.change({ [FAQ]: 'a' }),
    ];
    const release = await releaseOf(...drafts);
    await schedule(release);
    expect(await site.runQuery(listScheduledReleases)).toEqual([
      {
        id: release,
        title: 'Diwali launch',
        publishAt: new Date(LATER).toISOString(),
        files: [FAQ, HOME],
      },
    ]);
  });
});
