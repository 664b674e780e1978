import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import { AppError } from '@broadsheet/contract/errors';
import { lockSeekerProfile } from '../../auth/account/lock-seeker-profile.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { StepContext } from './steps/step-context.ts';
import { type ProfileColumns, writeProfile } from './write-profile.ts';

/** The columns of the profile that a change writes, and the registration step that it completes. */
export interface Changed {
  readonly columns: ProfileColumns;
  readonly step: RegistrationStep | null;
}

/**
 * Changes the caller's profile in one transaction. Throws UNAUTHORIZED and SESSION_ENDED like other calls of seekers.
 * @param change writes the lists, and returns the columns
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
