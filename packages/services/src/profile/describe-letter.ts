import type { Profile } from '@broadsheet/contract/entities/profile';
import type { ProfileSource } from './profile-source.ts';

export const describeLetter = ({
  rows,
  settings,
}: Pick<ProfileSource, 'rows' | 'settings'>): NonNullable<Profile['co']> => ({
  coverText: rows.coverLetter?.text ?? '',
  coverLetterId: rows.coverLetter?.id ?? null,
  includeCoverletter: settings.coverLetter,
});
