import { FOLLOWED_COMPANIES_MAX } from '@broadsheet/contract/calls/follow-companies';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { addWithinLimit } from '../../platform/seekers/add-within-limit.ts';

/** The companies that a seeker follows, by name. */
export const readFollowedCompanies = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('followed_companies')
    .innerJoin('companies', 'companies.id', 'followed_companies.company_id')
    .select(['companies.id', 'companies.name', 'companies.slug'])
    .where('seeker_id', '=', seekerId)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute();

interface Following {
  readonly seekerId: number;
  readonly companyId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Throws VALIDATION beyond the limit. */
export const follow = (
  database: Kysely<Schema>,
  { seekerId, companyId, now }: Following,
): Promise<void> =>
  addWithinLimit(database, {
    seekerId,
    add: (transaction) =>
      transaction
        .insertInto('followed_companies')
        .values({ seeker_id: seekerId, company_id: companyId, followed_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    count: (transaction) =>
      transaction
        .selectFrom('followed_companies')
        .select((table) => table.fn.countAll<string>().as('count'))
        .where('seeker_id', '=', seekerId)
        .executeTakeFirstOrThrow(),
    max: FOLLOWED_COMPANIES_MAX,
    refuse: () =>
      new AppError('VALIDATION', {
        details: [
          {
            path: 'body/companyId',
            message: `You can follow up to ${FOLLOWED_COMPANIES_MAX} companies. Unfollow one to follow another.`,
          },
        ],
      }),
  });

export const unfollow = async (
  database: Kysely<Schema>,
  { seekerId, companyId }: Omit<Following, 'now'>,
): Promise<void> => {
  await database
    .deleteFrom('followed_companies')
    .where('seeker_id', '=', seekerId)
    .where('company_id', '=', companyId)
    .execute();
};

/** For the personal data export. */
export const exportFollowedCompanies = async (database: Kysely<Schema>, seekerId: number) => {
  const rows = await database
    .selectFrom('followed_companies')
    .innerJoin('companies', 'companies.id', 'followed_companies.company_id')
    .select(['companies.id', 'companies.name', 'followed_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('followed_at')
    .orderBy('companies.id')
    .execute();
  return rows.map(({ id, name, followed_at }) => ({
    id,
    name,
    followedAt: followed_at.toISOString(),
  }));
};
