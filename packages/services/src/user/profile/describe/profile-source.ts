import type { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import type { Seeker } from '../../../auth/account/find-seeker.ts';
import type { BrandDirectory } from '../../../platform/brands/directory.ts';
import type { ProfileRows } from './read-profile-rows.ts';

/** Everything that describes a profile. */
export interface ProfileSource {
  readonly seeker: Seeker;
  readonly rows: ProfileRows;
  /** Never null: a seeker without any entry has no profile. */
  readonly profile: NonNullable<ProfileRows['profile']>;
  readonly settings: ProfileSettings;
  readonly directory: BrandDirectory;
}
