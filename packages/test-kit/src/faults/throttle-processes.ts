import { readdirSync, readFileSync } from 'node:fs';

const SLICE_MS = 5_000;

/** A process with all that it has started, down to the last. */
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
 * Gives processes and all that they start a share of the time, as a machine does that is too busy: of every five seconds
 * they run for `share`, and stand still for the rest. @param roots are asked each time: processes may come later
 * @returns what lets them run on
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
