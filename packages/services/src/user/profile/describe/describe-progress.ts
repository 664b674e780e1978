import { completenessOf } from '@broadsheet/contract/completeness';
import type { Seeker } from '../../../auth/account/find-seeker.ts';
import { registrationOf } from '../registration.ts';
import { completenessFactsOf } from './completeness-facts.ts';
import type { ProfileRows } from './read-profile-rows.ts';

/** How far a profile and its registration have come. */
export const describeProgress = (seeker: Seeker, rows: ProfileRows) => ({
  completeness: completenessOf(completenessFactsOf(seeker, rows)),
  registration: registrationOf(rows.profile?.registration_steps ?? []),
});
