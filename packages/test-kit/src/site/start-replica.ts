import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { findFreePort } from './free-port.ts';
import type { RunningSite } from './start-site.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const READY_MS = 60_000;
const POLL_MS = 50;

export interface Replica extends Pick<RunningSite, 'urlOf' | 'request'> {
  readonly stop: () => Promise<void>;
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts another built BFF of a running site, on ports of its own. Throws when it does not become ready within a
 * minute.
 * @param env joins the environment of the site's BFFs
 */
export const startReplica = async (
  site: Pick<RunningSite, 'replicaEnv'>,
  env: NodeJS.ProcessEnv = {},
): Promise<Replica> => {
  const port = await findFreePort();
  const brandPorts = { tech: await findFreePort(), management: await findFreePort() };
  const child = spawn(process.execPath, [join(ROOT, 'bff/dist/server.js')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...site.replicaEnv,
      ...env,
      PORT: String(port),
      BRAND_PORTS: BRANDS.map((brand) => `${brandPorts[brand]}=${brand}`).join(','),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + READY_MS;
  while (!(await isReady(`http://127.0.0.1:${port}`))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error('the replica did not become ready');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const hrefOf = (brand: Brand, path: string) => `http://127.0.0.1:${brandPorts[brand]}${path}`;
  return {
    urlOf: (brand, path) => `http://${brand}.localhost:${port}${path}`,
    request: (brand, path, init) => fetch(hrefOf(brand, path), { redirect: 'manual', ...init }),
    stop,
  };
};
