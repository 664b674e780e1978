import { type Seeker, withMembership } from '@broadsheet/contract/audience';
import type { Persona } from '@broadsheet/contract/studio/content-calls';

/** The audience with another cohort: only members have one. */
export const withCohort = (
  audience: Persona['audience'],
  cohort: Seeker['cohort'],
): Persona['audience'] => {
  const { membership, ...rest } = audience;
  return membership === undefined || membership === 'visitor'
    ? withMembership({ ...rest, cohort })
    : { ...audience, cohort };
};

/** The audience with another membership: a visitor is of no cohort. */
export const ofMembership = (
  audience: Persona['audience'],
  membership: Seeker['membership'],
): Persona['audience'] => ({
  ...audience,
  membership,
  ...(membership === 'visitor' ? { cohort: 'none' } : {}),
});
