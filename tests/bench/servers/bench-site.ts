import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_SITE_SECRET } from '@broadsheet/test-kit/database/create-test-services';
import { onServerCore } from './cores.ts';
import { findFreePort } from './find-free-port.ts';
import { closeAtEnd, closeLeftOpen } from './left-open.ts';
import { ROOT } from './root.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import { writeContent } from './write-content.ts';

export const BFF = join(ROOT, 'bff/dist/server.js');
/** Enough jobs for full pages, a fifth of the demo's. */
const DEMO_SCALE = '0.2';

export interface BenchSite {
  /** A content folder for a home page, deleted when the site is closed. */
  readonly contentOf: (home: Parameters<typeof writeContent>[1]) => Promise<string>;
  /** Starts a program with the BFF's environment on the servers' core; it ends with the site at the latest. */
  readonly start: (
    program: string,
    contentDir: string,
    env?: NodeJS.ProcessEnv,
  ) => Promise<RunningProgram>;
  /** Starts any server on the servers' core. */
  readonly startOther: (
    args: readonly string[],
    options: {
      port: number;
      readyPath: string;
      cwd: string;
      env: NodeJS.ProcessEnv;
      /** The path of a Node.js other than this one. */
      node?: string;
    },
  ) => Promise<RunningProgram>;
  /** A folder for files, deleted when the site is closed. */
  readonly folder: string;
  readonly services: RunningProgram;
  /** The folder of PostgreSQL's data. */
  readonly databaseFolder: string;
}

/** The Node flags of `npm start` for the BFF. */
const serverFlags = (): string[] =>
  (process.env.BENCH_SERVER_FLAGS ?? '').split(' ').filter((flag) => flag !== '');

/** Content with faults is not served: the benchmark would measure the pages of the last build. */
const refuseFaults = async ({ url }: RunningProgram): Promise<void> => {
  const { status }: { status: string } = await (await fetch(`${url}/health/ready`)).json();
  if (status !== 'ok')
    throw new Error('the content of the bench is at fault, or a service is away');
};

/** Starts the built services with demo data, and prepares starting servers in front of them. */
const openBenchSite = async (): Promise<BenchSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'));
  closeAtEnd(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL does not run as root: another user must get there.
  await chmod(folder, 0o755);
  const servicesPort = await findFreePort();
  const dataDir = join(folder, 'data');
  const services = await startProgram(
    [process.execPath, [join(ROOT, 'packages/services/dist/server.js')]],
    {
      url: `http://127.0.0.1:${servicesPort}`,
      readyPath: '/health/ready',
      cwd: ROOT,
      env: {
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: dataDir,
        DEMO_SCALE,
        SITE_SECRET: TEST_SITE_SECRET,
      },
    },
  );
  const startOther: BenchSite['startOther'] = (args, { port, node, ...options }) =>
    startProgram(onServerCore(args, node), { ...options, url: `http://127.0.0.1:${port}` });
  return {
    folder,
    services,
    databaseFolder: join(dataDir, 'postgres'),
    contentOf: (home) => writeContent(folder, home),
    startOther,
    start: async (program, contentDir, env = {}) => {
      const port = await findFreePort();
      const started = await startOther([...serverFlags(), program], {
        port,
        readyPath: '/health/ready',
        cwd: ROOT,
        env: {
          PORT: String(port),
          HOST: '127.0.0.1',
          CONTENT_DIR: contentDir,
          DATA_DIR: dataDir,
          DATABASE_URL_FILE: join(dataDir, 'postgres/url'),
          SERVICES_URL: services.url,
          RATE_LIMIT: 'off',
          SITE_SECRET: TEST_SITE_SECRET,
          ...env,
        },
      });
      await refuseFaults(started);
      return started;
    },
  };
};

/** Measures with a new site; its servers, its database and its folder are always removed afterwards. */
export const withBenchSite = async <T>(measure: (site: BenchSite) => Promise<T>): Promise<T> => {
  try {
    return await measure(await openBenchSite());
  } finally {
    await closeLeftOpen();
  }
};
