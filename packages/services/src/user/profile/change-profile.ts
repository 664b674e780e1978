import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import { AppError } from '@broadsheet/contract/errors';
import type { Transaction } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { CallContext } from '../../platform/call/call-handler.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StepContext } from './steps/step-context.ts';
import { type ProfileColumns, writeProfile } from './write-profile.ts';

/** One change of a seeker at a time, or many at once would pass a limit together. */
export const lockSeekerProfile = async (
  transaction: Transaction<Schema>,
  id: number,
): Promise<Seeker> => {
  const seeker = await transaction
    .selectFrom('seekers')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!seeker) throw new AppError('SESSION_ENDED');
  return seeker;
};

/** What a change writes of the profile itself, and the step of registration that it does. */
export interface Changed {
  readonly columns: ProfileColumns;
  readonly step: RegistrationStep | null;
}

/**
 * Changes the profile of who calls, whole or not at all. @param change writes the lists, and answers the columns.
 * Throws UNAUTHORIZED and SESSION_ENDED as calls of seekers do.
 */
export const changeProfile = <Done extends Changed>(
  { database, directory, caller, now }: CallContext,
  change: (context: StepContext) => Promise<Done>,
): Promise<Done> =>
  database.transaction().execute(async (transaction) => {
    if (!caller) throw new AppError('UNAUTHORIZED');
    const seeker = await lockSeekerProfile(transaction, caller.seekerId);
    const done = await change({ transaction, seeker, directory: await directory(), now });
    const { columns, step } = done;
    await writeProfile(transaction, { seekerId: seeker.id, columns, step, now });
    return done;
  });
