import type { CallAnswer } from '@broadsheet/contract/call';
import type { profile } from '@broadsheet/contract/calls/profile';

/** All that a seeker has told, as its owner is given it. */
export type OwnProfile = CallAnswer<typeof profile>;

/** Where the sections of the profile stand on its page: links lead there. */
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

/** Where browsers without JavaScript go when something of the profile was saved. */
export const PROFILE_HREF = '/myprofile?done=saved';
