import type { CallAnswer } from '@broadsheet/contract/call';
import type { saveDiversity } from '@broadsheet/contract/calls/profile';
import type { Selectable } from 'kysely';
import type { ProfilesTable } from './tables.ts';

type Flags = Omit<CallAnswer<typeof saveDiversity>, 'message'>;

/** The column of each flag. */
export const FLAG_COLUMNS = {
  femaleCandidate: 'female_candidate',
  femaleBackWorkForce: 'female_back_work_force',
  differentlyAbled: 'differently_abled',
  exDefence: 'ex_defence',
  workFromHome: 'work_from_home',
  showMaven: 'show_maven',
} as const satisfies Record<keyof Flags, keyof ProfilesTable>;

type FlagColumns = Pick<Selectable<ProfilesTable>, (typeof FLAG_COLUMNS)[keyof Flags]>;

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);

/** Who a job is good for, and whether the seeker is shown among the women of the site. */
export const describeFlags = (profile: FlagColumns): Flags => ({
  femaleCandidate: flag(profile.female_candidate),
  femaleBackWorkForce: flag(profile.female_back_work_force),
  differentlyAbled: flag(profile.differently_abled),
  exDefence: flag(profile.ex_defence),
  workFromHome: flag(profile.work_from_home),
  showMaven: flag(profile.show_maven),
});
