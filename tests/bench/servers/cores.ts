import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const SERVER_CORE = '0';
const OTHER_CORE = '1';

const mayUse = (core: string): boolean =>
  spawnSync('taskset', ['-c', core, 'true'], { stdio: 'ignore' }).status === 0;

/** Whether servers can have a core to themselves: Linux with `taskset` and two cores. */
const CAN_PIN = mayUse(SERVER_CORE) && mayUse(OTHER_CORE);

export const PINNING = CAN_PIN
  ? 'The measured server is pinned to one core; the load, the services and PostgreSQL share another.'
  : 'Nothing is pinned: there is no `taskset`, or there is one core only. Load and servers share what there is.';

/** Leaves the servers' core to them, also for programs that this one starts from now on. */
export const leaveServerCore = (): void => {
  if (CAN_PIN) spawnSync('taskset', ['-acp', OTHER_CORE, String(process.pid)], { stdio: 'ignore' });
};

/** Moves to the servers' core, for measurements on the other one. */
export const joinServerCore = (): void => {
  if (CAN_PIN)
    spawnSync('taskset', ['-acp', SERVER_CORE, String(process.pid)], { stdio: 'ignore' });
};

/** Gives a running program the servers' core exclusively. */
export const giveServerCore = (pid: number): void => {
  if (CAN_PIN) spawnSync('taskset', ['-acp', SERVER_CORE, String(pid)], { stdio: 'ignore' });
};

/** The command line that runs a Node program on the servers' core. */
export const onServerCore = (
  args: readonly string[],
  node = process.execPath,
): [string, string[]] =>
  CAN_PIN ? ['taskset', ['-c', SERVER_CORE, node, ...args]] : [node, [...args]];

/** The highest niceness that is below that of a server's helpers. */
const GIVES_WAY = 10;

/** Lowers the priority of programs that share a core with this one: otherwise a late load looks like a slow server. */
export const haveGiveWay = (pids: readonly number[]): void => {
  for (const thread of pids.flatMap((pid) => readdirSync(`/proc/${pid}/task`)).map(Number))
    if (getPriority(thread) < GIVES_WAY) setPriority(thread, GIVES_WAY);
};
