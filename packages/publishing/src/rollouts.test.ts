import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it } from 'vitest';
import { findChange } from './find-change.ts';
import { listChanges } from './list-changes.ts';
import { findRollout, listRollouts } from './list-rollouts.ts';
import { loadGeneration, loadLiveTexts } from './live-texts.ts';
import { takeOverFiles } from './publish-change.ts';
import { ASHA, digestOf, NOW, RAVI, usePublishing } from './publishing-site.fixture.ts';
import { takeStep } from './review-change.ts';
import { finishRollout, rollBack, shareRollout, stopRollout } from './roll-out.ts';
import { scheduleChange } from './schedule-change.ts';

const HOME = 'layouts/home.json';
const FAQ = 'layouts/faq.json';
const site = usePublishing(createEmptyDatabase);
const act = (by = ASHA) => ({ by, at: NOW });
const changeOf = (id: string) => site.runQuery((queries) => findChange(queries, id));
const running = async () => (await site.runQuery(loadLiveTexts)).rollout;
const step = async (id: string, name: Parameters<typeof takeStep>[3], by = ASHA) => {
  const version = await site.versionOf(id);
  await site.runQuery((queries) => takeStep(queries, id, version, name, act(by)));
};
const finish = async (number: number, needsReview = false) => {
  const generation = await site.runQuery(loadGeneration);
  const by = { ...act(), generation, needsReview, beneath: site.beneath, digestOf };
  return site.runQuery((queries) => finishRollout(queries, { number, ...by }));
};

