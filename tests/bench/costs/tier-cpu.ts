import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { cpuMsOf } from '../servers/process-figures.ts';

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

/** The CPU time of a site's programs so far; Linux only. */
export const readTierCpu = (site: RunningSite): TierCpu => {
  const folder = dirname(site.replicaEnv.DATABASE_URL_FILE ?? '');
  const [postmaster] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n');
  return {
    bff: cpuMsOf(site.pidOf('bff')),
    services: cpuMsOf(site.pidOf('services')),
    postgres: postgresCpu(Number(postmaster)),
  };
};
