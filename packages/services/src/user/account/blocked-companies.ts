import type { CallAnswer } from '@broadsheet/contract/call';
import type { blockedCompanies } from '@broadsheet/contract/calls/account';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** The companies whose jobs a seeker does not see, by name. */
export const readBlockedCompanies = (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<CallAnswer<typeof blockedCompanies>['items']> =>
  database
    .selectFrom('blocked_companies')
    .innerJoin('companies', 'companies.id', 'blocked_companies.company_id')
    .select(['companies.id', 'companies.name', 'companies.slug'])
    .where('seeker_id', '=', seekerId)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute();
