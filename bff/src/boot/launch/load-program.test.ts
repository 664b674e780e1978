import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadProgram } from './load-program.ts';
import { packCache } from './program-cache.ts';

let dir = '';
let file = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'program-'));
  file = join(dir, 'program.cjs');
  await writeFile(
    file,
    "exports.value = 'one'; exports.base = require('node:path').basename(__filename);",
  );
});
afterEach(() => rm(dir, { recursive: true }));

const load = () => {
  const { exports, isCached } = loadProgram(file);
  return { exports, isCached };
};
const writeCompiled = async (change = (cache: Buffer): Uint8Array => cache) => {
  const { bytes, script, cacheFile } = loadProgram(file);
  await writeFile(cacheFile, change(packCache(bytes, script.createCachedData())));
};
const ONE = { value: 'one', base: 'program.cjs' };

it('runs a program as CommonJS does', () => {
  expect(load()).toEqual({ exports: ONE, isCached: false });
});

it('runs it from what was compiled before', async () => {
  await writeCompiled();
  expect(load()).toEqual({ exports: ONE, isCached: true });
});

it('never takes what was compiled of another program, were it of the same length', async () => {
  await writeCompiled();
  await writeFile(
    file,
    "exports.value = 'two'; exports.base = require('node:path').basename(__filename);",
  );
  expect(load()).toEqual({ exports: { ...ONE, value: 'two' }, isCached: false });
});

it.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut short', (cache: Buffer) => cache.subarray(0, cache.length / 2)],
  ['spoilt', (cache: Buffer) => cache.fill(0, cache.length / 2)],
])('runs it without a cache that is %s', async (_, change) => {
  await writeCompiled(change);
  expect(load()).toEqual({ exports: ONE, isCached: false });
});

it('runs it without what another V8 has compiled', async () => {
  const { script, cacheFile } = loadProgram(file);
  const compiled = script.createCachedData();
  // The second 32-bit word is the version of V8.
  compiled.writeUInt32LE(compiled.readUInt32LE(4) ^ 1, 4);
  // V8 consults no cache for a script that this process has already compiled.
  const unseen = Buffer.from("exports.value = 'new';");
  await writeFile(file, unseen);
  await writeFile(cacheFile, packCache(unseen, compiled));
  expect(load()).toEqual({ exports: { value: 'new' }, isCached: false });
});

it('reads letters beyond ASCII', async () => {
  await writeFile(file, "exports.value = 'ça – ✓';");
  await writeCompiled();
  expect(load()).toEqual({ exports: { value: 'ça – ✓' }, isCached: true });
});
