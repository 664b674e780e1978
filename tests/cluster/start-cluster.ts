import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { runCluster } from '../../scripts/cluster/run-cluster.mjs';
import { addExperiment } from './add-experiment.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FIRST_PORT = 20_000;

export type Cluster = Awaited<ReturnType<typeof runCluster>>;

export interface TestCluster {
  readonly cluster: Cluster;
  /** Where the primary is, as programs of a site find it. */
  readonly replicaEnv: NodeJS.ProcessEnv;
  /** Its own copy of layouts/ and brand-configs/. */
  readonly contentDir: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a cluster of the built programs with a fifth of the demo data and a secret that tests know. @param say
 * receives progress lines
 */
export const startCluster = async (
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = {},
): Promise<TestCluster> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-cluster-'));
  chmodSync(dataDir, 0o755);
  const contentDir = join(dataDir, 'content');
  for (const folder of ['layouts', 'brand-configs'])
    cpSync(join(ROOT, folder), join(contentDir, folder), { recursive: true });
  addExperiment(contentDir);
  const cluster = await runCluster({
    root: ROOT,
    dataDir,
    port: FIRST_PORT,
    say,
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      SITE_SECRET: TEST_SITE_SECRET,
      DEMO_SCALE: '0.2',
      // All requests come from one address.
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const stop = async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const urlFile = join(dataDir, 'database-url');
  writeFileSync(urlFile, cluster.databaseUrl, { mode: 0o600 });
  try {
    await cluster.ready;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { cluster, replicaEnv: { DATABASE_URL_FILE: urlFile }, contentDir, dataDir, stop };
};
