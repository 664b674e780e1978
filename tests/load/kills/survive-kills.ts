import { setTimeout as wait } from 'node:timers/promises';
import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { killProgram, VICTIMS, type Victim } from './kill-program.ts';
import { addPeople, openSiteDatabase, type People } from './people.ts';
import { listWrites, type Write } from './writes.ts';

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

const nameOf = ({ kind, seekerId, key }: Pick<Write, 'kind' | 'seekerId' | 'key'>): string =>
  `${kind} ${seekerId} ${key}`;

const readWritten = async (site: RunningSite, people: People['people']) => {
  const { database, close } = await openSiteDatabase(site);
  try {
    const ids = people.map(({ seekerId }) => seekerId);
    const own = people.map(({ conversationId }) => conversationId);
    const applications = await database
      .selectFrom('applications')
      .select(['seeker_id', 'job_id'])
      .where('seeker_id', 'in', ids)
      // That of the chat was not sent.
      .where('shortlisted_at', 'is', null)
      .execute();
    const saves = await database
      .selectFrom('saved_jobs')
      .select(['seeker_id', 'job_id'])
      .where('seeker_id', 'in', ids)
      .execute();
    const messages = await database
      .selectFrom('chat_messages')
      .innerJoin('chat_conversations', 'chat_conversations.id', 'conversation_id')
      .select(['seeker_id', 'client_id', 'number'])
      .where('conversation_id', 'in', own)
      .execute();
    const { all } = await database
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll<string>().as('all'))
      .executeTakeFirstOrThrow();
    const { counted } = await database
      .selectFrom('job_months')
      .select(({ fn }) => fn.sum<string>('applied').as('counted'))
      .executeTakeFirstOrThrow();
    const of = (kind: Write['kind'], seekerId: number, key: unknown) =>
      nameOf({ kind, seekerId, key: String(key) });
    return {
      miscounted: Number(counted) - Number(all),
      names: [
        ...applications.map((row) => of('application', row.seeker_id, row.job_id)),
        ...saves.map((row) => of('save', row.seeker_id, row.job_id)),
        ...messages.map((row) => of('message', row.seeker_id, row.client_id)),
      ],
    };
  } finally {
    await close();
  }
};

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
  const there = new Set(after.names);
  const known = new Set(acknowledged);
  const twice = after.names.filter((name, index) => after.names.indexOf(name) !== index);
  return {
    repeated,
    acknowledged: acknowledged.length,
    killed,
    lost: acknowledged.filter((name) => !there.has(name)),
    unexpected: [...twice, ...after.names.filter((name) => !known.has(name))],
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
