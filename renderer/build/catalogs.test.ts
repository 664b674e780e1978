import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { newestCatalog } from '@broadsheet/contract/block-catalog';
import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isReleased } from './is-released.ts';
import { nextCatalog, renderedBlocks } from './next-catalog.ts';
import { readCatalogs } from './read-catalogs.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const block = (type: string, version: number) =>
  defineBlock({
    type,
    version,
    title: type,
    description: type,
    settings: Type.Object({}),
    data: Type.Object({}),
    hydrate: 'never',
    migrations: Array.from({ length: version - 1 }, () => (settings) => settings),
  });
const newest = { id: 'web@4', blocks: { faq: 1, quote: 2 } };
const released = () => true;

it('the newest catalog equals the registry; if not, run: npm run catalog', () => {
  const committed = readCatalogs(fileURLToPath(new URL('../catalogs', import.meta.url)));
  expect(newestCatalog(committed).blocks).toEqual(renderedBlocks(blockDefinitions));
});

describe('the next catalog', () => {
  it('is the newest one if the registry is equal', () => {
    const same = { quote: block('quote', 2), faq: block('faq', 1) };
    expect(nextCatalog(newest, same, released)).toBe(newest);
  });

  it.each([
    ['a type comes', { faq: 1, perks: 1, quote: 2 }],
    ['a type goes', { quote: 2 }],
    ['another type stands in its place', { faq: 1, perks: 2 }],
    ['a version grows', { faq: 2, quote: 2 }],
  ])('has the next number when %s after a release, and amends before one', (_, blocks) => {
    const definitions = Object.fromEntries(
      Object.entries(blocks)
        .reverse()
        .map(([type, version]) => [type, block(type, version)]),
    );
    expect(nextCatalog(newest, definitions, released)).toEqual({ id: 'web@5', blocks });
    const amended = nextCatalog(newest, definitions, () => false);
    expect(JSON.stringify(amended)).toBe(JSON.stringify({ id: 'web@4', blocks }));
  });
});

describe('a catalog is released', () => {
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
    const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder });
    if (status !== 0) throw new Error(String(stderr));
  };

  it('once a tag holds its file', () => {
    mkdirSync(join(folder, 'catalogs'));
    const catalogs = join(folder, 'catalogs');
    git('init', '-q');
    for (const [file, tag] of [['web@1.json', 'v1'], ['web@2.json']] as const) {
      writeFileSync(join(catalogs, file), '{}');
      git('add', '.');
      git('commit', '-qm', file);
      if (tag) git('tag', '-m', tag, tag);
    }
    expect(isReleased(catalogs, 'web@1.json')).toBe(true);
    expect(isReleased(catalogs, 'web@2.json')).toBe(false);
  });

  it('always without git', () => {
    expect(isReleased(folder, 'web@1.json')).toBe(true);
  });
});

describe('the folder of catalogs', () => {
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));

  it('is read by number, not by name', () => {
    for (const number of [10, 9, 2])
      write(`web@${number}.json`, { id: `web@${number}`, blocks: {} });
    expect(readCatalogs(folder).map(({ id }) => id)).toEqual(['web@2', 'web@9', 'web@10']);
  });

  it.each([
    ['empty', {}, 'holds no block catalog'],
    ['under another name', { 'web@2.json': newest }, 'web@2.json/id is "web@4"'],
    ['broken', { 'web@4.json': { ...newest, blocks: [] } }, 'web@4.json/blocks is not as in'],
  ])('is refused when %s', (_, files, message) => {
    for (const [file, value] of Object.entries(files)) write(file, value);
    expect(() => readCatalogs(folder)).toThrow(message);
  });
});
