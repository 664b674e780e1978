import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 10;
const START_MS = 60_000;
const POLL_MS = 100;

export const hasProgram = (name: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' }).status === 0;

/** Of Debian. */
export const hasPackage = (name: string): boolean =>
  spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** Polls until the check succeeds. Throws its last error after a minute. */
export const untilReady = async (check: () => Promise<unknown>): Promise<void> => {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(POLL_MS);
    }
  }
};

export const stopProgram = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  readonly cpuMs: number;
}

/** Null where the process has ended meanwhile. */
const readStat = (pid: number): ProcessStat | null => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return {
      pid,
      parent: Number(fields[1]),
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return null;
  }
};

/** The processes and all their children. */
const treeOf = (roots: readonly number[]): readonly ProcessStat[] => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const found = new Set(roots);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid));
};

/** CPU time of the processes and their children, ms. */
export const cpuOf = (pids: readonly number[]): number =>
  treeOf(pids).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Their memory with a fair share of what they share, MB. */
export const memoryOf = (pids: readonly number[]): number =>
  treeOf(pids).reduce((sum, { pid }) => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  }, 0);
