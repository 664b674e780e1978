import type { RunningSite } from '@broadsheet/test-kit/site/start-site';
import { sql } from 'kysely';
import { openSiteDatabase, type People } from './people.ts';
import type { Write } from './writes.ts';

export const writeKey = ({
  kind,
  seekerId,
  key,
}: Pick<Write, 'kind' | 'seekerId' | 'key'>): string => `${kind} ${seekerId} ${key}`;

interface Named {
  readonly name: string;
}

/** Everything that people and recruiters have written, by `writeKey`, and wrong counts. */
export const readWritten = async (
  site: Pick<RunningSite, 'replicaEnv'>,
  { people, jobIds, rounds }: People,
) => {
  const { database, close } = await openSiteDatabase(site);
  try {
    const own = sql`any(${people.map(({ seekerId }) => seekerId)}::integer[])`;
    const jobs = sql`any(${jobIds}::integer[])`;
    const ofRounds = sql`any(${rounds.map(({ jobId }) => jobId)}::integer[])`;
    const { rows } = await sql<Named>`
      select concat_ws(' ', 'application', seeker_id, job_id) as name from applications
        where seeker_id = ${own} and job_id = ${jobs}
      union all select concat_ws(' ', 'save', seeker_id, job_id) from saved_jobs
        where seeker_id = ${own}
      union all select concat_ws(' ', case side when 'seeker' then 'message' else 'answer' end, seeker_id, client_id)
        from chat_messages join chat_conversations on chat_conversations.id = conversation_id
        where seeker_id = ${own}
      union all select concat_ws(' ', 'status', seeker_id, job_id, status) from application_steps
        where seeker_id = ${own} and job_id = ${ofRounds}
      union all select concat_ws(' ', 'booking', seeker_id, slot_id) from interview_bookings
        where seeker_id = ${own}`.execute(database);
    const { rows: saved } = await sql<Named>`
      select concat_ws(' ', 'told twice', seeker_id, link, text) as name from notifications
      where seeker_id = ${own} and type = 1
      group by seeker_id, link, text having count(*) > 1`.execute(database);
    const { rows: counted } = await sql<{ readonly miscounted: number }>`
      select ((select sum(applied) from job_months) - (select count(*) from applications))::integer
        + (select count(*) from job_applications left join (
            select job_id, count(*) as number from applications group by job_id
          ) there using (job_id) where applied <> coalesce(number, 0))::integer
        + (select count(*) from job_applications here
            join jobs on jobs.id = here.job_id join brand_rules rules on rules.brand = jobs.brand
            left join crowded_jobs crowded on crowded.job_id = here.job_id
          where (crowded.job_id is not null) <> (jobs.applied < rules.early_applications
            and jobs.applied + here.applied >= rules.early_applications))::integer as miscounted`.execute(
      database,
    );
    return {
      names: [...rows, ...saved].map(({ name }) => name),
      miscounted: counted[0]?.miscounted ?? 0,
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
