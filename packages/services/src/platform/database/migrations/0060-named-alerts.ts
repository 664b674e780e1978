import { type Kysely, type Migration, sql } from 'kysely';

/** The name of the one alert that a seeker had: what it searched for. */
const NAME = sql`
  case when coalesce(trim(filters->>'query'), '') = '' then 'Job alert'
  else upper(left(trim(filters->>'query'), 1)) || left(substr(trim(filters->>'query'), 2), 70) || ' jobs' end`;

const steps = [
  sql`alter table job_alerts drop constraint job_alerts_pkey`,
  sql`alter table job_alerts add column id integer generated always as identity primary key`,
  sql`alter table job_alerts add column name text check (length(name) between 1 and 80)`,
  sql`update job_alerts set name = ${NAME}`,
  sql`alter table job_alerts alter column name set not null`,
  sql`create unique index job_alerts_name on job_alerts (seeker_id, lower(name))`,
];

/** Seekers have several job alerts, each with a name. */
export const namedAlerts: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
