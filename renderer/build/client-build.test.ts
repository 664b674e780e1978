import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { newestCatalog } from '@broadsheet/contract/block-catalog';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ClientAssets, readClientAssets } from '../src/page/client-assets.ts';
import { readCatalogs } from './read-catalogs.ts';

const RENDERER = fileURLToPath(new URL('..', import.meta.url));

let folder = '';
let assets: ClientAssets;
const read = (href: string): Promise<string> => readFile(join(folder, href), 'utf8');
const sizeOf = (file: string): number => statSync(join(folder, 'assets', file)).size;
const files = (): string[] => readdirSync(join(folder, 'assets'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-client-'));
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: RENDERER, logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
  vi.unstubAllEnvs();
  assets = readClientAssets(JSON.parse(await read('.vite/manifest.json')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the build for browsers', () => {
  it('contains no code of static blocks, and a chunk for each of the others but the header', async () => {
    for (const [type, { hydrate }] of Object.entries(blockDefinitions)) {
      const chunks = files().filter((file) => new RegExp(`^${type}-[\\w-]{8}\\.js$`).test(file));
      const isAlone = hydrate !== 'never' && type !== 'site-header';
      expect([type, chunks.length]).toEqual([type, isAlone ? 1 : 0]);
    }
    const codes = await Promise.all(assets.chunksOf(['site-header']).map(read));
    expect(codes.join('')).toContain('hydrateRoot');
  });

  it('preloads the chunk of every hydrated block', () => {
    const ofHeader = assets.chunksOf(['site-header']).length;
    for (const [type, { hydrate }] of Object.entries(blockDefinitions)) {
      if (hydrate === 'never' || type === 'site-header') continue;
      const own = assets.chunksOf([type]).filter((href) => href.startsWith(`/assets/${type}-`));
      expect([type, own.length]).toEqual([type, 1]);
      expect(assets.chunksOf([type]).length).toBeGreaterThan(ofHeader);
    }
  });

  it('starts a page with one file that waits for no other but the one before the first paint', async () => {
    const imported = /(?:^|;)import[^;]*?["'`]\.\/([^"'`]+)["'`]/g;
    const importsOf = async (href: string) =>
      [...(await read(href)).matchAll(imported)].map(([, file]) => `/assets/${file}`);
    expect(await importsOf(assets.beforePaint)).toEqual([]);
    expect(await importsOf(assets.entry)).toEqual([assets.beforePaint]);
  });

  it('runs little before the first paint', async () => {
    const file = assets.beforePaint.replace('/assets/', '');
    expect(sizeOf(file)).toBeLessThan(1_000);
  });

  it('has no chunks that import each other', async () => {
    const manifest: Record<string, { imports?: string[] }> = JSON.parse(
      await read('.vite/manifest.json'),
    );
    const importsOf = (key: string, path: readonly string[]): void => {
      if (path.includes(key)) throw new Error(`in a circle: ${[...path, key].join(' > ')}`);
      for (const imported of manifest[key]?.imports ?? []) importsOf(imported, [...path, key]);
    };
    expect(() => Object.keys(manifest).map((key) => importsOf(key, []))).not.toThrow();
  });

  it('has all styles in one file, and neither emotion nor schemas in its code', async () => {
    expect(assets.stylesheets).toHaveLength(1);
    expect(assets.fonts).toHaveLength(1);
    for (const file of files().filter((name) => name.endsWith('.js'))) {
      const code = await read(`assets/${file}`);
      expect([file, /registerStyles|stylis|~kind/.exec(code)?.[0]]).toEqual([file, undefined]);
    }
  });

  it('writes Brotli and gzip files beside each larger text, and none beside fonts', async () => {
    const large = files().filter((file) => /\.(js|css)$/.test(file) && sizeOf(file) >= 1_024);
    expect(large.length).toBeGreaterThan(8);
    for (const file of large) {
      const bytes = await readFile(join(folder, 'assets', file));
      const packed = (ending: string) => readFile(join(folder, 'assets', `${file}.${ending}`));
      expect(brotliDecompressSync(await packed('br'))).toEqual(bytes);
      expect(gunzipSync(await packed('gz'))).toEqual(bytes);
      expect([file, sizeOf(`${file}.br`) < sizeOf(file)]).toEqual([file, true]);
    }
    expect(files().filter((file) => /woff2\./.test(file))).toEqual([]);
  });

  it('names the catalog that it can render', async () => {
    const { id } = newestCatalog(readCatalogs(join(RENDERER, 'catalogs')));
    expect(await read(assets.entry)).toContain(id);
  });

  it('does not load the router with the home page', async () => {
    const hrefs = [assets.entry, ...assets.chunksOf(['site-header', 'search-hero'])];
    const codes = await Promise.all(hrefs.map(read));
    expect(codes.join('')).not.toContain('createBrowserRouter');
  });
});
