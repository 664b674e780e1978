import { interviewCalendarFile } from '@broadsheet/contract/calls/interviews';
import { AppError } from '@broadsheet/contract/errors';
import type { FileDocument } from '@broadsheet/contract/file-document';
import { formatMessage } from '@broadsheet/messages/format-message';
import { readSeeker } from '../../auth/account/require-password.ts';
import { bindCall } from '../../platform/call/bind-call.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { selectCalendars } from './select-calendars.ts';

const findBooked = ({ database }: CallContext, seekerId: number, calendarId: number) =>
  selectCalendars(database, seekerId)
    .innerJoin('interview_bookings as own', (join) =>
      join
        .onRef('own.calendar_id', '=', 'calendar.id')
        .onRef('own.seeker_id', '=', 'invite.seeker_id'),
    )
    .where('calendar.id', '=', calendarId)
    .select(['own.starts_at', 'own.ends_at', 'invite.uid', 'invite.changes'])
    .executeTakeFirst();

export const interviewFileCall = bindCall(
  interviewCalendarFile,
  async ({ calendarId }, _params, context): Promise<FileDocument> => {
    const { id: seekerId } = await readSeeker(context);
    const found = await findBooked(context, seekerId, calendarId);
    if (!found) throw new AppError('NOT_BOOKED');
    const { notices } = context.messages;
    const company = found.company_name;
    const text = writeCalendarFile({
      uid: found.uid,
      sequence: found.changes,
      title: formatMessage(notices.interviewEvent, { title: found.title, company }),
      description: formatMessage(notices.interviewEventText, {
        job: found.job_title,
        company,
        recruiter: found.recruiter_name,
        designation: found.designation,
      }),
      location: found.place ?? found.video_link ?? '',
      startsAt: found.starts_at,
      endsAt: found.ends_at,
      now: context.now,
    });
    return {
      fileName: `interview-${calendarId}.ics`,
      mediaType: 'text/calendar',
      base64: Buffer.from(text).toString('base64'),
    };
  },
);
