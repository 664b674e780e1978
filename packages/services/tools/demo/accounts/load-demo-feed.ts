import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { HOUR_MS } from '@broadsheet/contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { loadOnce } from '../load-once.ts';

const LOAD_NAME = 'demo-feed';
/** The first of the newest open jobs of the seeker's functional area. */
const SAVED = 3;
const HIDDEN = 2;

interface NewJob {
  readonly id: number;
  readonly recruiter_id: number | null;
}

const readNewest = (transaction: Kysely<Schema>, seekerId: number): Promise<readonly NewJob[]> =>
  transaction
    .selectFrom('seekers')
    .innerJoin('profiles', 'profiles.seeker_id', 'seekers.id')
    .innerJoin('jobs', (on) =>
      on
        .onRef('jobs.brand', '=', 'seekers.brand')
        .onRef('jobs.category_id', '=', 'profiles.category_id'),
    )
    .select(['jobs.id', 'jobs.recruiter_id'])
    .where('seekers.id', '=', seekerId)
    .where('jobs.status', '=', 'open')
    .orderBy('posted_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(SAVED + HIDDEN + 1)
    .execute();

/** @param now epoch ms; each act is an hour before the previous one */
const actOf = async (transaction: Kysely<Schema>, seekerId: number, now: number): Promise<void> => {
  const jobs = await readNewest(transaction, seekerId);
  const at = (index: number) => new Date(now - (index + 1) * HOUR_MS);
  const saved = jobs
    .slice(0, SAVED)
    .map(({ id }, index) => ({ seeker_id: seekerId, job_id: id, saved_at: at(index) }));
  const hidden = jobs
    .slice(SAVED, SAVED + HIDDEN)
    .map(({ id }, index) => ({ seeker_id: seekerId, job_id: id, hidden_at: at(index) }));
  const unfollowed = jobs
    .slice(SAVED + HIDDEN)
    .flatMap(({ recruiter_id }) =>
      recruiter_id === null ? [] : [{ seeker_id: seekerId, recruiter_id, unfollowed_at: at(0) }],
    );
  if (saved.length > 0) await transaction.insertInto('saved_jobs').values(saved).execute();
  if (hidden.length > 0) await transaction.insertInto('hidden_jobs').values(hidden).execute();
  if (unfollowed.length > 0)
    await transaction.insertInto('unfollowed_recruiters').values(unfollowed).execute();
};

const findSeekers = (transaction: Kysely<Schema>, brand: Brand) =>
  transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', 'in', [`basic@${brand}.example`, `pro@${brand}.example`])
    .execute();

/** Lets the basic and the pro demo account of each brand save and hide a few jobs, once. @param now epoch ms */
export const loadDemoFeed = (database: Kysely<Schema>, now: number): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS)
      for (const { id } of await findSeekers(transaction, brand)) await actOf(transaction, id, now);
  });
