import type { Kysely } from 'kysely';
import type { Seeker } from '../../auth/account/find-seeker.ts';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readProfileSettings } from '../account/profile-settings.ts';
import { describeProfile } from './describe/describe-profile.ts';
import { readProfileRows } from './describe/read-profile-rows.ts';
import { registrationOf } from './registration.ts';

/**
 * A seeker's profile as they see it, and what the site has recorded about it; null where it is empty. @param now epoch
 * ms
 */
export const exportProfile = async (
  database: Kysely<Schema>,
  seeker: Seeker,
  directory: BrandDirectory,
  now: number,
) => {
  const rows = await readProfileRows(database, seeker.id, now);
  const { profile } = rows;
  if (!profile) return null;
  const settings = await readProfileSettings(database, seeker, now);
  return {
    ...describeProfile({ seeker, rows, profile, settings, directory }, null),
    registration: registrationOf(profile.registration_steps),
    promptAcceptedAt: profile.prompt_accepted_at,
  };
};
