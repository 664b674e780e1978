import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installPeer } from '../peers/install-peer.ts';
import { closeAtEnd } from '../servers/left-open.ts';
import { ROOT } from '../servers/root.ts';
import { CATEGORIES, type PageRun, readReport } from './read-report.ts';

const PEER = join(ROOT, 'tests/load/peers/lighthouse');
const LIGHTHOUSE = join(PEER, 'node_modules/lighthouse/cli/index.js');

/** @returns whether Lighthouse is here now */
export const installLighthouse = (): boolean => installPeer(PEER, 'lighthouse');

/**
 * One visit with Lighthouse's simulated phone. @param port of a browser's debugging protocol. Throws when no page
 * loaded.
 */
export const runLighthouse = async (url: string, port: number): Promise<PageRun> => {
  const args = [
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = closeAtEnd(() => child.kill());
  const [written] = await Promise.all([text(child.stdout), once(child, 'close')]);
  await end();
  return readReport(written);
};
