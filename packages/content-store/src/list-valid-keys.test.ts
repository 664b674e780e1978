import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { exampleContent, layoutText } from './example-content.ts';
import { NO_PROOFS } from './known-proofs.ts';
import { listValidKeys } from './list-valid-keys.ts';
import { loadContent } from './load-content.ts';
import { type ContentFile, readContentFiles } from './read-content-files.ts';
import { write } from './test-store.fixture.ts';

const entry = { title: 'Jobs', description: 'All jobs.', additionalLinkTags: [], meta: [] };
const SITE = exampleContent({
  'layouts/faq.json': layoutText('faq', 'faq'),
  'layouts/seo/home.json': JSON.stringify({ tech: entry, management: entry }),
  'layouts/content/first.md': 'Read the [questions](/faq).',
});

const read = async (): Promise<readonly ContentFile[]> => readContentFiles(await write(SITE));
const load = (files: readonly ContentFile[], trusted: readonly string[]) =>
  loadContent(files, exampleDefinitions, new Map(), {
    ...NO_PROOFS,
    isTrusted: (key) => trusted.includes(key),
  });
const edit = (files: readonly ContentFile[], path: string, from: string, to: string) =>
  files.map((each) =>
    each.file === path ? { ...each, text: each.text?.replace(from, to) ?? null } : each,
  );

it('name all that has no fault: each layout, text and SEO file, and the brands together', async () => {
  const files = await read();
  expect(listValidKeys(files, load(files, []))).toHaveLength(6);
});

it('avoid validation and change nothing of the loaded content', async () => {
  const files = await read();
  const keys = listValidKeys(files, load(files, []));
  const { layoutMemo: _, written: __, ...validated } = load(await read(), []);
  expect(load(await read(), keys)).toMatchObject(validated);
  expect(listValidKeys(files, load(files, keys))).toEqual(keys);
});

it.each([
  ['a layout', 'layouts/home.json', '["a"]', '["a", "b"]', 'DANGLING_ID'],
  ['a text', 'layouts/content/first.md', '/faq', '/nowhere-at-all', 'DEAD_LINK'],
  ['the brands', 'brand-configs/tech.json', '"#ffffff"', '"#aa3300"', 'LOW_CONTRAST'],
  ['an SEO file', 'layouts/seo/home.json', '"title"', '"titel"', 'UNKNOWN_FIELD'],
])('do not cover %s after a change', async (_, path, from, to, code) => {
  const files = await read();
  const keys = listValidKeys(files, load(files, []));
  const { findings, leftOut } = load(edit(files, path, from, to), keys);
  expect([...findings, ...leftOut].map(({ file, code }) => [file, code])).toContainEqual([
    path,
    code,
  ]);
});

it('do not cover a text after a linked page was removed', async () => {
  const files = await read();
  const keys = listValidKeys(files, load(files, []));
  const { findings } = load(
    files.filter(({ file }) => file !== 'layouts/faq.json'),
    keys,
  );
  expect(findings).toMatchObject([{ file: 'layouts/content/first.md', code: 'DEAD_LINK' }]);
});

it('exclude files with faults', async () => {
  const files = edit(await read(), 'layouts/home.json', '["a"]', '["a", "b"]');
  const keys = listValidKeys(files, load(files, []));
  expect(keys).toHaveLength(5);
  expect(load(files, keys).findings).toMatchObject([{ code: 'DANGLING_ID' }]);
});
