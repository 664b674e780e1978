import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RolesDatabase } from '@broadsheet/test-kit/database/start-roles-server';
import { createSecret } from '@broadsheet/test-kit/site/create-secret';
import { findFreePort } from '@broadsheet/test-kit/site/free-port';
import { startReplica } from '@broadsheet/test-kit/site/start-replica';
import { waitUntilReady } from '../../../scripts/run/wait-until-ready.mjs';
import { addExperiment } from '../../cluster/add-experiment.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Program {
  readonly stop: () => Promise<void>;
}

const startServices = async (env: NodeJS.ProcessEnv): Promise<Program> => {
  const child = spawn(process.execPath, [join(ROOT, 'packages/services/dist/server.js')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const gone = new AbortController();
  child.once('exit', (code) => gone.abort(new Error(`the services ended with ${code}`)));
  const url = `http://127.0.0.1:${env.SERVICES_PORT}/health/ready`;
  await waitUntilReady(url, { signal: gone.signal });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Starts all at the same time; where one does not start, the others end. Throws the first reason. */
const startAll = async <Programs extends readonly Program[]>(
  starts: {
    [Each in keyof Programs]: Promise<Programs[Each]>;
  },
): Promise<Programs> => {
  const results = await Promise.allSettled(starts);
  const failed = results.find((each) => each.status === 'rejected');
  if (!failed) return Promise.all(starts) as unknown as Promise<Programs>;
  for (const each of results) if (each.status === 'fulfilled') await each.value.stop();
  throw failed.reason;
};

/** Both built programs, each with the address of its own role, and a few of the demo's jobs. */
export const startRolesSite = async ({ urlOf }: RolesDatabase) => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-roles-site-'));
  for (const name of ['layouts', 'brand-configs'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  addExperiment(folder);
  const servicesPort = await findFreePort();
  const shared = {
    CONTENT_DIR: folder,
    DATA_DIR: join(folder, 'data'),
    SITE_SECRET: createSecret(),
    RATE_LIMIT: 'off',
    ADMISSION: 'off',
    LOG_LEVEL: 'warn',
  };
  // Concurrently, as in a cluster: each migrates its own schemas.
  const replicaEnv = {
    ...shared,
    DATABASE_URL: urlOf('bff'),
    SERVICES_URL: `http://127.0.0.1:${servicesPort}`,
  };
  const [services, bff] = await startAll([
    startServices({
      ...shared,
      DATABASE_URL: urlOf('services'),
      SERVICES_PORT: String(servicesPort),
      SERVICES_METRICS_PORT: '0',
      DEMO_SCALE: '0.02',
    }),
    startReplica({ replicaEnv }),
  ]);
  const readinessOf = async (origin: string): Promise<unknown> =>
    (await fetch(`${origin}/health/ready`)).json();
  return {
    request: bff.request,
    urlOf: bff.urlOf,
    servicesReadiness: () => readinessOf(`http://127.0.0.1:${servicesPort}`),
    /** Stops both; their buffered records are written by then. */
    stop: async (): Promise<void> => {
      await bff.stop();
      await services.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
