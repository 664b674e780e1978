import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { fastTmpdir } from '../files/fast-tmpdir.ts';
import { createSecret } from './create-secret.ts';
import { findFreePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONTENT = ['layouts', 'brand-configs'];

export interface RunningSite {
  readonly port: number;
  /** The ports of each program's `/metrics`. */
  readonly metricsPorts: { readonly bff: number; readonly services: number };
  /** This site's own copy of layouts/ and brand-configs/, which a test may edit. */
  readonly contentDir: string;
  /** The environment of another BFF of the same site, without its port. */
  readonly replicaEnv: NodeJS.ProcessEnv;
  /** The secret that the site signs with. */
  readonly siteSecret: string;
  /** The absolute address of a page for a browser, with the host of its brand. */
  readonly urlOf: (brand: Brand, path: string) => string;
  /**
   * Requests a brand's site at its port with a Host header: unlike browsers, not every machine resolves tech.localhost.
   * Redirects are not followed.
   */
  readonly request: (brand: Brand, path: string, init?: RequestInit) => Promise<Response>;
  /** The output of the site so far. */
  readonly log: () => string;
  /** The current process id of a program of the site. */
  readonly pidOf: (program: 'services' | 'bff') => number;
  /** Stops all programs and removes content and database. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built site like `npm start`, on free ports, with a copy of the content and a database of its own, a fifth
 * of the demo's size.
 * @param env joins the environment of its programs; `undefined` removes a variable
 * @throws Error with the site's output, when it does not become ready
 */
export const startSite = async (env: NodeJS.ProcessEnv = {}): Promise<RunningSite> => {
  const contentDir = mkdtempSync(join(tmpdir(), 'broadsheet-content-'));
  for (const folder of CONTENT) {
    cpSync(join(ROOT, folder), join(contentDir, folder), { recursive: true });
  }
  const dataDir = mkdtempSync(join(fastTmpdir(), 'broadsheet-data-'));
  // PostgreSQL does not run as root: another user needs access.
  chmodSync(dataDir, 0o755);
  const siteSecret = createSecret();
  const port = env.PORT === undefined ? await findFreePort() : Number(env.PORT);
  const brandPorts = { tech: await findFreePort(), management: await findFreePort() };
  const servicesPort = await findFreePort();
  const metricsPorts = { bff: await findFreePort(), services: await findFreePort() };
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      METRICS_PORT: String(metricsPorts.bff),
      SERVICES_METRICS_PORT: String(metricsPorts.services),
      BRAND_PORTS: BRANDS.map((brand) => `${brandPorts[brand]}=${brand}`).join(','),
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDir,
      SITE_SECRET: siteSecret,
      DATABASE_URL: undefined,
      DEMO_SCALE: '0.2',
      RATE_LIMIT: 'off',
      ...env,
    },
  });
  let written = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    for (const folder of [contentDir, dataDir]) rmSync(folder, { recursive: true, force: true });
  };
  const ready = new Promise<boolean>((resolve) => {
    const hear = (chunk: Buffer) => {
      written += chunk.toString();
      if (/^\[start [\d.]+ s\] ready$/m.test(written)) resolve(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => resolve(false));
  });
  if (!(await ready)) {
    await stop();
    throw new Error(`the site did not start; it wrote:\n${written}`);
  }
  return {
    port,
    metricsPorts,
    contentDir,
    replicaEnv: {
      CONTENT_DIR: contentDir,
      DATA_DIR: dataDir,
      DATABASE_URL_FILE: join(dataDir, 'postgres/url'),
      SERVICES_URL: `http://127.0.0.1:${servicesPort}`,
      SITE_SECRET: siteSecret,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    siteSecret,
    urlOf: (brand, path) => `http://${brand}.localhost:${port}${path}`,
    request: (brand, path, init) =>
      fetch(`http://127.0.0.1:${brandPorts[brand]}${path}`, { redirect: 'manual', ...init }),
    log: () => written,
    pidOf: (program) => {
      const starts = written.matchAll(new RegExp(`${program} runs as process (\\d+)`, 'g'));
      const pid = Number([...starts].at(-1)?.[1]);
      if (!pid) throw new Error(`${program} does not run`);
      return pid;
    },
    stop,
  };
};
