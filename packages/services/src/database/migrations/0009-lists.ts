import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  // As before, with all that employers say of a job: lists count by it, too.
  sql`drop index if exists jobs_posted`,
  sql`
    create index jobs_posted on jobs (brand, posted_at desc, id desc)
    include (expires_at, category_id, industry_id, min_years, max_years, city_ids, work_from_home, pay_max_lakh,
             female_candidate, female_back_work_force, differently_abled, ex_defence)
    where status = 'open'`,
  sql`create index jobs_recruiter on jobs (recruiter_id, posted_at desc) where status = 'open'`,
  sql`create index jobs_closed on jobs (brand, least(updated_at, expires_at) desc) where status = 'expired'`,
  sql`create index jobs_expiry on jobs (brand, expires_at desc) where status = 'open'`,
  sql`create index recruiters_name on recruiters using gin (lower(name) gin_trgm_ops)`,
];

/** What lists filter by, who posted them, and which jobs went last. */
export const lists: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
