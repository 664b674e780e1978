import { ROLLOUT_BOUNDS } from '@broadsheet/contract/studio/rollout';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { json } from '@broadsheet/upstream/fault-server.fixture';
import { describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { openReplicas, type Replica, type StudioUser } from './publishing-replicas.fixture.ts';

const HOME = 'layouts/home.json';
const FAQ = 'layouts/faq.json';
type Blocks = Parameters<typeof layout>[1];
const homeOf = (blocks: Blocks) => JSON.stringify(layout('home', blocks)[HOME]);
const blocksWith = (text: string): Blocks => ({ a: { type: 'text', settings: { text } } });
const flaky = (mode: string): Blocks => ({ a: { type: 'flaky', settings: { mode } } });
const FILES = {
  [HOME]: homeOf(blocksWith('live')),
  [FAQ]: JSON.stringify(layout('faq', blocksWith('answers'))[FAQ]),
};

const changeOf = async (user: StudioUser, texts: Readonly<Record<string, string>>) => {
  const { answer: opened } = await user('openChange', { body: { title: 'Diwali' } });
  const params = { change: opened.id };
  let { version } = opened;
  for (const [file, text] of Object.entries(texts))
    ({ version } = (
      await user('saveDocument', { params, body: { file, version: null, text } })
    ).answer);
  return { params, version };
};
const start = async (
  user: StudioUser,
  { params, version }: Awaited<ReturnType<typeof changeOf>>,
  more: object = {},
) =>
  user('startRollout', { params, body: { version, share: 0.5, bounds: ROLLOUT_BOUNDS, ...more } });

/** Settles once the replicas serve the rollout in the database. */
const untilServed = (replicas: readonly Replica[]): Promise<unknown> =>
  Promise.all(
    replicas.map(async ({ followed, content }) => {
      await followed.refresh();
      const isServed = () => !followed.current().rollout || content.rollout() !== null;
      while (!isServed())
        await new Promise<void>((resolve) => {
          const stop = content.onChange(() => {
            stop();
            resolve();
          });
        });
    }),
  );

const cookieOf = (visitor: number) =>
  `consent=all.1; vid=${visitor.toString(16).padStart(8, '0')}-6a5e-4d0e-9c6e-2d4f4b2f9d11`;
const homeFor = async ({ site }: Replica, visitor: number) =>
  (await site.request('/api/layout?path=/', { headers: { cookie: cookieOf(visitor) } })).json();
const shownTo = async (replica: Replica, visitor: number): Promise<string> =>
  (await homeFor(replica, visitor)).blocks[0].settings.text;
const visit = async (replicas: readonly Replica[], visitors: number) => {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const replica = replicas[visitor % replicas.length];
    if (replica) await homeFor(replica, visitor);
  }
};

