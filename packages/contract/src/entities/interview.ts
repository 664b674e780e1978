import Type from 'typebox';
import { CompanyRef } from './job.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Count = Type.Integer({ minimum: 0 });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Instant = Type.String({ description: 'ISO 8601 in UTC' });

/** The allowed length of an interview in minutes. */
const INTERVIEW_LENGTHS = { minimum: 5, maximum: 480 };

/** An instant at which one seeker can be interviewed. */
export const InterviewSlot = Type.Object({
  slotId: Id,
  calendarId: Id,
  startsAt: Instant,
  endsAt: Instant,
  /** By the calling seeker; slots that others have booked are not shown. */
  booked: Type.Boolean(),
});
export type InterviewSlot = Type.Static<typeof InterviewSlot>;

/** An invitation of a seeker: one interview about one job, at one of several slots. */
export const InterviewCalendar = Type.Object({
  calendarId: Id,
  title: Type.String(),
  job: Type.Object({ id: Id, slug: Type.String(), title: Type.String() }),
  company: CompanyRef,
  recruiter: Type.Object({ id: Id, name: Type.String(), designation: Type.String() }),
  /** The length of one interview. */
  minutes: Type.Integer(INTERVIEW_LENGTHS),
  /** The address of the interview; null for one by video. */
  place: OrNull(Type.String()),
  /** Https; null for one at an address, and until a slot is booked. */
  videoLink: OrNull(Type.String()),
  /** By its IANA name, of who invites. */
  timeZone: Type.String(),
});
export type InterviewCalendar = Type.Static<typeof InterviewCalendar>;

/** An invitation for which no slot is booked yet. */
export const InterviewInvite = Type.Object({
  ...InterviewCalendar.properties,
  invitedAt: Instant,
  /** Free future slots. */
  slotsLeft: Count,
});
export type InterviewInvite = Type.Static<typeof InterviewInvite>;

/** A slot with the interview that it is for. */
export const InterviewOfSlot = Type.Object({
  ...InterviewSlot.properties,
  calendar: InterviewCalendar,
});
export type InterviewOfSlot = Type.Static<typeof InterviewOfSlot>;
