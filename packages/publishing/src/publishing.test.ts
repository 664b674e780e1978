import { createEmptyDatabase } from '@broadsheet/test-kit/database/create-test-database';
import { describe, expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';
import { dropDocument, openChange, renameChange } from './edit-change.ts';
import { documentsOf, findChange } from './find-change.ts';
import { findReplacedText, listRevisions, readRevision, textsAfter } from './history.ts';
import { listChanges, reportPresence } from './list-changes.ts';
import { loadGeneration } from './live-texts.ts';
import { takeOverFiles } from './publish-change.ts';
import { ASHA, digestOf, NOW, RAVI, usePublishing } from './publishing-site.fixture.ts';
import { takeStep } from './review-change.ts';
import { dueChanges, recordFailure, scheduleChange } from './schedule-change.ts';

const HOME = 'layouts/home.json';
const FAQ = 'layouts/faq.json';
const site = usePublishing(createEmptyDatabase);
const act = (by = ASHA) => ({ by, at: NOW });
const step = async (id: string, name: Parameters<typeof takeStep>[3], by = ASHA) => {
  const version = await site.versionOf(id);
  await site.runQuery((queries) => takeStep(queries, id, version, name, act(by)));
};
const stateOf = async (id: string) =>
  (await site.runQuery((queries) => findChange(queries, id))).state;

describe('opening a change with texts', () => {
  it('keeps all of them, or nothing', async () => {
    const open = (files: readonly string[]) =>
      site.runQuery((queries) => {
        const texts = files.map((file) => ({ file, text: 'one', live: null }));
        return openChange(queries, 'Back to revision 1', act(), texts);
      });
    await expect(open([HOME, `layouts/${'x'.repeat(120)}.json`])).rejects.toMatchObject({
      code: 'STUDIO_UNAVAILABLE',
    });
    expect(await site.runQuery((queries) => listChanges(queries, {}))).toEqual([]);
    const id = await open([HOME, FAQ]);
    const documents = await site.runQuery((queries) => documentsOf(queries, id));
    expect(documents.map(({ file }) => file)).toEqual([FAQ, HOME]);
  });
});

describe('saving a document', () => {
  it('refuses to overwrite what somebody saved meanwhile, and says who and when', async () => {
    const id = await site.change({ [HOME]: 'one' });
    await site.save(id, HOME, 'of Ravi', { version: 1 }, RAVI);
    await expect(site.save(id, HOME, 'of Asha', { version: 1 })).rejects.toMatchObject({
      code: 'CHANGE_MOVED',
      details: [{ path: HOME, message: 'Ravi saved it at 2026-11-22T10:00:00.000Z' }],
    });
    await expect(site.save(id, HOME, 'first again')).rejects.toMatchObject({
      code: 'CHANGE_MOVED',
    });
    const [document] = await site.runQuery((queries) => documentsOf(queries, id));
    expect(document).toMatchObject({ text: 'of Ravi', version: 2 });
  });

  it('lets one of fifty that save at once through', async () => {
    const id = await site.change({ [HOME]: 'one' });
    const saves = Array.from({ length: 50 }, (_, index) =>
      site.save(id, HOME, `text ${index}`, { version: 1 }),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes back an approval: what was approved is another text', async () => {
    const id = await site.change({ [HOME]: 'one' });
    await step(id, 'submit');
    await step(id, 'approve', RAVI);
    await site.save(id, HOME, 'two', { version: 1 });
    expect(await stateOf(id)).toBe('draft');
    await expect(site.publish(id, { needsReview: true })).rejects.toMatchObject({
      code: 'REVIEW_NEEDED',
    });
  });

  it('keeps the text that it began from, unless it says that it has seen the newer one', async () => {
    site.files.set(HOME, 'file');
    const id = await site.change({ [HOME]: 'one' });
    const other = await site.change({ [HOME]: 'other' }, RAVI);
    await site.publish(other);
    await site.save(id, HOME, 'two', { version: 1 });
    const described = async () => {
      const [row, documents] = await site.runQuery(async (queries) => [
        await findChange(queries, id),
        await documentsOf(queries, id),
      ]);
      return describeChange(row, documents, () => digestOf('other')).documents[0];
    };
    expect(await described()).toMatchObject({ base: digestOf('file'), moved: true });
    await site.save(id, HOME, 'two on other', { version: 2, rebase: true });
    expect(await described()).toMatchObject({ base: digestOf('other'), moved: false });
  });
});

describe('publishing', () => {
  it('makes all files of a change live at once, and tells what they were before', async () => {
    site.files.set(HOME, 'file');
    const id = await site.change({ [HOME]: 'home', [FAQ]: 'faq' });
    expect(await site.publish(id)).toBe(1);
    expect(await site.live()).toEqual({ [HOME]: 'home', [FAQ]: 'faq' });
    expect(await site.runQuery((queries) => readRevision(queries, 1))).toMatchObject({
      revision: { number: 1, kind: 'publish', title: 'Diwali', by: ASHA, files: [FAQ, HOME] },
      texts: [
        { file: FAQ, before: null, text: 'faq' },
        { file: HOME, before: 'file', text: 'home' },
      ],
    });
    expect(await stateOf(id)).toBe('published');
    await expect(site.save(id, HOME, 'late', { version: 1 })).rejects.toMatchObject({
      code: 'CHANGE_CLOSED',
    });
  });

  it('refuses a text whose live one has moved since the edit began, and all of its change', async () => {
    site.files.set(HOME, 'file');
    const [mine, theirs] = [
      await site.change({ [HOME]: 'mine', [FAQ]: 'mine' }),
      await site.change({ [HOME]: 'theirs' }, RAVI),
    ];
    await site.publish(theirs);
    await expect(site.publish(mine)).rejects.toMatchObject({
      code: 'CHANGE_MOVED',
      details: [{ path: HOME }],
    });
    expect(await site.live()).toEqual({ [HOME]: 'theirs' });
    expect(await stateOf(mine)).toBe('draft');
  });

  it('waits for another check where something else was published since the last', async () => {
    const first = await site.change({ [HOME]: 'home' });
    const second = await site.change({ [FAQ]: 'faq' });
    const generation = await site.runQuery(loadGeneration);
    await site.publish(first);
    expect(await site.publish(second, { generation })).toBeNull();
    expect(await site.live()).toEqual({ [HOME]: 'home' });
  });

  it('happens once for ten who ask at once', async () => {
    const id = await site.change({ [HOME]: 'home' });
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => site.publish(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items } = await site.runQuery((queries) => listRevisions(queries, {}));
    expect(items.map(({ number }) => number)).toEqual([1]);
  });

  it('puts nothing over a file that says the same, and takes away what null takes away', async () => {
    site.files.set(HOME, 'file');
    await site.publish(await site.change({ [HOME]: 'other', [FAQ]: 'faq' }));
    await site.publish(await site.change({ [HOME]: 'file', [FAQ]: null }));
    expect(await site.live()).toEqual({});
  });

  it('refuses a change without files, an old version, and what nobody else approved', async () => {
    const empty = await site.change({});
    await expect(site.publish(empty)).rejects.toMatchObject({ code: 'VALIDATION' });
    const id = await site.change({ [HOME]: 'home' });
    await expect(site.publish(id, { version: 1 })).rejects.toMatchObject({ code: 'CHANGE_MOVED' });
    await step(id, 'submit');
    await expect(step(id, 'approve')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await step(id, 'approve', RAVI);
    expect(await site.publish(id, { needsReview: true })).toBe(1);
  });

  it('is told to those who follow, who see the texts of one generation', async () => {
    const replicas = [site.follow(), site.follow()];
    await Promise.all(replicas.map((each) => each.refresh()));
    const proven = ['a'.repeat(64), 'b'.repeat(64)];
    const heard = replicas.map(
      (each) => new Promise<void>((resolve) => void each.onChange(resolve)),
    );
    await site.publish(await site.change({ [HOME]: 'home' }), { proven });
    await Promise.all(heard);
    for (const each of replicas) {
      expect([...each.proven()]).toEqual(proven);
      expect(each.current()).toEqual({
        generation: 1,
        texts: [{ file: HOME, text: 'home', revision: 1, over: null }],
        rollout: null,
      });
    }
  });
});

describe('what was published', () => {
  it('is listed newest first, by file, and what served after each is known', async () => {
    site.files.set(HOME, 'file');
    await site.publish(await site.change({ [HOME]: 'one' }));
    await site.publish(await site.change({ [FAQ]: 'faq' }));
    await site.publish(await site.change({ [HOME]: 'two' }));
    const numbers = async (query: Parameters<typeof listRevisions>[1]) => {
      const { items } = await site.runQuery((queries) => listRevisions(queries, query));
      return items.map(({ number }) => number);
    };
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ file: HOME })).toEqual([3, 1]);
    expect(await numbers({ before: 3 })).toEqual([2, 1]);
    expect(await site.runQuery((queries) => textsAfter(queries, 1))).toEqual([
      { file: FAQ, text: null },
      { file: HOME, text: 'one' },
    ]);
  });

  it('is found by its digest after it was replaced', async () => {
    site.files.set(HOME, 'Fenêtre');
    await site.publish(await site.change({ [HOME]: 'one' }));
    await site.publish(await site.change({ [HOME]: 'two' }));
    const found = (file: string, text: string) =>
      site.runQuery((queries) => findReplacedText(queries, file, digestOf(text)));
    expect([await found(HOME, 'Fenêtre'), await found(HOME, 'one')]).toEqual(['Fenêtre', 'one']);
    expect([await found(HOME, 'two'), await found(FAQ, 'one')]).toEqual([null, null]);
  });

  it('gives way to the files where they take over, and says so once', async () => {
    await site.publish(await site.change({ [HOME]: 'home' }));
    expect(await site.runQuery((queries) => takeOverFiles(queries, NOW))).toEqual([HOME]);
    expect(await site.runQuery((queries) => takeOverFiles(queries, NOW))).toEqual([]);
    expect(await site.live()).toEqual({});
    const { items } = await site.runQuery((queries) => listRevisions(queries, {}));
    expect(items.map(({ kind, by }) => [kind, by])).toEqual([
      ['from-files', null],
      ['publish', ASHA],
    ]);
  });
});

