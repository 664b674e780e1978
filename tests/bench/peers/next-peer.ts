import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { BenchSite } from '../servers/bench-site.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { ROOT } from '../servers/root.ts';
import type { RunningProgram } from '../servers/start-program.ts';
import { installPeer, ownEnvironment } from './install-peer.ts';

const PEER = join(ROOT, 'tests/load/peers/next');
const NEXT = join(PEER, 'node_modules/next/dist/bin/next');
const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Installs the peer if needed, and builds it over a page's JSON.
 * @returns a sentence that says why there is no peer here, or null
 */
export const buildNextPeer = (pageFile: string): string | null => {
  if (!installPeer(PEER, 'next'))
    return 'Next.js could not be installed here, so it was not measured.';
  const built = spawnSync(process.execPath, [NEXT, 'build'], {
    cwd: PEER,
    encoding: 'utf8',
    env: { ...ownEnvironment(), ...NO_TELEMETRY, PAGE_JSON: pageFile },
  });
  if (built.status !== 0)
    throw new Error(`the Next.js peer could not be built:\n${built.stdout}${built.stderr}`);
  return null;
};

/** @param env of peers that load their pages themselves */
export const startNextPeer = async (
  site: BenchSite,
  pageFile: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningProgram> => {
  const port = await findFreePort();
  return site.startOther([NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    port,
    readyPath: '/static',
    cwd: PEER,
    env: { PAGE_JSON: pageFile, ...NO_TELEMETRY, ...env },
  });
};
