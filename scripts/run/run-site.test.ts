import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.mjs';
import { hasOwnUpstreams, runSite } from './run-site.mjs';

/** Answers every request with the names of its environment variables. */
const PROGRAM = (port: string) => `
  import { createServer } from 'node:http';
  const { SERVICES_URL, SERVICES_PORT, DATABASE_URL, DATABASE_URL_FILE } = process.env;
  createServer((_, answer) => answer.end(
    JSON.stringify({ SERVICES_URL, SERVICES_PORT, DATABASE_URL, DATABASE_URL_FILE })))
    .listen(process.env.${port}, '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
`;
let root = '';

const put = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const run = (port: number, env: NodeJS.ProcessEnv) =>
  runSite({ root, port, env: { ...process.env, DATA_DIR: root, ...env }, say: () => undefined });
const fetchJson = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).json();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'run-site-'));
  put('packages/services/dist/server.js', PROGRAM('SERVICES_PORT'));
  put('bff/dist/server.js', PROGRAM('PORT'));
  put('package.json', '{ "type": "module" }');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a site', () => {
  it('runs services and BFF, which knows where the services and their database are', async () => {
    const [port, servicesPort] = [await findFreePort(), await findFreePort()];
    const site = run(port, { SERVICES_PORT: String(servicesPort) });
    await site.ready;
    expect(await fetchJson(port)).toEqual({
      SERVICES_URL: `http://127.0.0.1:${servicesPort}`,
      SERVICES_PORT: String(servicesPort),
      DATABASE_URL_FILE: join(root, 'postgres/url'),
    });
    expect(Object.keys(site.pids())).toEqual(['services', 'bff']);
    await site.stop();
    await expect(fetchJson(port)).rejects.toThrow();
    await expect(fetchJson(servicesPort)).rejects.toThrow();
  });

  it('runs no services of its own where upstreams are named', async () => {
    const port = await findFreePort();
    const site = run(port, { SERVICES_URL: 'http://10.0.0.1' });
    await site.ready;
    expect(await fetchJson(port)).toEqual({ SERVICES_URL: 'http://10.0.0.1' });
    expect(Object.keys(site.pids())).toEqual(['bff']);
    await site.stop();
  });

  it('has services of its own when it starts together with another site', async () => {
    const ports = [await findFreePort(), await findFreePort()];
    const sites = ports.map((port) => run(port, { DATABASE_URL: 'postgres://10.0.0.1/jobs' }));
    await Promise.all(sites.map(({ ready }) => ready));
    const services = await Promise.all(
      ports.map(async (port) => (await fetchJson(port)).SERVICES_URL),
    );
    expect(new Set(services).size).toBe(2);
    await Promise.all(sites.map((site) => site.stop()));
  });

  it('gives both the database that is named', async () => {
    const DATABASE_URL = 'postgres://10.0.0.1/jobs';
    const [port, servicesPort] = [await findFreePort(), await findFreePort()];
    const site = run(port, { SERVICES_PORT: String(servicesPort), DATABASE_URL });
    await site.ready;
    for (const program of [port, servicesPort])
      expect(await fetchJson(program)).toEqual({
        SERVICES_URL: program === port ? `http://127.0.0.1:${servicesPort}` : undefined,
        SERVICES_PORT: String(servicesPort),
        DATABASE_URL,
      });
    await site.stop();
  });

  it('leaves alone the file that names the database', async () => {
    const DATABASE_URL_FILE = '/run/secrets/database-url';
    const [port, servicesPort] = [await findFreePort(), await findFreePort()];
    const site = run(port, { SERVICES_PORT: String(servicesPort), DATABASE_URL_FILE });
    await site.ready;
    for (const program of [port, servicesPort])
      expect(await fetchJson(program)).toMatchObject({ DATABASE_URL_FILE });
    await site.stop();
  });

  it('is not ready when a program of it ends, and says which', async () => {
    put('packages/services/dist/server.js', 'process.exit(3);');
    const site = run(await findFreePort(), { SERVICES_PORT: String(await findFreePort()) });
    await expect(site.ready).rejects.toThrow('services ended with code 3 before it was ready');
    await site.stop();
  });
});

describe('upstreams', () => {
  const all = ['AUTH', 'JOB', 'USER', 'OTP', 'MEDIA', 'SUBSCRIPTION', 'COURSE', 'SEO'];
  const urls = Object.fromEntries(all.map((name) => [`${name}_URL`, 'http://10.0.0.1']));

  it('are complete with one address for all, or with all eight', () => {
    expect(hasOwnUpstreams({ SERVICES_URL: 'http://10.0.0.1' })).toBe(true);
    expect(hasOwnUpstreams(urls)).toBe(true);
  });

  it('are not complete while one is missing', () => {
    expect(hasOwnUpstreams({})).toBe(false);
    expect(hasOwnUpstreams({ ...urls, SEO_URL: undefined })).toBe(false);
  });
});
