import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 50;
const DEADLINE_MS = 10_000;

/** @type {(pid: number) => boolean} */
const isPostgres = (pid) => {
  const name = `/proc/${pid}/comm`;
  if (existsSync('/proc/self/comm')) {
    return existsSync(name) && readFileSync(name, 'utf8').trim() === 'postgres';
  }
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/**
 * Stops the embedded PostgreSQL where services that were killed have left it running. It waits for sessions of
 * others, such as an import, to end by themselves.
 * @param {string} dataDir the services' DATA_DIR
 */
export const stopLeftDatabase = async (dataDir) => {
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid < 2 || !isPostgres(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (const start = Date.now(); Date.now() - start < DEADLINE_MS; await delay(POLL_MS)) {
    if (!isPostgres(pid)) return;
  }
};
