import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { descendantsOf } from '../../bench/servers/process-figures.ts';
import type { Undo } from '../scenario.ts';

const STUTTER_EVERY_MS = 500;
const STUTTER_MS = 400;

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

/** The processes keep their connections and answer nothing, as on a stopped machine. */
export const haveHang = async (pids: readonly number[]): Promise<Undo> => {
  signal(pids, 'SIGSTOP');
  return async () => signal(pids, 'SIGCONT');
};

/** A process pauses repeatedly, like one with rounds that take too long. */
export const haveStutter = async (pid: number): Promise<Undo> => {
  const stutter = setInterval(() => {
    signal([pid], 'SIGSTOP');
    setTimeout(() => signal([pid], 'SIGCONT'), STUTTER_MS);
  }, STUTTER_EVERY_MS);
  return async () => clearInterval(stutter);
};

export const processesOfDatabase = ({ replicaEnv }: RunningSite): number[] => {
  const file = join(replicaEnv.DATA_DIR ?? '', 'postgres/cluster/postmaster.pid');
  const first = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  return [first, ...descendantsOf(first)];
};
