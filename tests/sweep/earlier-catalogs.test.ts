import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockCatalog } from '@broadsheet/contract/block-catalog';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { type PageBlock, PageJson } from '@broadsheet/contract/page-json';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import { type RunningSite, startSite } from '@broadsheet/test-kit/site/start-site';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BUILD = fileURLToPath(new URL('../../renderer/dist', import.meta.url));

/** For each block type, the catalog of a client with all other types. */
const catalogWithout = new Map<string, string>();
let site: RunningSite;
let build = '';

/** The renderer's build as it will be when the site has made it, but for its catalogs. */
const linkBuild = (catalogs: readonly BlockCatalog[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-renderer-'));
  mkdirSync(join(folder, 'server'));
  for (const part of ['client', 'server/entry-server.js'])
    symlinkSync(join(BUILD, part), join(folder, part));
  writeFileSync(join(folder, 'server/catalogs.json'), JSON.stringify(catalogs));
  return folder;
};

beforeAll(async () => {
  const blocks = Object.fromEntries(
    Object.values(blockDefinitions).map(({ type, version }) => [type, version]),
  );
  const earlier = Object.keys(blocks).map((type, index): BlockCatalog => {
    const { [type]: _, ...others } = blocks;
    catalogWithout.set(type, `web@${index + 1}`);
    return { id: `web@${index + 1}`, blocks: others };
  });
  build = linkBuild([...earlier, { id: `web@${earlier.length + 1}`, blocks }]);
  site = await startSite({ RENDERER_DIR: build });
});
afterAll(async () => {
  await site?.stop();
  rmSync(build, { recursive: true, force: true });
});

const flatten = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...flatten(Object.values(block.slots ?? {}).flat())]);

const readPage = async (brand: Brand, path: string, catalog: string) => {
  const headers = { 'x-block-catalog': catalog };
  const answer = await site.request(brand, `/api/layout?path=${encodeURIComponent(path)}`, {
    headers,
  });
  const page: unknown = await answer.json();
  Value.Assert(PageJson, page);
  return {
    status: answer.status,
    page: page as PageJson,
    blocks: flatten((page as PageJson).blocks),
  };
};

const faultsWithout = async (brand: Brand, path: string, type: string, status: number) => {
  const catalog = catalogWithout.get(type) ?? '';
  const answer = await readPage(brand, path, catalog);
  const faults = [];
  if (answer.status !== status) faults.push(`answers ${answer.status}`);
  if (answer.page.catalog !== catalog) faults.push(`is for ${answer.page.catalog}`);
  for (const block of answer.blocks) {
    if (block.type === type) faults.push(`holds ${block.id}`);
    if (block.state !== 'ready') faults.push(`${block.id} is ${block.state}`);
  }
  return faults.map((fault) => `${path} without ${type} ${fault}`);
};

it.each([...BRANDS])(
  'every page of %s is served to a client that lacks any one of its block types',
  async (brand) => {
    const newest = `web@${catalogWithout.size + 1}`;
    const faults: string[] = [];
    let requested = 0;
    for (const [kind, paths] of Object.entries(await readPageAddresses(site, brand))) {
      for (const path of paths) {
        const { blocks } = await readPage(brand, path, newest);
        for (const type of new Set(blocks.map((block) => block.type))) {
          faults.push(...(await faultsWithout(brand, path, type, kind === 'notfound' ? 404 : 200)));
          requested += 1;
        }
      }
    }
    expect(faults).toEqual([]);
    expect(requested).toBeGreaterThan(catalogWithout.size);
  },
);
