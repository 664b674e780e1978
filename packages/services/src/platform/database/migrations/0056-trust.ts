import { type Kysely, type Migration, sql } from 'kysely';

const STEPS = [
  sql`
    alter table companies
      add column domain text check (domain ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'),
      add column domain_confirmed_at timestamptz,
      add column documents_checked_at timestamptz,
      add check (domain is not null or domain_confirmed_at is null)`,
  // Staff decide about reports: they name one by its id, never by its sender.
  sql`
    alter table job_reports
      add column id integer not null generated always as identity unique,
      add column state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
      add column decided_at timestamptz,
      add column decided_by text,
      add check ((state = 'open') = (decided_at is null)),
      add check ((decided_at is null) = (decided_by is null))`,
  sql`create index job_reports_state on job_reports (state, id desc)`,
  sql`create index job_reports_upheld on job_reports (job_id) where state = 'upheld'`,
  // How often an employer posts the same job.
  sql`create index jobs_repeated on jobs (company_id, lower(title), posted_at)`,
  sql`
    create table employer_answers (
      company_id integer primary key references companies on delete cascade,
      applications integer not null,
      answered integer not null,
      median_days integer
    )`,
];

/** What seekers can know about an employer before they apply. */
export const trust: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of STEPS) await step.execute(database);
  },
};
