import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes to `postmaster.pid`. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Whether the process is a running PostgreSQL: after a reboot the number may belong to another program, and a killed
 * server may remain as a zombie. Only Linux can tell; elsewhere, a living process counts.
 */
const isPostgres = (pid: number): boolean => {
  if (!existsSync('/proc/self/stat')) return true;
  const [, name, state] = /^\d+ \((.*)\) (\S)/.exec(read(`/proc/${pid}/stat`)) ?? [];
  return name === 'postgres' && state !== 'Z';
};

/** Whether this process of a server has ended completely; the pid file disappears slightly earlier. */
export const hasEnded = (pid: number): boolean => !isAlive(pid) || !isPostgres(pid);

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The live server of this data folder, or null. `port` is 0 until the server has written its port. */
export const findRunningServer = (cluster: string): RunningServer | null => {
  const lines = read(pidFile(cluster)).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0) || hasEnded(pid)) return null;
  return { pid, port: Number.parseInt(lines[3] ?? '', 10) || 0 };
};

/**
 * PostgreSQL takes any living process of that number for its former self and refuses to start, so a stale file must go.
 */
export const removeStalePidFile = (cluster: string): void => {
  if (!findRunningServer(cluster)) rmSync(pidFile(cluster), { force: true });
};
