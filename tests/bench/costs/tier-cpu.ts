import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuMsOf, descendantsOf } from '../servers/process-figures.ts';

export const TIERS = ['bff', 'services', 'postgres'] as const;
export type Tier = (typeof TIERS)[number];
/** CPU time by tier, ms. */
export type TierCpu = Readonly<Record<Tier, number>>;

const PPID = 1;
const TICK_MS = 10;
/** The index in /proc/<pid>/stat, after the name, of the CPU time of ended children. */
const CUTIME = 13;

const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};

/** The server with all its processes, those that have ended too. */
const postgresCpu = (postmaster: number): number => {
  const fields = statOf(postmaster);
  const ended = (Number(fields[CUTIME]) + Number(fields[CUTIME + 1])) * TICK_MS;
  const living = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number(statOf(pid)[PPID]) === postmaster);
  // One that ends just now is counted among those that have ended.
  const used = [postmaster, ...living].map(cpuMsOf).filter(Number.isFinite);
  return used.reduce((sum, ms) => sum + ms, ended);
};

/** The programs that make a page. */
export interface TierPrograms {
  readonly bff: number;
  readonly services: number;
  /** The folder of PostgreSQL's data, with its `cluster`. */
  readonly databaseFolder: string;
}

/** The CPU time of the programs so far, with the processes that the first has started; Linux only. */
export const readTierCpu = ({ bff, services, databaseFolder }: TierPrograms): TierCpu => {
  const pidFile = join(databaseFolder, 'cluster/postmaster.pid');
  const [postmaster] = readFileSync(pidFile, 'utf8').split('\n');
  const own = [bff, ...descendantsOf(bff)].map(cpuMsOf).filter(Number.isFinite);
  return {
    bff: own.reduce((sum, ms) => sum + ms, 0),
    services: cpuMsOf(services),
    postgres: postgresCpu(Number(postmaster)),
  };
};
