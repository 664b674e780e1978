import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { checkContent } from '@broadsheet/content-store/check-content';
import { fileOfImage } from '@broadsheet/content-store/image-files';
import { CONTENT_FOLDERS } from '@broadsheet/content-store/read-content-files';
import { BrandConfig } from '@broadsheet/contract/brand-config';
import { Blog } from '@broadsheet/contract/entities/blog';
import { Experiment } from '@broadsheet/contract/experiments';
import { Layout, LayoutBlock, Variant, When } from '@broadsheet/contract/layout';
import { imagesOfText } from '@broadsheet/contract/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExamples } from './read-examples.ts';

const ROOT = new URL('../../', import.meta.url);
const document = await readFile(new URL('docs/layouts.md', ROOT), 'utf8');
const examples = readExamples(document);
let dir = '';

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), text);
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'broadsheet-docs-'));
  // The document shows the config of one brand; a site needs both.
  const other = 'brand-configs/management.json';
  await write(other, await readFile(new URL(other, ROOT), 'utf8'));
  await mkdir(join(dir, 'layouts/images'), { recursive: true });
  for (const { file, text } of examples) {
    await write(file, text);
    for (const digest of imagesOfText(text))
      await copyFile(new URL(fileOfImage(digest), ROOT), join(dir, fileOfImage(digest)));
  }
});
afterAll(() => rm(dir, { recursive: true, force: true }));

describe('docs/layouts.md', () => {
  it('is a small site without a fault', async () => {
    const { files, findings } = await checkContent({ dir, definitions: blockDefinitions });
    expect(findings).toEqual([]);
    expect(files).toBe(examples.length + 1);
  });

  it.each([
    ['layouts', Layout],
    ['blocks', LayoutBlock],
    ['variants', Variant],
    ['whens', When],
    ['experiments', Experiment],
    ['articles', Blog],
    ['brand configs', BrandConfig],
  ])('names and shows every field of %s', (_, { properties }) => {
    const shown = examples.map(({ text }) => text).join();
    const names = Object.keys(properties).filter((name) => name !== '$schema');
    expect(names.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
    const tables = document.replace(/^```[\s\S]*?^```$/gm, '');
    const inTables = (name: string) => new RegExp(`\`(?:[a-z]+\\.)?${name}[\`.]`).test(tables);
    expect(names.filter((name) => !inTables(name))).toEqual([]);
  });

  it('names every folder of content', () => {
    const missing = CONTENT_FOLDERS.filter(
      (folder) =>
        !document.includes(folder.replace(/(?<=blogs\/|en-IN\.)(management|tech)$/, '<brand>')),
    );
    expect(missing).toEqual([]);
  });
});
