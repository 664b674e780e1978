import { type Kysely, type Migration, sql } from 'kysely';

const STEPS = [
  // A withdrawn application leaves the table that counts, ranks and recruiters read, so that no query can forget to
  // exclude it.
  sql`
    create table withdrawn_applications (
      seeker_id integer not null references seekers on delete cascade,
      job_id integer not null references jobs on delete cascade,
      applied_at timestamptz not null,
      shortlisted_at timestamptz,
      withdrawn_at timestamptz not null,
      answers jsonb not null,
      cover_letter text,
      steps jsonb not null,
      primary key (seeker_id, job_id)
    )`,
  sql`
    create index withdrawn_applications_job on withdrawn_applications (job_id, applied_at desc, seeker_id)`,
  sql`
    create index withdrawn_applications_newest
    on withdrawn_applications (seeker_id, applied_at desc, job_id desc)`,
  sql`
    create view sent_applications as
    select seeker_id, job_id, applied_at, shortlisted_at, status::text as status, at_employer, answers,
      cover_letter, null::timestamptz as withdrawn_at, null::jsonb as steps
    from applications
    union all
    select seeker_id, job_id, applied_at, shortlisted_at, 'withdrawn', false, answers,
      cover_letter, withdrawn_at, steps
    from withdrawn_applications`,
  // A follow-up counts for its week even if the application is withdrawn.
  sql`alter table follow_ups drop constraint follow_ups_seeker_id_job_id_fkey`,
  sql`
    alter table follow_ups
      add foreign key (seeker_id) references seekers on delete cascade,
      add foreign key (job_id) references jobs on delete cascade`,
];

/** Withdrawn applications: a seeker and a job have one row, either here or among the applications. */
export const withdrawnApplications: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of STEPS) await step.execute(database);
  },
};
