import type { CallAnswer } from '@broadsheet/contract/call';
import type { profile } from '@broadsheet/contract/calls/profile';

/** The complete profile, as its owner sees it. */
export type OwnProfile = CallAnswer<typeof profile>;

/** The element ids of the profile sections, for links. */
export const PROFILE_SECTION_IDS = {
  picture: 'profile-picture',
  details: 'profile-details',
  work: 'profile-work',
  education: 'profile-education',
  additional: 'profile-additional',
  skills: 'profile-skills',
  keywords: 'profile-keywords',
  files: 'profile-files',
  cover: 'profile-cover',
  about: 'profile-about',
} as const;
export type ProfileSectionName = keyof typeof PROFILE_SECTION_IDS;

/** The path after a save, for browsers without JavaScript. */
export const PROFILE_HREF = '/myprofile?done=saved';
