import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../fixtures/test-site.fixture.ts';

const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
const PROGRAM = `export const text = '${'studio '.repeat(300)}';`;

let studioDir = '';
let site: TestSite;

beforeAll(async () => {
  studioDir = await mkdtemp(join(tmpdir(), 'studio-'));
  await mkdir(join(studioDir, '.vite'));
  await mkdir(join(studioDir, 'assets'));
  const manifest = {
    'src/main.tsx': { file: 'assets/main-abc.js', src: 'src/main.tsx', isEntry: true },
    'style.css': { file: 'assets/style-abc.css', src: 'style.css' },
  };
  await writeFile(join(studioDir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(studioDir, 'assets', 'main-abc.js'), PROGRAM);
  await writeFile(join(studioDir, 'assets', 'main-abc.js.gz'), gzipSync(PROGRAM));
  site = await openTestSite({ env: { DATABASE_URL, STUDIO_DIR: studioDir, STUDIO_REVIEW: 'on' } });
});
afterAll(async () => {
  await site.close();
  await rm(studioDir, { recursive: true });
});

const policyOf = (answer: Awaited<ReturnType<TestSite['request']>>) =>
  String(answer.headers['content-security-policy']).split('; ');

describe('Studio’s document', () => {
  it.each(['/studio', '/studio/', '/studio/changes/1/edit?file=layouts/home.json'])(
    'is the same at %s, kept by nobody and found by no search engine',
    async (path) => {
      const answer = await site.request(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.body).toContain('<script type="module" src="/studio/assets/main-abc.js">');
      expect(answer.body).toContain('<link rel="stylesheet" href="/studio/assets/style-abc.css">');
    },
  );

  it('lets nothing inline run, and only styles with a nonce that no other answer has', async () => {
    const [first, second] = await Promise.all([site.request('/studio'), site.request('/studio')]);
    const nonce = /<meta name="csp-nonce" nonce="([^"]+)">/.exec(first.body)?.[1];
    const policy = policyOf(first);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policyOf(second)).not.toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(first.body).not.toMatch(/<script>|<style|style=/);
  });

  it('says whether somebody else has to approve changes', async () => {
    expect((await site.request('/studio')).body).toContain('data-review="needed"');
  });

  it('is sent for no call of the API, and by no other method', async () => {
    expect((await site.request('/studio/api/nothing')).statusCode).toBe(404);
    expect((await site.request('/studio', { method: 'POST' })).statusCode).toBe(405);
  });
});

it('keeps Studio’s files for good, compressed as the build has laid them', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await site.request('/studio/assets/main-abc.js', { headers });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect((await site.request('/studio/assets/main-xyz.js')).statusCode).toBe(404);
  expect((await site.request('/studio/assets/..%2f.vite%2fmanifest.json')).statusCode).not.toBe(
    200,
  );
});

it.each([
  ['a database', () => ({ STUDIO_DIR: studioDir }), 'Studio needs a database'],
  ['a build', () => ({ STUDIO_DIR: '/nowhere', DATABASE_URL }), 'Studio is not built'],
])('says without %s what is missing, and the site serves', async (_, env, text) => {
  const other = await openTestSite({ env: env() });
  const answer = await other.request('/studio');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain(text);
  expect((await other.request('/')).statusCode).toBe(200);
  await other.close();
});