describe('a change', () => {
  it('is listed while it is open, with its files, and found by a file', async () => {
    const id = await site.change({ [HOME]: 'home', [FAQ]: 'faq' });
    const gone = await site.change({ [HOME]: 'home' });
    await step(gone, 'withdraw');
    const list = async (query: Parameters<typeof listChanges>[1]) =>
      (await site.runQuery((queries) => listChanges(queries, query))).map(({ id: each, files }) => [
        each,
        files,
      ]);
    expect(await list({})).toEqual([[id, [FAQ, HOME]]]);
    expect(await list({ state: 'withdrawn' })).toEqual([[gone, [HOME]]]);
    expect(await list({ file: FAQ })).toEqual([[id, [FAQ, HOME]]]);
    expect(await list({ file: 'layouts/search.json' })).toEqual([]);
  });

  it('is renamed and loses files at its newest version alone', async () => {
    const id = await site.change({ [HOME]: 'home' });
    const rename = (version: number) =>
      site.runQuery((queries) => renameChange(queries, id, version, 'Holi', act()));
    await rename(2);
    await expect(rename(2)).rejects.toMatchObject({ code: 'CHANGE_MOVED' });
    await site.runQuery((queries) => dropDocument(queries, id, 3, HOME, act()));
    const again = site.runQuery((queries) => dropDocument(queries, id, 4, HOME, act()));
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits for its time, and says why it could not be published then', async () => {
    const id = await site.change({ [HOME]: 'home' });
    const due = (now: number) => site.runQuery((queries) => dueChanges(queries, now));
    await site.runQuery((queries) => scheduleChange(queries, id, 2, NOW + 1_000, false, act()));
    expect(await due(NOW + 999)).toEqual([]);
    expect(await due(NOW + 1_000)).toEqual([{ id, version: 3 }]);
    await site.runQuery((queries) => recordFailure(queries, { id, version: 3 }, 'two faults', NOW));
    const row = await site.runQuery((queries) => findChange(queries, id));
    expect(row).toMatchObject({ state: 'draft', trouble: 'two faults', publish_at: null });
    expect(await due(NOW + 1_000)).toEqual([]);
  });

  it('tells who else has the file open, until they have gone', async () => {
    const id = await site.change({ [HOME]: 'home' });
    const report = (by: typeof ASHA, now: number) =>
      site.runQuery((queries) => reportPresence(queries, by, { change: id, file: HOME }, now));
    expect(await report(ASHA, NOW)).toEqual([]);
    expect(await report(RAVI, NOW + 14_000)).toEqual([
      { staff: ASHA, change: { id, title: 'Diwali' }, file: HOME },
    ]);
    expect(await report(RAVI, NOW + 16_000)).toEqual([]);
  });
});
