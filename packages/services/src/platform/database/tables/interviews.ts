import type { Generated } from 'kysely';

export interface InterviewCalendarsTable {
  id: Generated<number>;
  recruiter_id: number;
  job_id: number;
  title: string;
  /** That one interview takes. */
  minutes: number;
  /** Either this or the link is null. */
  place: string | null;
  video_link: string | null;
  /** By its IANA name. */
  time_zone: string;
  opened_at: Date;
}

/** Once it stands it is not moved: a booking repeats its times. */
export interface InterviewSlotsTable {
  id: Generated<number>;
  calendar_id: number;
  starts_at: Date;
  ends_at: Date;
}

export interface InterviewInvitesTable {
  seeker_id: number;
  calendar_id: number;
  invited_at: Date;
  /** By which calendar programs know the interview, wherever it is moved. */
  uid: Generated<string>;
  /** How often a slot was booked or given back. */
  changes: Generated<number>;
  /** When the seeker has last told the recruiter that no slot suits. */
  told_at: Date | null;
}

/** At most one for a slot, and one of a seeker for a calendar. */
export interface InterviewBookingsTable {
  slot_id: number;
  calendar_id: number;
  seeker_id: number;
  starts_at: Date;
  ends_at: Date;
  booked_at: Date;
}

/** What seekers have told recruiters whose slots do not suit. */
export interface InterviewRequestsTable {
  id: Generated<number>;
  seeker_id: number;
  calendar_id: number;
  message: string;
  asked_at: Date;
}
