import {
  type Audience,
  type ClassField,
  COHORTS,
  DEVICES,
  MEMBERSHIPS,
} from '@broadsheet/contract/audience';
import { EXPERIENCE_BANDS } from '@broadsheet/contract/experience';

type ClosedField = Exclude<ClassField, 'city' | 'category'>;

/** Every value of the fields that do not depend on a brand. */
export const CLASS_DOMAINS: {
  readonly [Field in ClosedField]: readonly Audience[Field][];
} = {
  cohort: COHORTS,
  experienceBand: EXPERIENCE_BANDS.map(({ id }) => id),
  membership: MEMBERSHIPS,
  device: DEVICES,
  crawler: [false, true],
};
