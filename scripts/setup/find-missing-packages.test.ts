import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findMissingPackages } from './find-missing-packages.mjs';

let root = '';
const lock = (packages: Record<string, object>) => JSON.stringify({ packages });
const WANTED = {
  '': { name: 'site' },
  bff: { version: '0.0.0' },
  'node_modules/@site/bff': { resolved: 'bff', link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
};
const install = (packages: Record<string, object>) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), lock(packages));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/@site/bff'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), lock(WANTED));
});
afterEach(() => rmSync(root, { recursive: true }));

it('misses all but optional packages where nothing was installed', () => {
  expect(findMissingPackages(root)).toEqual(['node_modules/@site/bff', 'node_modules/react']);
});

it('misses nothing after an install', () => {
  install({
    'node_modules/@site/bff': { link: true },
    'node_modules/react': { version: '19.0.0' },
  });
  expect(findMissingPackages(root)).toEqual([]);
});

it('misses what is there in another version, and links that are gone', () => {
  install({
    'node_modules/@site/bff': { link: true },
    'node_modules/react': { version: '18.0.0' },
  });
  expect(findMissingPackages(root)).toEqual(['node_modules/react']);
  rmSync(join(root, 'node_modules/@site'), { recursive: true });
  expect(findMissingPackages(root)).toEqual(['node_modules/@site/bff', 'node_modules/react']);
});
