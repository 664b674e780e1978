import type { InterviewCalendar, InterviewSlot } from '@broadsheet/contract/entities/interview';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Calendars that a seeker is invited to, with the fields that the seeker sees. */
export const selectCalendars = (database: Kysely<Schema>, seekerId: number) =>
  database
    .selectFrom('interview_invites as invite')
    .innerJoin('interview_calendars as calendar', 'calendar.id', 'invite.calendar_id')
    .innerJoin('recruiters as recruiter', 'recruiter.id', 'calendar.recruiter_id')
    .innerJoin('jobs as job', 'job.id', 'calendar.job_id')
    .innerJoin('companies as company', 'company.id', 'job.company_id')
    .where('invite.seeker_id', '=', seekerId)
    .select([
      'calendar.id as calendar_id',
      'calendar.title',
      'calendar.minutes',
      'calendar.place',
      'calendar.video_link',
      'calendar.time_zone',
      'job.id as job_id',
      'job.slug as job_slug',
      'job.title as job_title',
      'company.id as company_id',
      'company.name as company_name',
      'company.slug as company_slug',
      'company.logo as company_logo',
      'recruiter.id as recruiter_id',
      'recruiter.name as recruiter_name',
      'recruiter.designation',
    ]);

type CalendarRow = Awaited<
  ReturnType<ReturnType<typeof selectCalendars>['executeTakeFirstOrThrow']>
>;

/** Only a seeker with a booking sees the link of the video call. */
export const toCalendar = (row: CalendarRow, isBooked: boolean): InterviewCalendar => ({
  calendarId: row.calendar_id,
  title: row.title,
  job: { id: row.job_id, slug: row.job_slug, title: row.job_title },
  company: {
    id: row.company_id,
    name: row.company_name,
    slug: row.company_slug,
    logo: row.company_logo,
  },
  recruiter: { id: row.recruiter_id, name: row.recruiter_name, designation: row.designation },
  minutes: row.minutes,
  place: row.place,
  videoLink: isBooked ? row.video_link : null,
  timeZone: row.time_zone,
});

interface SlotRow {
  readonly slot_id: number;
  readonly calendar_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly is_booked: boolean;
}

export const toSlot = (row: SlotRow): InterviewSlot => ({
  slotId: row.slot_id,
  calendarId: row.calendar_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  booked: row.is_booked,
});
