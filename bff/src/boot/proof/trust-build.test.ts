import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProofRecord } from '@broadsheet/content-store/proof-record';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identifyBuild } from './build-identity.ts';
import { createProofName, PROOF_FILE, trustBuild } from './trust-build.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'build-'));
  await writeFile(join(dir, 'server.js'), 'export const rules = 1;');
  const record = createProofRecord(['home'], identifyBuild(dir), {});
  await writeFile(join(dir, PROOF_FILE), JSON.stringify(record));
});
afterEach(() => rm(dir, { recursive: true }));

it('trusts what the build itself has proved', () => {
  const isTrusted = trustBuild(dir, {});
  expect([isTrusted('home'), isTrusted('faq')]).toEqual([true, false]);
});

it('trusts nothing once any program of the build has changed', async () => {
  await writeFile(join(dir, 'server.js'), 'export const rules = 2;');
  expect(trustBuild(dir, {})('home')).toBe(false);
  await writeFile(join(dir, 'server.js'), 'export const rules = 1;');
  expect(trustBuild(dir, {})('home')).toBe(true);
  await writeFile(join(dir, 'more.js'), '');
  expect(trustBuild(dir, {})('home')).toBe(false);
});

it('trusts nothing without a complete record', async () => {
  await writeFile(join(dir, PROOF_FILE), '{"proven":["0');
  expect(trustBuild(dir, {})('home')).toBe(false);
  await rm(join(dir, PROOF_FILE));
  expect(trustBuild(dir, {})('home')).toBe(false);
});

it('names its proofs like every replica of the build, and unlike other builds', async () => {
  const known = createProofName(dir, {})('a layout');
  expect(known).toMatch(/^[0-9a-f]{64}$/);
  expect(createProofName(dir, {})('a layout')).toBe(known);
  expect(createProofName(dir, {})('another layout')).not.toBe(known);
  await writeFile(join(dir, 'server.js'), 'export const rules = 2;');
  expect(createProofName(dir, {})('a layout')).not.toBe(known);
});
