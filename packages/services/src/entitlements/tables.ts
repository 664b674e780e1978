/** What a plan may hold. */
export type Feature = 'resume-builder';

/** What seekers may use, and until when. */
export interface EntitlementsTable {
  seeker_id: number;
  feature: Feature;
  until: Date;
}
