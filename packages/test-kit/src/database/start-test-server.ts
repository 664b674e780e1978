import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBrandContent } from '@broadsheet/services/platform/brands/read-brand-content';
import { syncBrands } from '@broadsheet/services/platform/brands/sync-brands';
import { migrate } from '@broadsheet/services/platform/database/migrate';
import { openDatabase } from '@broadsheet/services/platform/database/open-database';
import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';
import { loadDemoCourses } from '@broadsheet/services/tools/demo/courses/load-demo-courses';
import { loadDemo } from '@broadsheet/services/tools/demo/market/load-demo';
import { managementTables } from '@broadsheet/services/tools/demo/market/tables/management-tables';
import { techTables } from '@broadsheet/services/tools/demo/market/tables/tech-tables';
import pg from 'pg';
import { fastTmpdir } from '../files/fast-tmpdir.ts';

export interface TestServer {
  readonly templateUrl: string;
  /** Epoch milliseconds: the time that the template's jobs relate to. */
  readonly demoNow: number;
  readonly stop: () => Promise<void>;
}

/** About 1,200 open jobs of the 21,500 of the whole demo market. */
const SCALE = 0.056;
const CONTENT = fileURLToPath(new URL('../../../..', import.meta.url));

const silent = (): void => undefined;

const fillTemplate = async (url: string, dataDir: string, demoNow: number): Promise<void> => {
  const opened = await openDatabase({ databaseUrl: url, dataDir, log: silent });
  const { database, close } = opened;
  try {
    await migrate(opened);
    const content = await readBrandContent(CONTENT);
    await syncBrands(database, content);
    await loadDemo(database, {
      configs: content.configs,
      tables: { tech: techTables, management: managementTables },
      now: demoNow,
      scale: SCALE,
      log: silent,
    });
    await loadDemoCourses(database, demoNow);
  } finally {
    await close();
  }
};

/** Nobody needs the databases of tests after a crash: writing them safely would take most of the time of creating one. */
const writeUnsafely = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      await client.query(`alter system set ${setting} = off`);
    }
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
};

/** An embedded PostgreSQL in a temporary folder, in memory where possible, with a template database: migrated, and filled with demo jobs. */
export const startTestServer = async (): Promise<TestServer> => {
  const folder = await mkdtemp(join(fastTmpdir(), 'broadsheet-test-'));
  const dataDir = join(folder, 'postgres');
  // mkdtemp makes it private, and the server may run as another user.
  await chmod(folder, 0o755);
  const server = await launchEmbeddedPostgres({ dataDir, log: silent });
  const demoNow = Date.now();
  const stop = async (): Promise<void> => {
    await server.stop(true);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await writeUnsafely(server.url);
    await fillTemplate(server.url, dataDir, demoNow);
  } catch (error) {
    await stop();
    throw error;
  }
  return { templateUrl: server.url, demoNow, stop };
};
