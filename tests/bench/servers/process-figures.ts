import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux on every architecture that Node runs on. */
const TICKS_PER_SECOND = 100;
const UTIME = 11;

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** CPU time that a process has used so far, all threads; NaN where there is no /proc. */
export const cpuMsOf = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[UTIME]) + Number(fields[UTIME + 1]);
  return (ticks / TICKS_PER_SECOND) * 1_000;
};

/** Resident memory of a process in MB; NaN where there is no /proc. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`) ?? '')?.[1]) / 1_024;

const PARENT = 1;

/** The processes that a process has started, and those that these have. */
export const descendantsOf = (pid: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const fields = read(`/proc/${name}/stat`)?.split(') ').at(-1)?.split(' ') ?? [];
      return { pid: Number(name), parent: Number(fields[PARENT]) };
    });
  const of = (parent: number): number[] =>
    parents.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...of(one.pid)]);
  return of(pid);
};