describe('a rollout', () => {
  it('serves the same arm at both replicas, grows, and is published to everybody', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const asha = await loginAs('asha');
    const change = await changeOf(asha, { [HOME]: homeOf(blocksWith('next')) });
    const { status, answer } = await start(asha, change);
    expect([status, answer]).toMatchObject([
      200,
      { number: 1, state: 'running', share: 0.5, pages: ['home'], change: { title: 'Diwali' } },
    ]);
    await untilServed(replicas);
    const visitors = Array.from({ length: 12 }, (_, visitor) => visitor);
    const arms = () =>
      Promise.all(replicas.map((each) => Promise.all(visitors.map((one) => shownTo(each, one)))));
    const [here = [], there] = await arms();
    expect(there).toEqual(here);
    expect(new Set(here)).toEqual(new Set(['live', 'next']));
    const [first] = replicas;
    const stranger = await first?.site.request('/api/layout?path=/');
    expect(stranger?.json().blocks[0].settings.text).toBe('live');

    await asha('shareRollout', { params: { number: 1 }, body: { share: 0.9 } });
    await untilServed(replicas);
    const [grown = []] = await arms();
    expect(here.filter((arm, at) => arm === 'next' && grown[at] === 'live')).toEqual([]);
    expect(grown.filter((arm) => arm === 'next').length).toBeGreaterThan(
      here.filter((arm) => arm === 'next').length,
    );

    const finished = await asha('finishRollout', { params: { number: 1 }, body: {} });
    expect([finished.status, finished.answer]).toMatchObject([
      200,
      { state: 'published', revision: 1, serves: true },
    ]);
    await untilServed(replicas);
    expect(await shownTo(replicas[0] as Replica, 1)).toBe('next');
    const { answer: audit } = await asha('listAudit', { query: { subject: change.params.change } });
    expect(audit.items.map(({ action }) => action).slice(0, 3)).toEqual([
      'rollout.finish',
      'rollout.share',
      'rollout.start',
    ]);
  });

  it('is stopped for everybody at once, and its change can be edited again', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const asha = await loginAs('asha');
    const change = await changeOf(asha, { [HOME]: homeOf(blocksWith('next')) });
    await start(asha, change, { share: 0.99 });
    const [first] = replicas;
    if (!first) throw new Error('a replica was opened');
    await untilServed(replicas);
    expect(await shownTo(first, 1)).toBe('next');
    const persona = { brand: 'tech', audience: {} } as const;
    const body = { ...change.params, path: '/', persona };
    const { answer: preview } = await asha('previewChange', { body });
    const previewed = await first.site.request(
      `/api/layout?path=${encodeURIComponent(preview.href)}`,
    );
    expect(previewed.json().blocks[0].settings.text).toBe('next');
    const save = { file: HOME, version: 1, text: homeOf(blocksWith('again')) };
    expect((await asha('saveDocument', { ...change, body: save })).answer).toMatchObject({
      code: 'CHANGE_ROLLING',
    });
    const stopped = await asha('stopRollout', { params: { number: 1 }, body: {} });
    expect(stopped.answer).toMatchObject({ state: 'stopped', reason: null });
    expect(await shownTo(first, 1)).toBe('live');
    expect((await asha('saveDocument', { ...change, body: save })).status).toBe(200);
  });

  it('is refused where it would show nothing or is at fault, and holds its files', async () => {
    const { loginAs, replicas } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
      needsReview: true,
    });
    const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi')];
    const change = await changeOf(asha, { [HOME]: homeOf(blocksWith('next')) });
    const refused = async (started: ReturnType<typeof start>) => {
      const { status, answer } = await started;
      return [status, Reflect.get(answer, 'code')];
    };
    expect(await refused(start(asha, change))).toEqual([409, 'REVIEW_NEEDED']);
    const broken = await changeOf(asha, { [HOME]: '{ broken' });
    expect(await refused(start(asha, broken))).toEqual([422, 'CONTENT_FAULTS']);
    const unseen = await changeOf(asha, { 'layouts/content/terms.md': 'Terms.\n' });
    expect(await refused(start(asha, unseen))).toEqual([400, 'VALIDATION']);
    expect(await refused(start(asha, change, { share: 1 }))).toEqual([400, 'VALIDATION']);
    expect(await refused(start(asha, change, { bounds: { blockErrors: 0.02 } }))).toEqual([
      400,
      'VALIDATION',
    ]);
    expect(replicas[0]?.content.rollout()).toBeNull();

    const approve = async (of: typeof change) => {
      const body = { version: of.version };
      const { answer } = await ravi('approveChange', { params: of.params, body });
      return { params: of.params, version: answer.version };
    };
    const approved = await approve(change);
    expect((await start(asha, approved)).status).toBe(200);
    expect(await refused(start(asha, approved))).toEqual([409, 'CHANGE_ROLLING']);
    const other = await approve(
      await changeOf(asha, { [HOME]: homeOf(blocksWith('theirs')), [FAQ]: FILES[FAQ] }),
    );
    const published = await asha('publishChange', {
      params: other.params,
      body: { version: other.version },
    });
    expect([published.status, published.answer]).toMatchObject([
      409,
      { code: 'CHANGE_ROLLING', details: [{ path: HOME }] },
    ]);
    expect(await refused(start(asha, other))).toEqual([409, 'ROLLOUT_RUNS']);
    for (const number of [99, 2])
      expect((await asha('stopRollout', { params: { number }, body: {} })).status).toBe(404);
    expect((await asha('listRollouts')).answer.items).toMatchObject([
      { number: 1, state: 'running' },
    ]);
  });
});

