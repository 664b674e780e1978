import { type Audience, type AudienceField, COHORTS, DEVICES, MEMBERSHIPS } from './audience.ts';
import { BRANDS } from './brand.ts';
import { EXPERIENCE_BANDS } from './experience.ts';

type FieldValue = Audience[AudienceField];

/** Every value of a field; null for slugs of the brands, because no layout knows all of them. */
export const FIELD_DOMAINS: Readonly<Record<AudienceField, readonly FieldValue[] | null>> = {
  brand: BRANDS,
  cohort: COHORTS,
  experienceBand: EXPERIENCE_BANDS.map((band) => band.id),
  membership: MEMBERSHIPS,
  device: DEVICES,
  city: null,
  category: null,
  crawler: [false, true],
};
