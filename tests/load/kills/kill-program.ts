import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';

export const VICTIMS = ['bff', 'services', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];

const pidOf = ({ pidOf: find, replicaEnv }: RunningSite, victim: Victim): number => {
  if (victim !== 'database') return find(victim);
  const file = join(replicaEnv.DATA_DIR ?? '', 'postgres/cluster/postmaster.pid');
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
};

/**
 * Returns whether it ran: a program that is restarting cannot be killed. PostgreSQL's other processes end with its
 * first one.
 */
export const killProgram = (site: RunningSite, victim: Victim): boolean => {
  try {
    process.kill(pidOf(site, victim), 'SIGKILL');
    return true;
  } catch {
    return false;
  }
};
