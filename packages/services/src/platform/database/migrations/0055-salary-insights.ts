import { type Kysely, type Migration, sql } from 'kysely';

/** Summaries of advertised salaries: only rows that anybody may see are stored. */
export const salaryInsights: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table salary_insights (
        brand text not null,
        scope text not null check (scope in ('title', 'keyword')),
        key text not null,
        city_id integer not null,
        min_years integer not null,
        max_years integer not null,
        salaries integer not null,
        low_lakh double precision not null,
        median_lakh double precision not null,
        high_lakh double precision not null,
        primary key (brand, scope, key, city_id, min_years, max_years)
      )`.execute(database);
  },
};
