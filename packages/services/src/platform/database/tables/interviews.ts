import type { Generated } from 'kysely';

export interface InterviewCalendarsTable {
  id: Generated<number>;
  recruiter_id: number;
  job_id: number;
  title: string;
  /** The length of one interview. */
  minutes: number;
  /** Either this or the link is null. */
  place: string | null;
  video_link: string | null;
  /** The IANA name. */
  time_zone: string;
  opened_at: Date;
}

/** A created slot is never moved, because a booking repeats its times. */
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
  /** Calendar programs identify the interview by it, also after it is moved. */
  uid: Generated<string>;
  /** How often a slot was booked or released. */
  changes: Generated<number>;
  /** When the seeker last informed the recruiter that no slot suits. */
  told_at: Date | null;
}

/** At most one per slot, and one per seeker and calendar. */
export interface InterviewBookingsTable {
  slot_id: number;
  calendar_id: number;
  seeker_id: number;
  starts_at: Date;
  ends_at: Date;
  booked_at: Date;
}

/** Seekers' messages to recruiters that no slot suits. */
export interface InterviewRequestsTable {
  id: Generated<number>;
  seeker_id: number;
  calendar_id: number;
  message: string;
  asked_at: Date;
}
