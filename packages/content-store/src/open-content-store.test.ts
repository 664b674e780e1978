import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timeLimit } from '@broadsheet/test-kit/time-limit';
import { describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { exampleContent, layoutText } from './example-content.ts';
import { changeAfter, open, titleOf, write } from './test-store.fixture.ts';

describe('a reload', () => {
  it('swaps the snapshot within a second of a save and reuses unchanged pages', async () => {
    const dir = await write(exampleContent({ 'layouts/faq.json': layoutText('faq', 'faq') }));
    const { store } = await open(dir);
    const before = store.current();
    const started = performance.now();
    const { snapshot } = await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), layoutText('home', 'second')),
    );
    expect(performance.now() - started).toBeLessThan(timeLimit(1_000));
    expect(titleOf(store)).toBe('second');
    expect(snapshot.revision).not.toBe(before.revision);
    expect(snapshot.pages.get('home')?.revision).not.toBe(before.pages.get('home')?.revision);
    expect(snapshot.pages.get('faq')).toBe(before.pages.get('faq'));
  });

  it('follows an editor that writes a temporary file and renames it, repeatedly', async () => {
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

  it('ignores a save in two halves', async () => {
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

  it('calls every listener, even if another one throws', async () => {
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

  it('adds a new page', async () => {
    const dir = await write(exampleContent());
    const { store } = await open(dir);
    await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/faq.json'), layoutText('faq', 'new')),
    );
    expect([...store.current().pages.keys()].sort()).toEqual(['faq', 'home']);
  });
});

describe('a bad edit', () => {
  it('changes nothing, logs once with its position, and is forgotten when fixed', async () => {
    const dir = await write(exampleContent());
    const { store, logged } = await open(dir);
    const before = store.current();
    const bad = await changeAfter(store, () =>
      writeFile(join(dir, 'layouts/home.json'), '{\n  "page": "home",\n}\n'),
    );
    expect(store.current()).toBe(before);
    expect(bad.faults).toEqual(store.faults());
    const line =
      'error layouts/home.json:3:1 JSON_SYNTAX expected a further entry after the comma, found }. Remove the comma before }.';
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

  it('of a brand config leaves the brand unchanged', async () => {
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
  it('is ignored: symlinks, backups, other kinds of files, folders', async () => {
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

  it('uses the bundled brands when its own are invalid', async () => {
    const bundled = await write(exampleContent());
    const dir = await write(exampleContent({ 'brand-configs/tech.json': '{' }));
    const { store } = await open(dir, { bundled, watch: false });
    expect(store.current().brands.tech.name).toBe('tech');
    expect(store.faults()).toHaveLength(1);
  });
});

it('gives equal content equal revisions, and each page its own', async () => {
  const files = exampleContent({ 'layouts/faq.json': layoutText('faq', 'x') });
  const [one, two] = [await open(await write(files)), await open(await write(files))];
  expect(one.store.current().revision).toBe(two.store.current().revision);
  const revisions = [...one.store.current().pages.values()].map(({ revision }) => revision);
  expect(new Set(revisions).size).toBe(2);
  expect(revisions[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
});
