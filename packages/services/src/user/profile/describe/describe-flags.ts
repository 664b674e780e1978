import type { CallAnswer, CallBody } from '@broadsheet/contract/call';
import type { saveDiversity } from '@broadsheet/contract/calls/profile';
import type { Selectable } from 'kysely';
import type { ProfilesTable } from '../../../platform/database/tables/profile.ts';

type Flags = Omit<CallAnswer<typeof saveDiversity>, 'message'>;

type FlagColumn =
  | 'female_candidate'
  | 'female_back_work_force'
  | 'differently_abled'
  | 'ex_defence'
  | 'work_from_home'
  | 'show_maven';

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0);
const isSet = (value: 0 | 1 | undefined) => (value === undefined ? undefined : value === 1);

/** The diversity flags of a profile, and whether the seeker is shown among the women of the site. */
export const describeFlags = (profile: Pick<Selectable<ProfilesTable>, FlagColumn>): Flags => ({
  femaleCandidate: flag(profile.female_candidate),
  femaleBackWorkForce: flag(profile.female_back_work_force),
  differentlyAbled: flag(profile.differently_abled),
  exDefence: flag(profile.ex_defence),
  workFromHome: flag(profile.work_from_home),
  showMaven: flag(profile.show_maven),
});

/** Absent flags do not change. */
export const flagColumns = (flags: CallBody<typeof saveDiversity>) => ({
  female_candidate: isSet(flags.femaleCandidate),
  female_back_work_force: isSet(flags.femaleBackWorkForce),
  differently_abled: isSet(flags.differentlyAbled),
  ex_defence: isSet(flags.exDefence),
  work_from_home: isSet(flags.workFromHome),
  show_maven: isSet(flags.showMaven),
});
