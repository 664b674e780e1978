import type { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import type { Seeker } from '../../../auth/account/find-seeker.ts';
import type { BrandDirectory } from '../../../platform/brands/directory.ts';
import type { ProfileRows } from './read-profile-rows.ts';

/** All that a profile is described by. */
export interface ProfileSource {
  readonly seeker: Seeker;
  readonly rows: ProfileRows;
  /** Never null: who has told nothing has no profile. */
  readonly profile: NonNullable<ProfileRows['profile']>;
  readonly settings: ProfileSettings;
  readonly directory: BrandDirectory;
}
