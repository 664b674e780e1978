import { readdirSync, readFileSync } from 'node:fs';

const SLICE_MS = 5_000;

/** A process with all its descendants. */
const familyOf = (root: number): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) \S /);
      const parent = Number(rest.split(' ')[0]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended since it was listed.
    }
  }
  const family = [root];
  for (const pid of family) family.push(...(children.get(pid) ?? []));
  return family;
};

const signalAll = (pids: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended since it was listed.
    }
  }
};

/**
 * Limits processes and their descendants to a share of CPU time, like a busy machine: they run for `share` of every
 * five seconds, and are stopped for the rest. @param roots called each time, because processes may be added later
 * @returns resumes them
 */
export const throttleProcesses = (roots: () => readonly number[], share: number): (() => void) => {
  let stopped: number[] = [];
  let timer: NodeJS.Timeout;
  const run = (): void => {
    signalAll(stopped, 'SIGCONT');
    stopped = [];
    timer = setTimeout(stop, SLICE_MS * share);
  };
  const stop = (): void => {
    stopped = roots().flatMap(familyOf);
    signalAll(stopped, 'SIGSTOP');
    timer = setTimeout(run, SLICE_MS * (1 - share));
  };
  run();
  return () => {
    clearTimeout(timer);
    signalAll(stopped, 'SIGCONT');
  };
};
