import { blockCompany, blockedCompanies } from '@broadsheet/contract/calls/account';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import { readSeeker } from '../../auth/account/require-password.ts';
import { findCompany } from '../../job/companies/find-company.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { addWithinLimit } from '../../platform/seekers/add-within-limit.ts';
import { readBlockedCompanies } from './blocked-companies.ts';

const BLOCKED_MAX = 100;

interface Blocking {
  readonly seekerId: number;
  readonly companyId: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

const block = (database: Kysely<Schema>, { seekerId, companyId, now }: Blocking): Promise<void> =>
  addWithinLimit(database, {
    seekerId,
    add: (transaction) =>
      transaction
        .insertInto('blocked_companies')
        .values({ seeker_id: seekerId, company_id: companyId, blocked_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    count: (transaction) =>
      transaction
        .selectFrom('blocked_companies')
        .select((table) => table.fn.countAll<string>().as('count'))
        .where('seeker_id', '=', seekerId)
        .executeTakeFirstOrThrow(),
    max: BLOCKED_MAX,
    refuse: () =>
      new AppError('VALIDATION', {
        details: [
          {
            path: 'body/companyId',
            message: `You can block up to ${BLOCKED_MAX} companies. Remove one to add another.`,
          },
        ],
      }),
  });

export const blockedCompaniesCall = bindCall(blockedCompanies, async (_query, _params, context) => {
  const { id } = await readSeeker(context);
  return { items: await readBlockedCompanies(context.database, id) };
});

/** Blocks a company for the calling seeker, or unblocks it. */
export const blockCompanyCall = bindCall(
  blockCompany,
  async (_query, _params, context, { companyId, blocked }) => {
    const { database, now } = context;
    const { id: seekerId } = await readSeeker(context);
    const { id } = await findCompany(context, { id: companyId });
    if (blocked === 1) await block(database, { seekerId, companyId: id, now });
    else
      await database
        .deleteFrom('blocked_companies')
        .where('seeker_id', '=', seekerId)
        .where('company_id', '=', id)
        .execute();
    return { items: await readBlockedCompanies(database, seekerId) };
  },
);
