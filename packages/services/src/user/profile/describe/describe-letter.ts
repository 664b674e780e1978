import type { Profile } from '@broadsheet/contract/entities/profile';
import type { ProfileSettings } from '@broadsheet/contract/entities/profile-settings';
import type { ProfileRows } from './read-profile-rows.ts';

export const describeLetter = ({
  rows: { coverLetter },
  settings,
}: {
  readonly rows: Pick<ProfileRows, 'coverLetter'>;
  readonly settings: Pick<ProfileSettings, 'coverLetter'>;
}): NonNullable<Profile['co']> => ({
  coverText: coverLetter?.text ?? '',
  coverLetterId: coverLetter?.id ?? null,
  includeCoverletter: settings.coverLetter,
});
