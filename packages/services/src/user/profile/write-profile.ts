import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ProfilesTable } from '../../platform/database/tables/profile.ts';

/** Columns of a profile; undefined ones do not change. */
export type ProfileColumns = Omit<
  Updateable<ProfilesTable>,
  'seeker_id' | 'registration_steps' | 'updated_at'
>;

interface ProfileWrite {
  readonly seekerId: number;
  readonly columns: ProfileColumns;
  /** The registration step that the change completes. */
  readonly step: RegistrationStep | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Writes the given columns, and creates a missing profile; one statement, so that of two concurrent writes neither is
 * lost.
 */
export const writeProfile = async (
  database: Kysely<Schema>,
  { seekerId, columns, step, now }: ProfileWrite,
): Promise<void> => {
  const steps = step === null ? [] : [step];
  const written = { ...columns, updated_at: new Date(now) };
  await database
    .insertInto('profiles')
    .values({ ...written, seeker_id: seekerId, registration_steps: steps })
    .onConflict((conflict) =>
      conflict.column('seeker_id').doUpdateSet({
        ...written,
        registration_steps: sql<RegistrationStep[]>`array(
          select distinct unnest(profiles.registration_steps || excluded.registration_steps)
        )`,
      }),
    )
    .execute();
};
