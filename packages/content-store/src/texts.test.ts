import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleContent, writeContent } from './example-content.ts';
import { findText } from './find-text.ts';
import { loadContent } from './load-content.ts';
import { openContentStore } from './open-content-store.ts';
import { readContentFiles } from './read-content-files.ts';

const text = exampleDefinitions.text;
if (!text) throw new Error('no example block "text"');
/** The title of a text block names a text of `layouts/content/`. */
const definitions = { ...exampleDefinitions, text: { ...text, contentSettings: ['title'] } };

const removing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const remove of removing.splice(0)) await remove();
});
const write = async (files: Readonly<Record<string, string>>) => {
  const { dir, remove } = await writeContent(exampleContent(files));
  removing.push(remove);
  return dir;
};
const load = async (files: Readonly<Record<string, string>>) =>
  loadContent(await readContentFiles(await write(files)), definitions);
const findingsOf = async (files: Readonly<Record<string, string>>) =>
  (await load(files)).findings.map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  );

describe('the texts of a snapshot', () => {
  it('are found by name, the one of the brand first', async () => {
    const { texts, findings } = await load({
      'layouts/content/first.md': 'For both.',
      'layouts/content/first.tech.md': 'For tech.',
    });
    expect(findings).toEqual([]);
    expect(findText(texts, 'first', 'tech')).toBe('For tech.');
    expect(findText(texts, 'first', 'management')).toBe('For both.');
    expect(findText(texts, 'second', 'tech')).toBeNull();
  });

  it('are part of the revision of exactly the pages that name them', async () => {
    const search = '{ "page": "search", "blocks": { "a": { "type": "text" } }, "order": ["a"] }';
    const revisions = async (title: string) =>
      [
        ...(
          await load({ 'layouts/search.json': search, 'layouts/content/first.md': title })
        ).pages.values(),
      ].map(({ kind, revision }) => `${kind} ${revision}`);
    const [before, after] = [await revisions('One.'), await revisions('Two.')];
    expect(before.filter((each) => after.includes(each)).map((each) => each.split(' ')[0])).toEqual(
      ['search'],
    );
  });

  it('are updated when they are saved, and stay when a save is broken', async () => {
    const dir = await write({ 'layouts/content/first.md': 'One.' });
    const log = { info: () => {}, error: () => {} };
    const store = await openContentStore({ dir, definitions, watch: true, log });
    removing.push(() => store.close());
    const save = async (title: string) => {
      const changed = new Promise((resolve) => store.onChange(resolve));
      await writeFile(join(dir, 'layouts/content/first.md'), title);
      await changed;
      return findText(store.current().texts, 'first', 'tech');
    };
    expect(await save('Two.')).toBe('Two.');
    expect(await save('# Three')).toBe('Two.');
    expect(store.faults()).toMatchObject([{ code: 'TEXT_MARKUP', line: 1, column: 1 }]);
    expect(await save('Four.')).toBe('Four.');
  });
});

describe('a finding', () => {
  it('is a text that a layout names and a brand does not have', async () => {
    expect(await findingsOf({ 'layouts/content/first.tech.md': 'For tech.' })).toEqual([
      'layouts/home.json:3:61 TEXT_MISSING there is no text "first" for management',
    ]);
  });

  it('is a link that leads nowhere, to a page without a layout, or only leads on', async () => {
    const links = '[a](/nowhere)\n\n[b](/faq)\n\n[c](/search?q=x)\n\n[d](/) [e](https://x.example)';
    expect(await findingsOf({ 'layouts/content/first.md': links })).toEqual([
      'layouts/content/first.md:1:1 DEAD_LINK the link /nowhere leads nowhere on the site of tech',
      'layouts/content/first.md:3:1 DEAD_LINK the link /faq leads to page "faq", which has no layout',
      'layouts/content/first.md:5:1 DEAD_LINK the link /search?q=x only leads on to /search/x.html',
    ]);
  });

  it('is a text for a brand that does not exist, and one that is too large', async () => {
    const files = {
      'layouts/content/first.md': ' '.repeat(64_001),
      'layouts/content/first.tec.md': 'x',
    };
    expect(await findingsOf(files)).toEqual([
      'layouts/content/first.md:1:1 FILE_TOO_LARGE the file holds 64001 bytes, the limit is 64000',
      'layouts/content/first.tec.md:1:1 UNKNOWN_BRAND "tec" is not a brand, so no page shows this text',
    ]);
    expect((await load(files)).pages.size).toBe(0);
  });
});
