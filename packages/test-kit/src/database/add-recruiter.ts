import type { Brand } from '@broadsheet/contract/brand';
import type { Schema } from '@broadsheet/services/platform/database/schema';
import { makeToken } from '@broadsheet/services/recruiter/make-token';
import type { Kysely } from 'kysely';
import { addJob } from './add-job.ts';

interface At {
  readonly database: Kysely<Schema>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly demoNow: number;
}

/** A new recruiter of the brand's first company, with a token valid for thirty days, and one job. */
export const addRecruiter = async (at: At, brand: Brand = 'tech') => {
  const company = await at.database
    .selectFrom('companies')
    .select('id')
    .where('brand', '=', brand)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await at.database
    .insertInto('recruiters')
    .values({ brand, company_id: company.id, name: 'Farah Khan', designation: 'Talent Partner' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await makeToken(at.database, { recruiterId: id, days: 30, now: at.now });
  if (!made) throw new Error('the recruiter is not there');
  const category = brand === 'tech' ? {} : { category_id: 13 };
  const jobId = await addJob(at, { brand, recruiter_id: id, ...category });
  return { id, companyId: company.id, token: made.token, jobId };
};
