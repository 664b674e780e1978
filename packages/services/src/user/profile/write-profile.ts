import type { RegistrationStep } from '@broadsheet/contract/entities/profile';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ProfilesTable } from '../../platform/database/tables/profile.ts';

/** Columns of a profile; what is undefined stays as it is. */
export type ProfileColumns = Omit<
  Updateable<ProfilesTable>,
  'seeker_id' | 'registration_steps' | 'updated_at'
>;

interface ProfileWrite {
  readonly seekerId: number;
  readonly columns: ProfileColumns;
  /** The step of registration that is done with it. */
  readonly step: RegistrationStep | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Writes what is named, and begins the profile where there is none; in one statement, so that of two at once neither is lost. */
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
