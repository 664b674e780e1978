import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { killProgram, VICTIMS, type Victim } from './kill-program.ts';
import { addPeople } from './people.ts';
import { listWrites, WRITE_KINDS, type Write } from './writes.ts';
import { findLosses, readWritten, writeKey } from './written.ts';

const AT_ONCE = 16;
const AGAIN_MS = 100;

export interface Survived {
  /** Requests without a good answer, each of which was repeated. */
  readonly repeated: number;
  readonly acknowledged: number;
  /** Bookings of a slot that another person already has. */
  readonly refused: number;
  readonly killed: Readonly<Record<Victim, number>>;
  /** Requested slots that nobody has, although others were refused. */
  readonly unbooked: readonly string[];
  /** Acknowledged, and not there. */
  readonly lost: readonly string[];
  /** There more than once, or not acknowledged. */
  readonly unexpected: readonly string[];
  /** Applications counted by month minus existing ones, and jobs whose count differs from their rows. */
  readonly miscounted: number;
}

export interface Kills {
  readonly people: number;
  readonly writes: number;
  /** The program to kill after this many answered writes. */
  readonly kills: ReadonlyMap<number, Victim>;
  /** The timeout of the whole run. */
  readonly timeoutMs: number;
}

const isTaken = ({ status, body }: { readonly status: number; readonly body: unknown }): boolean =>
  status === 409 && (body as { readonly code?: unknown }).code === 'SLOT_TAKEN';

/** Of the name of a booking; empty for all others. */
const slotOf = (name: string): string =>
  name.startsWith('booking ') ? (name.split(' ')[2] ?? '') : '';

/**
 * Many people write concurrently while programs of the site are killed. A failed request is repeated unchanged, as
 * browsers do. Throws when a request is refused, or after the timeout.
 */
export const surviveKills = async (
  site: RunningSite,
  { people: count, writes: total, kills, timeoutMs }: Kills,
): Promise<Survived> => {
  const added = await addPeople(site, count, Math.ceil(total / count / WRITE_KINDS.length));
  const before = await readWritten(site, added);
  const writes = listWrites(site, added, total);
  const waiting = writes.toReversed();
  const deadline = performance.now() + timeoutMs;
  const killed = { bff: 0, services: 0, database: 0 };
  const acknowledged: string[] = [];
  let refused = 0;
  let repeated = 0;
  const send = async (write: Write): Promise<'done' | 'refused' | 'again'> => {
    const answer = await write.send().catch(() => null);
    if (answer?.status === 200) return 'done';
    if (answer && write.kind === 'booking' && isTaken(answer)) return 'refused';
    if (answer && answer.status >= 400 && answer.status < 500)
      throw new Error(`${writeKey(write)} was refused: ${JSON.stringify(answer)}`);
    return 'again';
  };
  const killDue = async (): Promise<void> => {
    const victim = kills.get(acknowledged.length + refused);
    if (!victim) return;
    while (!killProgram(site, victim)) await wait(AGAIN_MS);
    killed[victim] += 1;
  };
  const work = async (): Promise<void> => {
    for (let write = waiting.pop(); write; write = waiting.pop()) {
      let outcome = await send(write);
      while (outcome === 'again') {
        repeated += 1;
        if (performance.now() > deadline)
          throw new Error(
            `${writeKey(write)} was not answered in time; the site wrote:\n${site.log()}`,
          );
        await wait(AGAIN_MS);
        outcome = await send(write);
      }
      if (outcome === 'done') acknowledged.push(writeKey(write));
      else refused += 1;
      await killDue();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const after = await readWritten(site, added);
  const booked = new Set(acknowledged.map(slotOf));
  const wanted = new Set(writes.map((write) => slotOf(writeKey(write))));
  return {
    repeated,
    acknowledged: acknowledged.length,
    refused,
    killed,
    unbooked: [...wanted].filter((slot) => !booked.has(slot)),
    ...findLosses(acknowledged, after.names),
    miscounted: after.miscounted - before.miscounted,
  };
};

/**
 * One kill of each program, several times over the writes, at random points by seed. @param below returns a number
 * under a limit
 */
export const planKills = (
  writes: number,
  rounds: number,
  below: (limit: number) => number,
): ReadonlyMap<number, Victim> => {
  const span = Math.floor(writes / (rounds * VICTIMS.length + 1));
  const victims = Array.from({ length: rounds }, () => VICTIMS).flat();
  return new Map(
    victims.map((victim, index) => [(index + 1) * span - below(Math.floor(span / 2)), victim]),
  );
};
