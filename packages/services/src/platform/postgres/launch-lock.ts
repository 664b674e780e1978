import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
const TIMEOUT_MS = 60_000;

const holderOf = (file: string): number => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return 0;
  }
};

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
};

const take = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/**
 * Lets one process at a time create, start or stop the server of a folder; the lock of a dead process is taken over.
 */
export const withLaunchLock = async <Result>(
  file: string,
  task: () => Promise<Result>,
): Promise<Result> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder > 0 && isGone(holder)) rmSync(file, { force: true });
    else if (Date.now() > deadline) {
      throw new Error(
        `Another process (${holder || 'unknown'}) has been starting the database for over a minute. ` +
          `If it is not, remove ${file}.`,
      );
    } else await wait(POLL_MS);
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
};
