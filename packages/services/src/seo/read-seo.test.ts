import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSeoReader } from './read-seo.ts';

const textOf = (title: string) => {
  const entry = { title, description: 'd', additionalLinkTags: [], meta: [] };
  return JSON.stringify({ tech: entry, management: entry });
};

const open = async (text?: string) => {
  const dir = await mkdtemp(join(tmpdir(), 'seo-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const path = join(dir, 'home.json');
  const save = (saved: string) => writeFile(path, saved);
  if (text !== undefined) await save(text);
  const logged: string[] = [];
  const read = createSeoReader(dir, { error: (_, message) => logged.push(message) });
  return { path, save, read, logged, title: async () => (await read('home'))?.tech.title };
};

it('reads a saved change at once', async () => {
  const { title, save } = await open(textOf('one'));
  expect(await title()).toBe('one');
  await save(textOf('two'));
  expect(await title()).toBe('two');
});

it('reads a file that was renamed into place', async () => {
  const { title, path } = await open(textOf('one'));
  expect(await title()).toBe('one');
  await writeFile(`${path}.new`, textOf('new'));
  await rename(`${path}.new`, path);
  expect(await title()).toBe('new');
});

it('does not read again what was not saved since', async () => {
  const { read } = await open(textOf('one'));
  expect(await read('home')).toBe(await read('home'));
});

it.each(['', '{ "tech"', '[]', '{}', textOf('')])(
  'keeps the last good one while the file is %j, and says so once',
  async (broken) => {
    const { title, save, logged } = await open(textOf('good'));
    await title();
    await save(broken);
    expect([await title(), await title()]).toEqual(['good', 'good']);
    expect(logged).toHaveLength(1);
    await save(textOf('mended'));
    expect(await title()).toBe('mended');
  },
);

it('throws when the file was never good', async () => {
  const { read } = await open('{}');
  await expect(read('home')).rejects.toThrow(/not as expected/);
});

it('knows nothing of a page without a file, or whose file was taken away', async () => {
  const { read, path } = await open(textOf('one'));
  expect(await read('search')).toBeNull();
  await read('home');
  await rm(path);
  expect(await read('home')).toBeNull();
});
