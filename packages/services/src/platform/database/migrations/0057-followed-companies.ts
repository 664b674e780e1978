import { type Kysely, type Migration, sql } from 'kysely';

/** Companies that seekers follow, for the new jobs of these. */
export const followedCompanies: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table followed_companies (
        seeker_id integer not null references seekers on delete cascade,
        company_id integer not null references companies on delete cascade,
        followed_at timestamptz not null,
        notified_at timestamptz,
        primary key (seeker_id, company_id)
      )`.execute(database);
    await sql`create index followed_companies_company on followed_companies (company_id)`.execute(
      database,
    );
  },
};
