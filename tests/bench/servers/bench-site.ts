import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onServerCore } from './cores.ts';
import { findFreePort } from './find-free-port.ts';
import { ROOT } from './root.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import { writeContent } from './write-content.ts';

export const BFF = join(ROOT, 'bff/dist/server.js');
/** Enough jobs for full pages, a fifth of the demo's. */
const DEMO_SCALE = '0.2';

export interface BenchSite {
  /** A folder of its own for a home page, which goes when the site is closed. */
  readonly contentOf: (home: Parameters<typeof writeContent>[1]) => Promise<string>;
  /** Starts a program with the BFF's environment on the servers' core; `closeAll` ends it, if nobody did. */
  readonly start: (program: string, contentDir: string) => Promise<RunningProgram>;
  /** Starts any server on the servers' core. */
  readonly startOther: (
    args: readonly string[],
    options: { port: number; readyPath: string; cwd: string; env: NodeJS.ProcessEnv },
  ) => Promise<RunningProgram>;
  /** A folder for files, which goes when the site is closed. */
  readonly folder: string;
  readonly closeAll: () => Promise<void>;
}

/** Content at fault is not served: the bench would measure the pages of the last build. */
const refuseFaults = async ({ url }: RunningProgram): Promise<void> => {
  const { status }: { status: string } = await (await fetch(`${url}/health/ready`)).json();
  if (status !== 'ok')
    throw new Error('the content of the bench is at fault, or a service is away');
};

/** The built services with demo data, and what it takes to put servers before them. */
export const openBenchSite = async (): Promise<BenchSite> => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'));
  // PostgreSQL does not run as root: another user must get there.
  await chmod(folder, 0o755);
  const running = new Set<RunningProgram>();
  const keep = (program: RunningProgram): RunningProgram => {
    const kept = { ...program, stop: () => (running.delete(kept) ? program.stop() : ended) };
    running.add(kept);
    return kept;
  };
  const ended = Promise.resolve();
  const servicesPort = await findFreePort();
  const dataDir = join(folder, 'data');
  const services = await startProgram(
    [process.execPath, [join(ROOT, 'packages/services/dist/server.js')]],
    {
      url: `http://127.0.0.1:${servicesPort}`,
      readyPath: '/health/ready',
      cwd: ROOT,
      env: { SERVICES_PORT: String(servicesPort), DATA_DIR: dataDir, DEMO_SCALE },
    },
  );
  const startOther: BenchSite['startOther'] = async (args, { port, ...options }) =>
    keep(await startProgram(onServerCore(args), { ...options, url: `http://127.0.0.1:${port}` }));
  return {
    folder,
    contentOf: (home) => writeContent(folder, home),
    startOther,
    start: async (program, contentDir) => {
      const port = await findFreePort();
      const started = await startOther([program], {
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
        },
      });
      await refuseFaults(started);
      return started;
    },
    closeAll: async () => {
      await Promise.all([...running].map((program) => program.stop()));
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
