import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`alter table recruiters add column portrait text`,
  sql`
    create table recruiter_pictures (
      company_id integer not null references companies on delete cascade,
      address text not null,
      recruiter_id integer not null references recruiters on delete cascade,
      set_at timestamptz not null,
      primary key (company_id, address)
    )`,
];

/**
 * Portraits of recruiters; null: pages show initials. Also the pictures of companies that recruiters have set, by their address:
 * an earlier version of the program that replaces one leaves a row of no picture, and its own picture is the site team's.
 */
export const recruiterPictures: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