describe('a rollout that harms', () => {
  const isTakenBack = async (
    replicas: readonly Replica[],
    user: StudioUser,
    reason: string,
  ): Promise<void> => {
    await Promise.all(replicas.map(({ studio }) => studio.watchRollout()));
    await untilServed(replicas);
    const { answer } = await user('listRollouts');
    expect(answer.items).toMatchObject([{ state: 'rolled-back', reason }]);
    const { answer: audit } = await user('listAudit', { query: {} });
    expect(audit.items.filter(({ action }) => action === 'rollout.back')).toMatchObject([
      { staff: null, details: { number: 1, reason } },
    ]);
  };

  it('by a block that fails is taken back at the next look, at both replicas', async () => {
    const counted = await openReplicas(
      await createEmptyDatabase(),
      2,
      { [HOME]: homeOf(flaky('well')) },
      { isCounted: true },
    );
    const { replicas, loginAs, writeCounts } = counted;
    const asha = await loginAs('asha');
    await start(asha, await changeOf(asha, { [HOME]: homeOf(flaky('fault')) }));
    await untilServed(replicas);
    await visit(replicas, 40);
    await writeCounts();
    // Too few loads for a decision.
    await Promise.all(replicas.map(({ studio }) => studio.watchRollout()));
    expect((await asha('listRollouts')).answer.items[0]?.state).toBe('running');
    await visit(replicas, 90);
    await writeCounts();
    const { answer } = await asha('listRollouts');
    const [block] = answer.items[0]?.measure.blocks ?? [];
    const { next, live } = block ?? {};
    expect(block).toMatchObject({ page: 'home', block: 'a', type: 'flaky' });
    expect(next?.failures).toBe(next?.loads);
    expect([live?.failures, (live?.loads ?? 0) + (next?.loads ?? 0)]).toEqual([0, 130]);
    await isTakenBack(
      replicas,
      asha,
      `Block “flaky” on the home page (tech site) failed in ${next?.failures} of ${next?.loads} loads, compared with 0 of ${live?.loads} before.`,
    );
    for (const replica of replicas)
      expect((await homeFor(replica, 1)).blocks[0].settings.mode).toBe('well');
  });

  it('is not made so by an outage of a service, which hits both contents, kept or not', async () => {
    const tags: Blocks = { a: { type: 'tags' }, b: { type: 'text' } };
    let isOut = true;
    const { replicas, loginAs, writeCounts } = await openReplicas(
      await createEmptyDatabase(),
      1,
      { [HOME]: homeOf({ a: { type: 'tags' } }) },
      {
        isCounted: true,
        env: { CACHE_MB: '8' },
        service: (request, response) =>
          isOut ? void response.writeHead(502).end() : json({ items: [] })(request, response),
      },
    );
    const asha = await loginAs('asha');
    await start(asha, await changeOf(asha, { [HOME]: homeOf(tags) }), { share: 0.8 });
    await untilServed(replicas);
    await visit(replicas, 100);
    isOut = false;
    await visit(replicas, 40);
    await writeCounts();
    await Promise.all(replicas.map(({ studio }) => studio.watchRollout()));
    const { answer } = await asha('listRollouts');
    const { next, live } = answer.items[0]?.measure.blocks.find(({ block }) => block === 'a') ?? {};
    expect(next?.failures).toBeGreaterThan(50);
    expect(live?.failures).toBeGreaterThan(10);
    expect(answer.items[0]?.state).toBe('running');
  });

  it('by fewer who apply is taken back, once it is no chance', async () => {
    const { replicas, loginAs, writeCounts, clock } = await openReplicas(
      await createEmptyDatabase(),
      1,
      FILES,
      { isCounted: true },
    );
    const asha = await loginAs('asha');
    await start(asha, await changeOf(asha, { [HOME]: homeOf(blocksWith('next')) }));
    const [replica] = replicas;
    const { step = 0 } = replica?.followed.current().rollout ?? {};
    /** People of one arm, some of whom apply. */
    const meet = (arm: 'live' | 'next', units: number, applied: number) => {
      const at = clock.now;
      for (let each = 0; each < units; each += 1) {
        const id = `${arm}-${each}`;
        const unit = { kind: 'visitor', id } as const;
        const assignment = { key: 'rollout', arm, bucketVersion: step, unit };
        replica?.recorder?.exposed([{ assignment, brand: 'tech', cohort: 'none', at }]);
        if (each >= applied) continue;
        const participant = { visitorId: id, seekerId: null };
        const applying = { metric: 'apply', brand: 'tech', subject: '7' } as const;
        replica?.recorder?.converted({ ...applying, participant, at: at + 1 });
      }
    };
    const state = async () => {
      await writeCounts();
      await replica?.studio.watchRollout();
      const { answer } = await asha('listRollouts');
      return [answer.items[0]?.state, answer.items[0]?.measure.applyFall];
    };
    meet('live', 300, 30);
    meet('next', 300, 20);
    expect(await state()).toMatchObject(['running', { isSure: false }]);
    meet('live', 900, 270);
    meet('next', 900, 90);
    expect(await state()).toMatchObject(['rolled-back', { isSure: true }]);
    await isTakenBack(
      replicas,
      asha,
      'With this draft, 90 of 900 people applied, compared with 270 of 900 on the current site. That is 67% fewer. Your limit is 20%.',
    );
  });
});
