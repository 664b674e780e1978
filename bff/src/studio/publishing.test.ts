import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it } from 'vitest';
import { layout } from '../fixtures/test-files.fixture.ts';
import { changeOf, FILES, HOME, shownBy, textOf } from './edited-home.fixture.ts';
import { NOW, nextChange, openReplicas } from './publishing-replicas.fixture.ts';

/** A valid text, of a layout that shows nothing to anybody. */
const UNSOUND = textOf('gone', { variants: [{ name: 'all', when: {}, hide: ['hello'] }] });
const EXPERIMENTS = 'layouts/experiments.json';
const DRAFTED = JSON.stringify({
  'home-text': {
    page: 'home',
    unit: 'visitor',
    variants: { control: 50, b: 50 },
    status: 'draft',
  },
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

describe('publishing a change', () => {
  it('is live on every replica, and taken back by undoing its revision', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const asha = await loginAs('asha');
    expect(await Promise.all(replicas.map((each) => shownBy(each)))).toEqual([
      'from the file',
      'from the file',
    ]);
    const live = replicas.map(nextChange);
    const { status, answer } = await asha('publishChange', await changeOf(asha, textOf('Diwali!')));
    expect([status, answer.state, answer.revision]).toEqual([200, 'published', 1]);
    // The answer means that this replica serves it; the others follow.
    expect([answer.serves, replicas[0] && (await shownBy(replicas[0]))]).toEqual([true, 'Diwali!']);
    await Promise.all(live);
    expect(await Promise.all(replicas.map((each) => shownBy(each)))).toEqual([
      'Diwali!',
      'Diwali!',
    ]);
    expect((await asha('listPages')).answer.items[0]).toMatchObject({
      kind: 'home',
      origin: { from: 'revision', number: 1 },
    });

    const back = replicas.map(nextChange);
    const undo = await asha('restoreRevision', { params: { number: 1 }, body: { to: 'undo' } });
    const { id, version } = undo.answer;
    await asha('publishChange', { params: { change: id }, body: { version } });
    await Promise.all(back);
    expect(await Promise.all(replicas.map((each) => shownBy(each)))).toEqual([
      'from the file',
      'from the file',
    ]);
    expect((await asha('listRevisions')).answer.items.map(({ title }) => title)).toEqual([
      'Undo “Diwali” (version 1)',
      'Diwali',
    ]);
  });

  it('changes a text of the interface for one brand, and back', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const [replica] = replicas;
    const asha = await loginAs('asha');
    const acceptOf = async (host: string) =>
      (await replica?.site.request('/api/layout?path=%2F', { headers: { host } }))?.json().messages
        .consent.accept;
    const shown = () => Promise.all(['tech.localhost', 'management.localhost'].map(acceptOf));
    const { accept } = builtInMessages().consent;
    expect(await shown()).toEqual([accept, accept]);
    const file = 'layouts/messages/en-IN.tech/consent.json';
    const tooLong = await changeOf(asha, JSON.stringify({ accept: 'x'.repeat(40) }), file);
    expect((await asha('publishChange', tooLong)).answer).toMatchObject({ code: 'CONTENT_FAULTS' });
    await asha('publishChange', await changeOf(asha, '{ "accept": "Sure" }', file));
    expect(await shown()).toEqual(['Sure', accept]);
    const { answer } = await asha('restoreRevision', {
      params: { number: 1 },
      body: { to: 'undo' },
    });
    await asha('publishChange', {
      params: { change: answer.id },
      body: { version: answer.version },
    });
    expect(await shown()).toEqual([accept, accept]);
  });

  it('is refused while the check finds faults, which it names, and changes nothing', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const asha = await loginAs('asha');
    const change = await changeOf(asha, UNSOUND);
    const { answer: checked } = await asha('checkChange', { params: change.params });
    expect(checked.findings.map(({ file }) => file)).toContain(HOME);
    const refused = await asha('publishChange', change);
    expect([refused.status, refused.answer]).toMatchObject([
      422,
      { code: 'CONTENT_FAULTS', details: [{ path: 'layouts/home.json:1:26' }, {}] },
    ]);
    expect((await asha('listRevisions')).answer.items).toEqual([]);
    for (const each of replicas) expect(await shownBy(each)).toBe('from the file');
  });

  it('is not kept back by faults that the site has without it', async () => {
    const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, {
      ...FILES,
      'layouts/seo/home.json': { nonsense: true },
    });
    const asha = await loginAs('asha');
    const change = await changeOf(asha, textOf('Diwali!'));
    const { answer } = await asha('checkChange', { params: change.params });
    expect(answer.findings).toEqual([]);
    expect(answer.known.map(({ file }) => file)).toContain('layouts/seo/home.json');
    expect((await asha('publishChange', change)).status).toBe(200);
  });

  it('says where it does not serve yet, because another file is broken', async () => {
    const files = { ...FILES, 'layouts/faq.json': '{ broken' };
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, files);
    const asha = await loginAs('asha');
    const { status, answer } = await asha('publishChange', await changeOf(asha, textOf('Diwali!')));
    expect([status, answer.state, answer.serves]).toEqual([200, 'published', false]);
    expect(replicas[0] && (await shownBy(replicas[0]))).toBe('from the file');
  });

  it('asks for somebody else where that is the rule', async () => {
    const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
      needsReview: true,
    });
    const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi')];
    const change = await changeOf(asha, textOf('Diwali!'));
    expect((await asha('publishChange', change)).answer).toMatchObject({ code: 'REVIEW_NEEDED' });
    expect((await asha('approveChange', change)).status).toBe(403);
    const { answer: approved } = await ravi('approveChange', change);
    expect(approved).toMatchObject({ state: 'approved', approved: { by: { name: 'Ravi' } } });
    const again = { ...change, body: { version: approved.version } };
    expect((await asha('publishChange', again)).status).toBe(200);
  });

  it('waits for its time, and tells why where it could not be then', async () => {
    const { replicas, clock, loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const asha = await loginAs('asha');
    expect((await asha('publishChange', await changeOf(asha, DRAFTED, EXPERIMENTS))).status).toBe(
      200,
    );
    const [valid, laterUnsound, unsound] = [
      await changeOf(asha, textOf('Diwali!')),
      await changeOf(asha, OF_EXPERIMENT),
      await changeOf(asha, UNSOUND),
    ];
    const at = new Date(NOW + 60_000).toISOString();
    const schedule = ({ params, body }: typeof valid) =>
      asha('publishChange', { params, body: { ...body, at } });
    for (const each of [valid, laterUnsound])
      expect((await schedule(each)).answer.state).toBe('scheduled');
    const refused = await schedule(unsound);
    expect([refused.status, refused.answer]).toMatchObject([422, { code: 'CONTENT_FAULTS' }]);
    expect((await asha('readChange', unsound)).answer.state).toBe('draft');
    expect((await asha('publishChange', await changeOf(asha, null, EXPERIMENTS))).status).toBe(200);
    const endless = new AbortController().signal;
    const refreshEverywhere = () =>
      Promise.all(replicas.map(({ studio }) => studio.publishDue(endless)));
    await refreshEverywhere();
    expect((await asha('listRevisions')).answer.items).toHaveLength(2);
    const live = replicas.map(nextChange);
    clock.now = NOW + 60_000;
    await refreshEverywhere();
    await Promise.all(live);
    for (const each of replicas) expect(await shownBy(each)).toBe('Diwali!');
    const [newest] = (await asha('listRevisions')).answer.items;
    expect(newest).toMatchObject({ number: 3, by: null });
    const { answer } = await asha('readChange', laterUnsound);
    expect(answer).toMatchObject({ state: 'draft', publishAt: null });
    expect(answer.trouble).toMatch(/^The check found problems.+ \S+/);
    const past = { ...laterUnsound, body: { version: answer.version, at: '2026-11-22T09:00:00Z' } };
    expect((await asha('publishChange', past)).status).toBe(400);
  });

  it('tells beforehand whose pages change, with their share of the traffic', async () => {
    const counted = {
      page: 'home',
      cohort: 'none',
      experienceBand: 1,
      membership: 'visitor',
      device: 'phone',
      city: null,
      category: null,
      crawler: false,
    } as const;
    const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES, {
      records: {
        loadAudienceCounts: async () => [
          { ...counted, brand: 'tech', views: 75 },
          { ...counted, brand: 'management', views: 25 },
        ],
      },
    });
    const asha = await loginAs('asha');
    const management = {
      variants: [
        {
          name: 'm',
          when: { brand: ['management'] },
          blocks: { hello: { settings: { text: 'MBA' } } },
        },
      ],
    };
    const change = await changeOf(asha, textOf('from the file', management));
    const { answer } = await asha('impactOfChange', { params: change.params });
    expect(answer.pages).toMatchObject([
      {
        page: 'home',
        kind: 'changed',
        share: { views: 25, of: 100 },
        changes: [
          {
            who: [{ brand: ['management'] }],
            path: '/',
            blocks: [{ kind: 'settings', id: 'hello' }],
          },
        ],
      },
    ]);
  });
});

