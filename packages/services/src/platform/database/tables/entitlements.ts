import type { Feature } from '@broadsheet/contract/entities/order';

/** The features that seekers may use, and until when. */
export interface EntitlementsTable {
  seeker_id: number;
  feature: Feature;
  until: Date;
}
