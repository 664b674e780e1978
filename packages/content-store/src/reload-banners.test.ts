import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { describe, expect, it } from 'vitest';
import type { ContentStore } from './content-store.ts';
import { BANNER_HEADER, bannerRow } from './example-banners.ts';
import { exampleContent, layoutText } from './example-content.ts';
import { changeAfter, open, titleOf, write } from './test-store.fixture.ts';

describe('banners', () => {
  const HOME = 'layouts/banners/home.csv';
  const csv = (...rows: string[]) => [BANNER_HEADER, ...rows, ''].join('\n');
  const idsOf = (store: ContentStore, name = 'home') =>
    store
      .current()
      .banners.get(name)
      ?.map(({ id }) => id) ?? null;

  it('are part of the snapshot, and a saved edit is served within a second', async () => {
    const dir = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'one' })) }));
    const { store, logged } = await open(dir);
    expect(idsOf(store)).toEqual(['one']);
    const before = store.current();
    const started = performance.now();
    await changeAfter(store, () => writeFile(join(dir, HOME), csv(bannerRow({ id: 'two' }))));
    expect(performance.now() - started).toBeLessThan(timeLimit(1_000));
    expect(idsOf(store)).toEqual(['two']);
    expect(store.current().revision).not.toBe(before.revision);
    expect(logged).toEqual(['info content reloaded']);
  });

  it('get a warning once they expire, and do not prevent serving', async () => {
    const until = '2026-11-05T09:00+05:30';
    const text = csv(bannerRow({ id: 'a' }), bannerRow({ id: 'diwali', until }));
    const dir = await write(exampleContent({ [HOME]: text }));
    let now = Date.parse(until) - 1;
    const { store, logged } = await open(dir, { now: () => now });
    expect(store.leftOut()).toEqual([]);
    now += 1;
    expect(store.leftOut()).toMatchObject([
      { file: HOME, line: 3, code: 'BANNER_EXPIRED', message: expect.stringContaining('"diwali"') },
    ]);
    expect([store.faults(), logged]).toEqual([[], []]);
    const { loaded } = await store.preview(new Map(), new AbortController().signal);
    expect([loaded.findings, loaded.leftOut]).toEqual([[], []]);
  });

  it('lose a bad row and no more: the row is told once, all else goes on serving and reloading', async () => {
    const bad = csv(bannerRow({ id: 'good' }), bannerRow({ id: 'bad', link: 'javascript:x' }));
    const dir = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'old' })) }));
    const { store, logged } = await open(dir);
    const { faults } = await changeAfter(store, () => writeFile(join(dir, HOME), bad));
    expect([faults, idsOf(store)]).toEqual([[], ['good']]);
    expect(store.leftOut()).toMatchObject([
      { file: HOME, line: 3, column: 14, code: 'UNSAFE_URL' },
    ]);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'second')),
    );
    expect(titleOf(store)).toBe('second');
    expect(logged.filter((line) => line.startsWith('error'))).toHaveLength(1);
    await changeAfter(store, () => writeFile(join(dir, HOME), csv(bannerRow({ id: 'good' }))));
    expect([store.leftOut(), logged.at(-1)]).toEqual([[], 'info content is without faults again']);
  });

  it.each([
    ['without a header', ''],
    ['that lacks columns', 'id,title\na,b\n'],
    [
      'in another encoding',
      Buffer.from(`${csv(bannerRow({ id: 'x', title: 'caf\xe9' }))}`, 'latin1'),
    ],
    ['that is too large', ' '.repeat(1_000_001)],
  ])('of a file %s stay as they last were, while all else reloads', async (_, text) => {
    const dir = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'kept' })) }));
    const { store } = await open(dir);
    await changeAfter(store, () => writeFile(join(dir, HOME), text));
    expect(idsOf(store)).toEqual(['kept']);
    expect(store.leftOut()).toMatchObject([{ file: HOME }]);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'second')),
    );
    expect([titleOf(store), idsOf(store), store.faults()]).toEqual(['second', ['kept'], []]);
  });

  it('go with their file', async () => {
    const dir = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'one' })) }));
    const { store } = await open(dir);
    await changeAfter(store, () => rm(join(dir, HOME)));
    expect(store.current().banners.size).toBe(0);
  });

  it('of a file that is broken at a cold start are those of the build, else none', async () => {
    const bundled = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'built' })) }));
    const dir = await write(exampleContent({ [HOME]: 'x', 'layouts/banners/new.csv': 'x' }));
    const { store } = await open(dir, { bundled, watch: false });
    expect([...store.current().banners].map(([name, rows]) => [name, rows?.length])).toEqual([
      ['home', 1],
      ['new', undefined],
    ]);
  });
});
