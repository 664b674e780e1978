import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const REGISTRIES = ['schemas.ts', 'server.ts', 'client.ts', 'fixtures.ts'];
const COPIED = [
  'packages/blocks',
  'packages/cli',
  'layouts/schema',
  'renderer/build',
  'renderer/catalogs',
  'biome.json',
  '.gitignore',
  'package.json',
];
const SCHEMA = 'layouts/schema/layout.schema.json';
let copy = '';

/** The copy's own packages link to its copies, all others to the installed ones of the project. */
const linkPackages = () => {
  const linkAll = (folder: string, except: readonly string[]) => {
    mkdirSync(join(copy, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder))) {
      if (except.includes(name)) continue;
      symlinkSync(join(ROOT, folder, name), join(copy, folder, name));
    }
  };
  linkAll('node_modules', ['@broadsheet', '.cache']);
  linkAll('node_modules/@broadsheet', ['blocks', 'cli']);
  for (const name of ['blocks', 'cli']) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@broadsheet', name));
  }
};

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
};
const newBlock = (...args: string[]) => run('scripts/new-block.mjs', ...args);
const registry = (file: string) => readFileSync(join(copy, 'packages/blocks/src', file), 'utf8');
const catalogs = () => {
  const folder = join(copy, 'renderer/catalogs');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
};

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-block-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  linkPackages();
  const tsConfig = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ ...tsConfig, include: ['packages/blocks/src'] }),
  );
});
afterEach(() => rmSync(copy, { recursive: true }));

it('makes a block that is registered and passes format and lint', () => {
  expect(newBlock('salary-guide')).toMatchObject({ status: 0 });
  for (const file of REGISTRIES) expect(registry(file)).toContain('salary-guide');
  expect(readFileSync(join(copy, SCHEMA), 'utf8')).toContain('"const": "salary-guide"');
  expect(catalogs()).toContain('"salary-guide": 1');
  expect(
    run('node_modules/@biomejs/biome/bin/biome', 'check', 'packages', 'renderer'),
  ).toMatchObject({
    status: 0,
  });
});

// A skipped test would fail the run.
if (process.env.VERIFY === 'full')
  it('makes a block that passes types and its own test', () => {
    expect(newBlock('salary-guide')).toMatchObject({ status: 0 });
    expect(run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json')).toEqual({
      status: 0,
      output: '',
    });
    const tested = run('node_modules/vitest/vitest.mjs', 'run', 'salary-guide', '--root', copy);
    expect(tested.output).toMatch(/1 passed/);
    expect(tested.status).toBe(0);
  });

it('takes a name of one word as well', () => {
  expect(newBlock('abacus')).toMatchObject({ status: 0 });
  expect(registry('schemas.ts')).toMatch(/const blockDefinitions = \{\n {2}abacus,\n/);
  expect(run('node_modules/@biomejs/biome/bin/biome', 'check', 'packages')).toMatchObject({
    status: 0,
  });
});

it('refuses what cannot be a type, and writes nothing', () => {
  const before = REGISTRIES.map(registry);
  for (const type of ['', 'Salary', '9-lives', 'a--b', '../out', 'shared', 'x'.repeat(49)])
    expect(newBlock(type).status, type).toBe(1);
  expect(REGISTRIES.map(registry)).toEqual(before);
});

it('refuses a type that exists, in its folder or only in a registry', () => {
  expect(newBlock('quote')).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is a block "quote" already'),
  });
  rmSync(join(copy, 'packages/blocks/src/quote'), { recursive: true });
  expect(newBlock('quote')).toMatchObject({
    status: 1,
    output: expect.stringContaining('quote is registered already'),
  });
  expect(existsSync(join(copy, 'packages/blocks/src/quote'))).toBe(false);
});
