import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { killProgram, VICTIMS, type Victim } from './kill-program.ts';
import { addPeople } from './people.ts';
import { listWrites, type Write } from './writes.ts';
import { findLosses, nameOf, readWritten } from './written.ts';

const AT_ONCE = 16;
const AGAIN_MS = 100;

export interface Survived {
  /** Requests without a good answer, each of which was repeated. */
  readonly repeated: number;
  readonly acknowledged: number;
  readonly killed: Readonly<Record<Victim, number>>;
  /** Acknowledged, and not there. */
  readonly lost: readonly string[];
  /** There more than once, or not acknowledged. */
  readonly unexpected: readonly string[];
  /** Applications counted by the month, less those that are there. */
  readonly miscounted: number;
}

export interface Kills {
  readonly people: number;
  readonly writes: number;
  /** Who is killed when so many writes are acknowledged. */
  readonly kills: ReadonlyMap<number, Victim>;
  /** For all of it. */
  readonly patienceMs: number;
}

/**
 * Writes by many people at once while programs of the site are killed. Whatever is not answered well is sent again as it
 * was, as browsers do. Throws when a request is refused, or patience ends.
 */
export const surviveKills = async (
  site: RunningSite,
  { people: count, writes: total, kills, patienceMs }: Kills,
): Promise<Survived> => {
  const added = await addPeople(site, count, Math.ceil(total / count / 3));
  const before = await readWritten(site, added.people);
  const waiting = [...listWrites(site, added, total)].reverse();
  const deadline = performance.now() + patienceMs;
  const killed = { bff: 0, services: 0, database: 0 };
  const acknowledged: string[] = [];
  let repeated = 0;
  const isAnswered = async (write: Write): Promise<boolean> => {
    const answer = await write.send().catch(() => null);
    if (answer && answer.status >= 400 && answer.status < 500)
      throw new Error(`${nameOf(write)} was refused: ${JSON.stringify(answer)}`);
    return answer?.status === 200;
  };
  const killDue = async (): Promise<void> => {
    const victim = kills.get(acknowledged.length);
    if (!victim) return;
    while (!killProgram(site, victim)) await wait(AGAIN_MS);
    killed[victim] += 1;
  };
  const work = async (): Promise<void> => {
    for (let write = waiting.pop(); write; write = waiting.pop()) {
      while (!(await isAnswered(write))) {
        repeated += 1;
        if (performance.now() > deadline)
          throw new Error(
            `${nameOf(write)} was not answered in time; the site wrote:\n${site.log()}`,
          );
        await wait(AGAIN_MS);
      }
      acknowledged.push(nameOf(write));
      await killDue();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const after = await readWritten(site, added.people);
  return {
    repeated,
    acknowledged: acknowledged.length,
    killed,
    ...findLosses(acknowledged, after.names),
    miscounted: after.miscounted - before.miscounted,
  };
};

/** One of each, a few times over the writes, at moments that a seed decides. @param below a number under a limit */
export const planKills = (
  writes: number,
  rounds: number,
  below: (limit: number) => number,
): ReadonlyMap<number, Victim> => {
  const span = Math.floor(writes / (rounds * VICTIMS.length + 1));
  const victims = Array.from({ length: rounds }, () => VICTIMS).flat();
  return new Map(
    victims.map((victim, place) => [(place + 1) * span - below(Math.floor(span / 2)), victim]),
  );
};
