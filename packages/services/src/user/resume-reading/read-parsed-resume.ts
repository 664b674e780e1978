import type { CallAnswer } from '@broadsheet/contract/call';
import type { parseResume } from '@broadsheet/contract/calls/profile';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Answer = CallAnswer<typeof parseResume>;

/** The data of a seeker's resume, or the state of its parsing. */
export const readParsedResume = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<Answer> => {
  const facts = await database
    .selectFrom('resume_facts')
    .select(['status', 'failure', 'resume', 'parsed_at'])
    .where('seeker_id', '=', seekerId)
    .executeTakeFirst();
  const status: Answer['status'] = facts?.status ?? 'none';
  return {
    status,
    failure: facts?.failure ?? null,
    resume: facts?.resume ?? null,
    parsedAt: facts?.parsed_at?.toISOString() ?? null,
  };
};
