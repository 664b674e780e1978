import { COMPLETENESS_PARTS, type Completeness } from '@broadsheet/contract/entities/profile';
import { profileFixture } from './forms/profile.fixtures.ts';
import type { OwnProfile } from './own-profile.ts';

const missing = ['profilePicture', 'verificationPhone', 'profileVideoAudio', 'recommendations'];
const completed = Object.fromEntries(
  COMPLETENESS_PARTS.map((item) => [item, !missing.includes(item)]),
) as Pick<Completeness, (typeof COMPLETENESS_PARTS)[number]>;

/** A profile as its owner sees it. */
export const ownProfileFixture: OwnProfile = {
  profile: profileFixture,
  completeness: {
    percentage: 82,
    ...completed,
    next: [
      { part: 'profilePicture', percent: 6 },
      { part: 'verificationPhone', percent: 6 },
      { part: 'profileVideoAudio', percent: 5 },
      { part: 'recommendations', percent: 3 },
    ],
    appliedJobCount: 2,
    savedJobCount: 1,
    interviewSlots: { count: 0, slots: [] },
  },
  registration: { done: [], next: 'addPersonalDetails' },
};
