import { FOLLOW_UPS_PER_WEEK } from '@broadsheet/contract/constants';
import type { Feature } from '@broadsheet/contract/entities/order';
import type { Profile } from '@broadsheet/contract/entities/profile';
import { skillsOf } from '../../../platform/brands/describe-skills.ts';
import { describeFlags } from './describe-flags.ts';
import type { ProfileSource } from './profile-source.ts';

export const describeAttributes = ({
  rows,
  profile,
  settings,
  directory,
}: ProfileSource): NonNullable<Profile['atr']> => {
  const { showMaven, ...flags } = describeFlags(profile);
  const daysOf = (feature: Feature): number =>
    rows.entitlements.find((held) => held.feature === feature)?.days_left ?? 0;
  const daysLeft = daysOf('pro');
  const isPro = daysLeft > 0;
  const spotLight = { isValid: daysOf('spotlight') > 0 };
  return {
    skills: skillsOf(directory, rows.skills),
    tags: skillsOf(directory, rows.tags),
    flags,
    showMaven: showMaven === 1,
    settings,
    isPro,
    proMembership: { isValid: isPro, daysLeft },
    subscriptions: { spotLight },
    showSpotLight: spotLight.isValid,
    followUpsRemaining: isPro ? Math.max(0, FOLLOW_UPS_PER_WEEK - settings.followUpUsed) : 0,
    isShortlisted: Boolean(rows.isShortlisted),
    competition: rows.competition,
  };
};
