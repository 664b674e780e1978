import { FOLLOW_UPS_PER_WEEK } from '@broadsheet/contract/constants';
import type { Profile } from '@broadsheet/contract/entities/profile';
import { describeFlags } from './describe-flags.ts';
import { skillsOf } from './describe-skills.ts';
import type { ProfileSource } from './profile-source.ts';

export const describeAttributes = ({
  seeker,
  rows,
  profile,
  settings,
  directory,
}: ProfileSource): NonNullable<Profile['atr']> => {
  const { showMaven, ...flags } = describeFlags(profile);
  // Nobody sells the spotlight through these services, nor a membership that ends.
  const spotLight = { isValid: false };
  return {
    skills: skillsOf(directory, rows.skills),
    tags: skillsOf(directory, rows.tags),
    flags,
    showMaven: showMaven === 1,
    settings,
    isPro: seeker.is_pro,
    proMembership: { isValid: seeker.is_pro, daysLeft: 0 },
    subscriptions: { spotLight },
    showSpotLight: spotLight.isValid,
    followUpsRemaining: seeker.is_pro
      ? Math.max(0, FOLLOW_UPS_PER_WEEK - settings.followUpUsed)
      : 0,
    isShortlisted: Boolean(rows.isShortlisted),
    competition: rows.competition,
  };
};