describe('rolling out a change', () => {
  it('tells its texts to all who follow, with each step, and leaves alone what is live', async () => {
    site.files.set(HOME, 'file');
    const replicas = [site.follow(), site.follow()];
    const heard = () =>
      Promise.all(
        replicas.map(
          (each) =>
            new Promise<void>((resolve) => {
              const stop = each.onChange(() => {
                stop();
                resolve();
              });
            }),
        ),
      );
    const steps = () => replicas.map((each) => each.current().rollout);
    await Promise.all(replicas.map((each) => each.refresh()));
    const started = heard();
    const number = (await site.rollOut(await site.change({ [HOME]: 'next' }))) ?? 0;
    await started;
    const first = { number, share: 0.1, texts: [{ file: HOME, text: 'next' }] };
    expect(steps()).toMatchObject([first, first]);
    const shared = heard();
    await site.runQuery((queries) => shareRollout(queries, number, 0.5, NOW + 1_000));
    await shared;
    expect(steps()).toMatchObject([{ share: 0.5 }, { share: 0.5 }]);
    const stopped = heard();
    await site.runQuery((queries) => stopRollout(queries, number, NOW + 2_000));
    await stopped;
    expect(steps()).toEqual([null, null]);
    expect(await site.live()).toEqual({});
  });

  it('is refused for what cannot be, and for a second one while the first runs', async () => {
    site.files.set(HOME, 'file');
    const home = await site.change({ [HOME]: 'next' });
    await expect(site.rollOut(home, { version: 1 })).rejects.toMatchObject({
      code: 'CHANGE_MOVED',
    });
    await expect(site.rollOut(home, { needsReview: true })).rejects.toMatchObject({
      code: 'REVIEW_NEEDED',
    });
    const moved = await site.change({ [HOME]: 'on the old one' });
    await site.publish(home);
    await expect(site.rollOut(moved)).rejects.toMatchObject({ code: 'CHANGE_MOVED' });
    for (const file of ['layouts/experiments.json', 'layouts/seo/home.json'])
      await expect(site.rollOut(await site.change({ [file]: '{}' }))).rejects.toMatchObject({
        code: 'VALIDATION',
        details: [{ path: file }],
      });
    await expect(site.rollOut(await site.change({}))).rejects.toMatchObject({ code: 'VALIDATION' });
    const faq = await site.change({ [FAQ]: 'faq', 'layouts/banners/a.csv': 'a' });
    expect(await site.rollOut(faq, { generation: 0 })).toBeNull();
    const other = await site.change({ 'layouts/content/terms.tech.md': 'terms' });
    const outcomes = await Promise.allSettled([site.rollOut(faq), site.rollOut(other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'ROLLOUT_RUNS' }) }),
    );
  });

  it('holds the change and its files: nothing of them moves meanwhile', async () => {
    const id = await site.change({ [HOME]: 'next' });
    const theirs = await site.change({ [HOME]: 'theirs', [FAQ]: 'faq' }, RAVI);
    await site.rollOut(id);
    const { version } = await changeOf(id);
    const rolling = { code: 'CHANGE_ROLLING' };
    await expect(site.save(id, HOME, 'again', { version: 1 })).rejects.toMatchObject(rolling);
    await expect(step(id, 'withdraw')).rejects.toMatchObject(rolling);
    await expect(site.publish(id)).rejects.toMatchObject(rolling);
    await expect(
      site.runQuery((queries) => scheduleChange(queries, id, version, NOW + 1_000, false, act())),
    ).rejects.toMatchObject(rolling);
    await expect(site.publish(theirs)).rejects.toMatchObject({
      ...rolling,
      details: [{ path: HOME }],
    });
    expect(await site.live()).toEqual({});
    const listed = await site.runQuery((queries) => listChanges(queries, { state: 'rolling' }));
    expect(listed.map((each) => each.id)).toEqual([id]);
    expect(await site.publish(await site.change({ [FAQ]: 'faq' }))).toBe(1);
  });

  it('is published by its end, over the newest check alone', async () => {
    site.files.set(HOME, 'file');
    const id = await site.change({ [HOME]: 'next' });
    await step(id, 'submit');
    await step(id, 'approve', RAVI);
    const number = (await site.rollOut(id, { needsReview: true })) ?? 0;
    expect(await finish(number, true)).toBe(1);
    expect(await site.live()).toEqual({ [HOME]: 'next' });
    expect(await changeOf(id)).toMatchObject({ state: 'published', revision: 1 });
    expect(await running()).toBeNull();
    await expect(finish(number)).rejects.toMatchObject({ code: 'CHANGE_CLOSED' });
    await expect(finish(99)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const stopped = site.runQuery((queries) => stopRollout(queries, number, NOW));
    await expect(stopped).rejects.toMatchObject({ code: 'CHANGE_CLOSED' });
  });

  it('is taken back once, of the step that was judged, and leaves the change to be mended', async () => {
    const id = await site.change({ [HOME]: 'next' });
    const number = (await site.rollOut(id)) ?? 0;
    const rollout = await site.runQuery((queries) => findRollout(queries, number));
    await site.runQuery((queries) => shareRollout(queries, number, 0.2, NOW));
    const takeBack = (at: { number: number; step: number }) =>
      site.runQuery((queries) => rollBack(queries, at, 'It failed.', NOW + 1_000));
    expect(await takeBack(rollout)).toBe(false);
    const now = await site.runQuery((queries) => findRollout(queries, number));
    const outcomes = await Promise.all([takeBack(now), takeBack(now)]);
    expect(outcomes.sort()).toEqual([false, true]);
    expect(await site.runQuery((queries) => listRollouts(queries, id))).toMatchObject([
      { number, title: 'Diwali', state: 'rolled-back', reason: 'It failed.', by: ASHA },
    ]);
    expect(await changeOf(id)).toMatchObject({ state: 'draft', approved: null });
    await site.save(id, HOME, 'mended', { version: 1 });
  });

  it('gives way to the files where they take over', async () => {
    const id = await site.change({ [HOME]: 'next' });
    await site.rollOut(id);
    expect(await site.runQuery((queries) => takeOverFiles(queries, NOW))).toEqual([]);
    expect(await running()).toBeNull();
    expect(await site.runQuery((queries) => listRollouts(queries))).toMatchObject([
      { state: 'stopped', reason: 'A site release replaced this content.' },
    ]);
  });
});
