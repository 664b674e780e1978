import type { Schema } from '@broadsheet/services/platform/database/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TestSeeker } from './add-seeker.ts';

interface Filling {
  readonly seekerId: number;
  readonly items: number;
  /** Epoch ms. */
  readonly now: number;
}

export interface FilledLists {
  /** A recruiter, one of whose jobs has applications of all the other seekers and of this one. */
  readonly recruiterId: number;
  readonly jobId: number;
  /** The conversation with all the messages. */
  readonly conversationId: number;
}

/** Jobs of the brand by number, newest first: three times as many as a list has items. */
const NUMBERED = sql`(
  select id, (row_number() over (order by posted_at desc, id desc))::integer as number
  from jobs where brand = 'tech' and status = 'open') numbered`;

const ago = (now: number, number: string) =>
  sql`${new Date(now)}::timestamptz - interval '1 minute' * ${sql.ref(number)}`;

/** The other people: seekers with a profile each, and recruiters of the existing companies. */
const people = ({ seekerId, items, now }: Filling) => [
  sql`
    insert into seekers (brand, public_id, email, name, password_hash, password_changed_at, created_at)
    select brand, gen_random_uuid(), 'many' || number || '@example.com', 'Asha Rao', password_hash,
      password_changed_at, created_at
    from seekers, generate_series(1, ${items}) number where id = ${seekerId}`,
  sql`
    insert into profiles (seeker_id, experience_status, experience_months, city_id, updated_at)
    select id, 'experienced', id % 200, 1 + id % 9, ${new Date(now)}::timestamptz - interval '1 day' * (id % 500)
    from seekers where email like 'many%'`,
  sql`
    insert into seeker_skills (seeker_id, tag_id, position)
    select seekers.id, tag, tag from seekers, generate_series(1, 900) tag
    where email like 'many%' and (seekers.id + tag) % 180 = 0`,
  sql`
    insert into educations (seeker_id, degree, course_type, institute, year)
    select id, 'MBA', 'full-time', 'An institute of management, number ' || id % 50, 2015
    from seekers, generate_series(1, 2) where email like 'many%'`,
  sql`
    insert into recruiters (brand, company_id, name, designation)
    select 'tech', company_id, 'Recruiter ' || number, 'of many'
    from generate_series(1, ${items}) number
    join (select id as company_id, row_number() over (order by id) as place, count(*) over () as all_of_them
      from companies where brand = 'tech') company on place = 1 + number % all_of_them`,
];

