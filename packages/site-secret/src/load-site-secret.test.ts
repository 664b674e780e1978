import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSiteSecret, SiteSecretError } from './load-site-secret.ts';

const GIVEN = 'given-secret-of-more-than-32-characters';
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(root, { recursive: true }));

const load = (given?: string, isProduction = false) =>
  loadSiteSecret({ given, isProduction, dataDir: join(root, 'data') });

describe('the secret of a site', () => {
  it('is the one that is given, and then no file is made', async () => {
    expect(await load(GIVEN)).toBe(GIVEN);
    const random = createSecret();
    expect(await load(random, true)).toBe(random);
    expect(await readdir(root)).toEqual([]);
  });

  it('is made once for a local site, for its owner alone', async () => {
    const secret = await load();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await load('')).toBe(secret);
    expect((await stat(join(root, 'data/site-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is one for all programs that start at the same moment', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => load()));
    expect(new Set(secrets).size).toBe(1);
    expect(await readdir(join(root, 'data'))).toEqual(['site-secret']);
  });

  it('is demanded by name in production', async () => {
    const refused = load(undefined, true);
    await expect(refused).rejects.toThrow(SiteSecretError);
    await expect(refused).rejects.toThrow('SITE_SECRET is not set');
    expect(await readdir(root)).toEqual([]);
  });

  it('is refused when it is short, without being told', async () => {
    const refused = load('hunter2');
    await expect(refused).rejects.toThrow('SITE_SECRET has 7 characters: expected at least 32');
    await expect(refused).rejects.not.toThrow('hunter2');
  });

  it('is refused in production when it can be guessed, however long it is, without being told', async () => {
    const refused = load('x'.repeat(64), true);
    await expect(refused).rejects.toThrow(
      'SITE_SECRET is easy to guess, at about 0 bits: production expects at least 96, such as `openssl rand -hex 32` prints',
    );
    await expect(load(GIVEN, true)).rejects.toThrow(SiteSecretError);
    await expect(load(GIVEN, true)).rejects.not.toThrow('given');
  });

  it('is refused when the kept one is broken, naming the file and the way out', async () => {
    await load();
    const file = join(root, 'data/site-secret');
    await writeFile(file, 'short');
    await expect(load()).rejects.toThrow(`${file} has 5 characters`);
    await expect(load()).rejects.toThrow('delete it');
  });
});
