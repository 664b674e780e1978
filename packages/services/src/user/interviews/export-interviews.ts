import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A seeker's invitations, bookings and messages to recruiters, oldest first. */
export const exportInterviews = async (database: Kysely<Schema>, seekerId: number) => {
  const invites = await database
    .selectFrom('interview_invites as invite')
    .innerJoin('interview_calendars as calendar', 'calendar.id', 'invite.calendar_id')
    .leftJoin('interview_bookings as booking', (join) =>
      join
        .onRef('booking.calendar_id', '=', 'invite.calendar_id')
        .onRef('booking.seeker_id', '=', 'invite.seeker_id'),
    )
    .select([
      'invite.calendar_id',
      'calendar.title',
      'calendar.job_id',
      'invite.invited_at',
      'booking.starts_at',
      'booking.booked_at',
    ])
    .where('invite.seeker_id', '=', seekerId)
    .orderBy('invite.invited_at')
    .orderBy('invite.calendar_id')
    .execute();
  const requests = await database
    .selectFrom('interview_requests')
    .select(['calendar_id', 'message', 'asked_at'])
    .where('seeker_id', '=', seekerId)
    .orderBy('id')
    .execute();
  return invites.map((row) => ({
    calendarId: row.calendar_id,
    title: row.title,
    jobId: row.job_id,
    invitedAt: row.invited_at.toISOString(),
    startsAt: row.starts_at?.toISOString() ?? null,
    bookedAt: row.booked_at?.toISOString() ?? null,
    told: requests
      .filter(({ calendar_id }) => calendar_id === row.calendar_id)
      .map(({ message, asked_at }) => ({ message, askedAt: asked_at.toISOString() })),
  }));
};
