import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { BANNER_HEADER, bannerRow } from './example-banners.ts';
import { exampleContent, layoutText, writeContent } from './example-content.ts';
import {
  type ContentChange,
  type ContentStore,
  type ContentStoreOptions,
  openContentStore,
} from './open-content-store.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const write = async (files: Readonly<Record<string, string>>) => {
  const { dir, remove } = await writeContent(files);
  closing.push(remove);
  return dir;
};

const open = async (dir: string, options: Partial<ContentStoreOptions> = {}) => {
  const logged: string[] = [];
  const log = {
    info: (_: object, message: string) => logged.push(`info ${message}`),
    error: (_: object, message: string) => logged.push(`error ${message}`),
  };
  const store = await openContentStore({
    dir,
    definitions: exampleDefinitions,
    watch: true,
    log,
    ...options,
  });
  closing.push(() => store.close());
  return { store, logged };
};

const nextChange = (store: ContentStore) =>
  new Promise<ContentChange>((resolve) => {
    const stop = store.onChange((change) => {
      stop();
      resolve(change);
    });
  });

/** Acts and waits for the change that follows. */
const changeAfter = async (store: ContentStore, act: () => Promise<unknown>) => {
  const change = nextChange(store);
  await act();
  return change;
};

const titleOf = (store: ContentStore) =>
  store.current().pages.get('home')?.layout.blocks.a?.settings?.title;

describe('a reload', () => {
  it('swaps the snapshot within a second of a save and keeps the pages that did not change', async () => {
    const dir = await write(exampleContent({ 'layouts/faq.json': layoutText('faq', 'faq') }));
    const { store } = await open(dir);
    const before = store.current();
    const started = performance.now();
    const { snapshot } = await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'second')),
    );
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(titleOf(store)).toBe('second');
    expect(snapshot.revision).not.toBe(before.revision);
    expect(snapshot.pages.get('home')?.revision).not.toBe(before.pages.get('home')?.revision);
    expect(snapshot.pages.get('faq')).toBe(before.pages.get('faq'));
  });

  it('sees an editor that writes beside the file and renames, again and again', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    for (const title of ['one', 'two', 'three']) {
      await changeAfter(store, async () => {
        await writeFile(join(dir, 'layouts/.home.json.swp'), layoutText('home', title));
        await rename(join(dir, 'layouts/.home.json.swp'), join(dir, 'layouts/home.json'));
      });
      expect(titleOf(store)).toBe(title);
    }
  });

  it('sees a folder that was replaced as a whole', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    await changeAfter(store, async () => {
      await mkdir(join(dir, 'new'));
      await writeFile(join(dir, 'new/home.json'), layoutText('home', 'replaced'));
      await rename(join(dir, 'layouts'), join(dir, 'old'));
      await rename(join(dir, 'new'), join(dir, 'layouts'));
    });
    expect(titleOf(store)).toBe('replaced');
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'and edited')),
    );
    expect(titleOf(store)).toBe('and edited');
  });

  it('keeps quiet about a save that is done in two halves', async () => {
    const dir = await write(exampleContent());
    const { store, logged } = await open(dir);
    const text = layoutText('home', 'whole');
    await changeAfter(store, async () => {
      await writeFile(join(dir, 'layouts/home.json'), text.slice(0, 40));
      await writeFile(join(dir, 'layouts/home.json'), text);
    });
    expect(titleOf(store)).toBe('whole');
    expect(logged).toEqual(['info content reloaded']);
  });

  it('reaches every listener, whatever another one throws', async () => {
    const dir = await write(exampleContent());
    const { store, logged } = await open(dir);
    store.onChange(() => {
      throw new Error('broken listener');
    });
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'second')),
    );
    expect(logged).toContain('error a listener to content changes failed');
  });

  it('takes up a new page', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/faq.json'), layoutText('faq', 'new')),
    );
    expect([...store.current().pages.keys()].sort()).toEqual(['faq', 'home']);
  });
});

describe('a bad edit', () => {
  it('changes nothing, says so once with its place, and is forgotten when mended', async () => {
    const dir = await write(exampleContent());
    const { store, logged } = await open(dir);
    const before = store.current();
    const bad = await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), '{\n  "page": "home",\n}\n'),
    );
    expect(store.current()).toBe(before);
    expect(bad.faults).toEqual(store.faults());
    const line =
      'error layouts/home.json:3:1 JSON_SYNTAX expected a further entry after the comma, found }. Take out the comma before }.';
    expect(logged).toEqual([line]);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/faq.json'), layoutText('faq', 'good, but must wait')),
    );
    expect(store.current()).toBe(before);
    expect(logged).toEqual([line]);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'mended')),
    );
    expect(store.faults()).toEqual([]);
    expect(titleOf(store)).toBe('mended');
    expect(store.current().pages.has('faq')).toBe(true);
    expect(logged).toEqual([line, 'info content is without faults again', 'info content reloaded']);
  });

  it('of a brand config keeps the brand as it was', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    await changeAfter(store, () => writeFile(join(dir, 'brand-configs/tech.json'), '{}'));
    expect(store.faults()[0]).toMatchObject({
      file: 'brand-configs/tech.json',
      code: 'MISSING_FIELD',
    });
    expect(store.current().brands.tech.hosts).toEqual(['tech.localhost']);
  });

  it('is also a file that vanishes', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    await changeAfter(store, () => rm(join(dir, 'layouts/home.json')));
    expect(store.faults()).toMatchObject([{ file: 'layouts/home.json', code: 'LAYOUT_MISSING' }]);
    expect(titleOf(store)).toBe('first');
  });
});

