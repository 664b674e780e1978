import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchSite } from '../servers/bench-site.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { ROOT } from '../servers/root.ts';
import type { RunningProgram } from '../servers/start-program.ts';

const PEER = join(ROOT, 'tests/load/peers/next');
const NEXT = join(PEER, 'node_modules/next/dist/bin/next');

const RUN_SETTINGS =
  /^npm_(command|execpath|node_execpath|package_|lifecycle_|config_(local_|global_)?prefix)/;

/** Without npm's own settings of `npm run`, by which it would install in the project's root. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUN_SETTINGS.test(name)));

const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): string | null => {
  const ran: SpawnSyncReturns<string> = spawnSync(command, args, {
    cwd: PEER,
    encoding: 'utf8',
    env: { ...ownEnvironment(), NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  return ran.status === 0 ? null : `${ran.stdout}${ran.stderr}`;
};

/**
 * Installs the peer, unless it is there, and builds it over a page's JSON.
 * @returns a sentence that says why there is no peer here, or null
 */
export const buildNextPeer = (pageFile: string): string | null => {
  if (!existsSync(NEXT)) {
    const fault = run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
    if (fault) return 'Next.js could not be installed here, so it was not measured.';
  }
  const fault = run(process.execPath, [NEXT, 'build'], { PAGE_JSON: pageFile });
  if (fault) throw new Error(`the Next.js peer could not be built:\n${fault}`);
  return null;
};

export const startNextPeer = async (site: BenchSite, pageFile: string): Promise<RunningProgram> => {
  const port = await findFreePort();
  return site.startOther([NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    port,
    readyPath: '/static',
    cwd: PEER,
    env: { PAGE_JSON: pageFile, NEXT_TELEMETRY_DISABLED: '1' },
  });
};