describe('two who edit one file', () => {
  it('are told of each other, and the second to save is refused', async () => {
    const { loginAs } = await openReplicas(await createEmptyDatabase(), 2, FILES);
    const [asha, ravi] = [await loginAs('asha', 0), await loginAs('ravi', 1)];
    const { params } = await changeOf(asha, textOf('of Asha'));
    const other = await changeOf(ravi, textOf('of Ravi'));
    const here = { body: { change: params.change, file: HOME } };
    await asha('reportPresence', here);
    const { answer } = await ravi('reportPresence', here);
    expect(answer.others).toMatchObject([{ staff: { name: 'Asha' }, file: HOME }]);
    expect(answer.otherChanges.map(({ id }) => id)).toEqual([other.params.change]);
    const save = { params, body: { file: HOME, version: 1, text: textOf('of Ravi') } };
    expect((await ravi('saveDocument', save)).status).toBe(200);
    const refused = await asha('saveDocument', save);
    expect([refused.status, refused.answer]).toMatchObject([
      409,
      { code: 'CHANGE_MOVED', details: [{ path: HOME, message: expect.stringContaining('Ravi') }] },
    ]);
    expect((await asha('readChange', { params })).answer.documents[0]?.text).toBe(
      textOf('of Ravi'),
    );
  });

  it('cannot publish over each other', async () => {
    const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
    const [asha, ravi] = [await loginAs('asha'), await loginAs('ravi')];
    const [mine, theirs] = [
      await changeOf(asha, textOf('mine')),
      await changeOf(ravi, textOf('theirs')),
    ];
    const live = replicas.map(nextChange);
    expect((await ravi('publishChange', theirs)).status).toBe(200);
    await Promise.all(live);
    expect((await asha('publishChange', mine)).answer).toMatchObject({ code: 'CHANGE_MOVED' });
    const { answer } = await asha('readChange', mine);
    expect(answer.documents).toMatchObject([{ file: HOME, moved: true }]);
    for (const each of replicas) expect(await shownBy(each)).toBe('theirs');
  });
});

it('everything done is in the audit, with who did it', async () => {
  const { loginAs } = await openReplicas(await createEmptyDatabase(), 1, FILES);
  const asha = await loginAs('asha');
  const change = await changeOf(asha, textOf('Diwali!'));
  await asha('publishChange', change);
  const { answer } = await asha('listAudit', { query: { subject: change.params.change } });
  expect(answer.items.map(({ action, staff }) => [action, staff?.name])).toEqual([
    ['change.publish', 'Asha'],
    ['change.save', 'Asha'],
    ['change.open', 'Asha'],
  ]);
});

it('a layout of another kind of file is published as well', async () => {
  const { replicas, loginAs } = await openReplicas(await createEmptyDatabase(), 1, {
    ...FILES,
    ...layout('faq', { a: { type: 'text' } }),
  });
  const asha = await loginAs('asha');
  const live = replicas.map(nextChange);
  const faq = textOf('answers', { page: 'faq' });
  await asha('publishChange', await changeOf(asha, faq, 'layouts/faq.json'));
  await Promise.all(live);
  for (const each of replicas) expect(await shownBy(each, '/faq')).toBe('answers');
});