describe('what is no content', () => {
  it('is left alone: symlinks, backups, other kinds of files, folders', async () => {
    const dir = await write(
      exampleContent({
        'layouts/home.json~': 'x',
        'layouts/.#faq.json': 'x',
        'layouts/faq.json.bak': 'x',
        'layouts/notes.md': 'x',
        'layouts/schema/layout.schema.json': '{}',
      }),
    );
    await symlink(join(dir, 'layouts/home.json'), join(dir, 'layouts/search.json'));
    const { store } = await open(dir, { watch: false });
    expect(store.faults()).toEqual([]);
    expect([...store.current().pages.keys()]).toEqual(['home']);
  });

  it('is not read when it is too large', async () => {
    const dir = await write(exampleContent({ 'layouts/faq.json': ' '.repeat(1_000_001) }));
    const { store } = await open(dir, { watch: false });
    expect(store.faults()).toMatchObject([{ file: 'layouts/faq.json', code: 'FILE_TOO_LARGE' }]);
  });
});

describe('a cold start', () => {
  it('serves the bundled page where the file is bad or missing, and says so', async () => {
    const bundled = await write(
      exampleContent({
        'layouts/home.json': layoutText('home', 'bundled'),
        'layouts/faq.json': layoutText('faq', 'bundled'),
      }),
    );
    const dir = await write(
      exampleContent({
        'layouts/home.json': '{',
        'layouts/search.json': layoutText('search', 'own'),
      }),
    );
    const { store } = await open(dir, { bundled, watch: false });
    expect(titleOf(store)).toBe('bundled');
    expect([...store.current().pages.keys()].sort()).toEqual(['faq', 'home', 'search']);
    expect(store.faults().map(({ file, code }) => `${file} ${code}`)).toEqual([
      'layouts/home.json JSON_SYNTAX',
      'layouts/faq.json LAYOUT_MISSING',
    ]);
  });

  it('stops with the findings when a brand config is bad and none is bundled', async () => {
    const dir = await write(exampleContent({ 'brand-configs/tech.json': '{ "brand": "tech" ' }));
    const opening = open(dir);
    await expect(opening).rejects.toBeInstanceOf(ContentError);
    await expect(opening).rejects.toThrow(/brand-configs\/tech\.json:1:18 JSON_SYNTAX/);
  });

  it('takes the bundled brands when its own are bad', async () => {
    const bundled = await write(exampleContent());
    const dir = await write(exampleContent({ 'brand-configs/tech.json': '{' }));
    const { store } = await open(dir, { bundled, watch: false });
    expect(store.current().brands.tech.name).toBe('tech');
    expect(store.faults()).toHaveLength(1);
  });
});

it('gives equal content equal revisions, and every page its own', async () => {
  const files = exampleContent({ 'layouts/faq.json': layoutText('faq', 'x') });
  const [one, two] = [await open(await write(files)), await open(await write(files))];
  expect(one.store.current().revision).toBe(two.store.current().revision);
  const revisions = [...one.store.current().pages.values()].map(({ revision }) => revision);
  expect(new Set(revisions).size).toBe(2);
  expect(revisions[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
});

describe('banners', () => {
  const HOME = 'layouts/banners/home.csv';
  const csv = (...rows: string[]) => [BANNER_HEADER, ...rows, ''].join('\n');
  const idsOf = (store: ContentStore, name = 'home') =>
    store
      .current()
      .banners.get(name)
      ?.map(({ id }) => id) ?? null;

  it('are part of the snapshot, and a saved edit of them serves within a second', async () => {
    const dir = await write(exampleContent({ [HOME]: csv(bannerRow({ id: 'one' })) }));
    const { store, logged } = await open(dir);
    expect(idsOf(store)).toEqual(['one']);
    const before = store.current();
    const started = performance.now();
    await changeAfter(store, () => writeFile(join(dir, HOME), csv(bannerRow({ id: 'two' }))));
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(idsOf(store)).toEqual(['two']);
    expect(store.current().revision).not.toBe(before.revision);
    expect(logged).toEqual(['info content reloaded']);
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
