import type { CallAnswer } from '@broadsheet/contract/call';
import type { parseResume } from '@broadsheet/contract/calls/profile';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type Answer = CallAnswer<typeof parseResume>;

/** What was read of a seeker's resume, or how far its reading has come. */
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
