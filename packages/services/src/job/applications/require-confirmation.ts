import type { ApplicationNeed } from '@broadsheet/contract/entities/application';
import { AppError } from '@broadsheet/contract/errors';
import type { Messages } from '@broadsheet/messages/message-areas';
import { type Kysely, sql } from 'kysely';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { Schema } from '../../platform/database/schema.ts';

const TEXT = {
  resume: 'resumeNeeded',
  experience: 'experienceNeeded',
} as const satisfies Readonly<Record<ApplicationNeed, keyof Messages['answers']>>;

interface Facts {
  readonly has_applied: boolean;
  readonly has_resume: boolean;
  readonly has_experience: boolean;
}

/**
 * What the profile of a first-time applicant lacks; empty for a seeker who has applied before, or who has a resume: it says
 * what the profile does not.
 */
export const readLacks = async (
  database: Kysely<Schema>,
  seekerId: number,
): Promise<readonly ApplicationNeed[]> => {
  const { rows } = await sql<Facts>`
    select
      exists (select from sent_applications where seeker_id = ${seekerId} and not at_employer) as has_applied,
      exists (
        select from media_files
        where seeker_id = ${seekerId} and media_type = 'resume' and confirmed_at is not null
      ) as has_resume,
      exists (
        select from profiles where seeker_id = ${seekerId} and experience_status is not null
      ) as has_experience`.execute(database);
  const [facts] = rows;
  if (!facts || facts.has_applied || facts.has_resume) return [];
  return facts.has_experience ? ['resume'] : ['resume', 'experience'];
};

/** Throws APPLY_UNCONFIRMED for an unconfirmed first application with an incomplete profile. */
export const requireConfirmation = async (
  database: Kysely<Schema>,
  { messages }: Pick<CallContext, 'messages'>,
  seekerId: number,
  applyAnyway: 0 | 1 | undefined,
): Promise<void> => {
  if (applyAnyway === 1) return;
  const lacks = await readLacks(database, seekerId);
  if (lacks.length === 0) return;
  const details = lacks.map((need) => ({ path: need, message: messages.answers[TEXT[need]] }));
  throw new AppError('APPLY_UNCONFIRMED', { details });
};
