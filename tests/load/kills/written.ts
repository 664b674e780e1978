import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { openSiteDatabase, type People } from './people.ts';
import type { Write } from './writes.ts';

export const nameOf = ({ kind, seekerId, key }: Pick<Write, 'kind' | 'seekerId' | 'key'>): string =>
  `${kind} ${seekerId} ${key}`;

/** What is there of these people's, by name, and how far the count of applications is from how many there are. */
export const readWritten = async (
  site: Pick<RunningSite, 'replicaEnv'>,
  people: People['people'],
) => {
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

/** Acknowledged and not there; there more than once, or not acknowledged. */
export const findLosses = (acknowledged: readonly string[], written: readonly string[]) => {
  const there = new Set(written);
  const known = new Set(acknowledged);
  const twice = written.filter((name, index) => written.indexOf(name) !== index);
  return {
    lost: acknowledged.filter((name) => !there.has(name)),
    unexpected: [...twice, ...written.filter((name) => !known.has(name))],
  };
};