const lists = ({ seekerId, items, now }: Filling) => [
  sql`
    insert into saved_jobs (seeker_id, job_id, saved_at)
    select ${seekerId}, id, ${ago(now, 'number')} from ${NUMBERED} where number <= ${items}`,
  sql`
    insert into applications (seeker_id, job_id, applied_at, status)
    select ${seekerId}, id, ${ago(now, 'number')},
      (enum_range(null::application_status))[1 + number % 6]
    from ${NUMBERED} where number <= ${items}`,
  sql`
    insert into hidden_jobs (seeker_id, job_id, hidden_at)
    select ${seekerId}, id, ${ago(now, 'number')} from ${NUMBERED}
    where number > ${items} and number <= 2 * ${items}::integer`,
  sql`
    insert into unfollowed_recruiters (seeker_id, recruiter_id, unfollowed_at)
    select ${seekerId}, id, ${ago(now, 'id')} from recruiters where designation = 'of many'`,
  sql`
    insert into profile_views (seeker_id, recruiter_id, first_at, last_at, last_day)
    select ${seekerId}, id, ${ago(now, 'id')}, ${ago(now, 'id')}, ${new Date(now)}::date
    from recruiters where designation = 'of many'`,
  sql`
    insert into chat_conversations (seeker_id, recruiter_id, last_number, last_at)
    select ${seekerId}, id, 1, ${ago(now, 'id')} from recruiters where designation = 'of many'
    on conflict do nothing`,
  sql`
    insert into chat_messages (conversation_id, number, side, client_id, text, sent_at)
    select id, 1, 'recruiter', 'first', 'Good morning.', last_at
    from chat_conversations where seeker_id = ${seekerId} on conflict do nothing`,
  sql`
    insert into notifications (seeker_id, type, text, link, created_at)
    select ${seekerId}, 1, 'News ' || number, '/jobfeed', ${ago(now, 'number')}
    from generate_series(1, ${items}) number`,
  sql`
    insert into interview_calendars (recruiter_id, job_id, title, minutes, place, time_zone, opened_at)
    select (select min(id) from recruiters where designation = 'of many'), id, 'of many', 30, 'Pune',
      'Asia/Kolkata', ${new Date(now)}
    from ${NUMBERED} where number <= 2 * ${items}::integer`,
  sql`
    insert into interview_slots (calendar_id, starts_at, ends_at)
    select id, ${new Date(now)}::timestamptz + interval '1 hour' * hours, ${new Date(now)}::timestamptz
      + interval '1 hour' * hours + interval '30 minutes'
    from interview_calendars, generate_series(24, 26) hours where title = 'of many'`,
  sql`
    insert into interview_invites (seeker_id, calendar_id, invited_at)
    select ${seekerId}, id, ${ago(now, 'id')} from interview_calendars where title = 'of many'`,
  sql`
    insert into interview_bookings (slot_id, calendar_id, seeker_id, starts_at, ends_at, booked_at)
    select min(slots.id), calendar_id, ${seekerId}, min(starts_at), min(ends_at), ${new Date(now)}
    from interview_slots slots join interview_calendars on interview_calendars.id = calendar_id
    where title = 'of many' and calendar_id % 2 = 0 group by calendar_id`,
  sql`
    insert into assessments (job_id, title, minutes, days, pass_mark)
    select id, 'Of many', 30, 30, 50 from ${NUMBERED} where number <= ${items} on conflict do nothing`,
];

const runAll = async (database: Kysely<Schema>, steps: readonly RawBuilder<unknown>[]) => {
  for (const step of steps) await step.execute(database);
};

/** Leaves the tables as autovacuum does. */
export const tidyTables = async (database: Kysely<Schema>): Promise<void> => {
  await sql`vacuum (analyze)`.execute(database);
};

/** Fills each of a tech seeker's own lists with this many items; the market has three times as many open jobs. */
export const fillLists = async (
  database: Kysely<Schema>,
  { seeker }: TestSeeker,
  items: number,
  now: number,
): Promise<FilledLists> => {
  const filling = { seekerId: seeker.id, items, now };
  await runAll(database, [...people(filling), ...lists(filling)]);
  const { rows } = await sql<FilledLists>`
    with wanted as (
      select id, recruiter_id from jobs
      where brand = 'tech' and source = 'demo' and recruiter_id is not null and cardinality(tag_ids) > 2
      order by posted_at desc limit 1
    ), applied as (
      insert into applications (seeker_id, job_id, applied_at)
      select seekers.id, wanted.id, ${ago(now, 'seekers.id')} from seekers, wanted where email like 'many%'
    ), own as (
      insert into applications (seeker_id, job_id, applied_at)
      select ${seeker.id}::integer, wanted.id, ${new Date(now)}::timestamptz from wanted on conflict do nothing
    )
    select wanted.id as "jobId", wanted.recruiter_id as "recruiterId", (
      select id from chat_conversations where seeker_id = ${seeker.id} order by id limit 1
    ) as "conversationId" from wanted`.execute(database);
  const [filled] = rows;
  if (!filled) throw new Error('no job has a recruiter and skills');
  await sql`
    insert into chat_messages (conversation_id, number, side, client_id, text, sent_at)
    select ${filled.conversationId}, number, 'recruiter', 'of-many-' || number, 'Message ' || number,
      ${new Date(now)} from generate_series(2, ${items}) number`.execute(database);
  await sql`update chat_conversations set last_number = ${items} where id = ${filled.conversationId}`.execute(
    database,
  );
  await tidyTables(database);
  return filled;
};
