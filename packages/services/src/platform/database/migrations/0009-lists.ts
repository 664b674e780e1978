import { type Kysely, type Migration, sql } from 'kysely';

const steps = [
  sql`create index jobs_recruiter on jobs (recruiter_id, posted_at desc) where status = 'open'`,
  sql`create index jobs_closed on jobs (brand, least(updated_at, expires_at) desc) where status = 'expired'`,
  sql`create index jobs_expiry on jobs (brand, expires_at desc) where status = 'open'`,
  sql`create index recruiters_name on recruiters using gin (lower(name) gin_trgm_ops)`,
];

/** The recruiters of jobs, and the order of closed jobs. */
export const lists: Migration = {
  async up(database: Kysely<unknown>) {
    for (const step of steps) await step.execute(database);
  },
};
