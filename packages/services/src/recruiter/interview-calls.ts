import type { CallBody } from '@broadsheet/contract/call';
import {
  inviteApplicant,
  openSlots,
  slotRequests,
} from '@broadsheet/contract/calls/recruiter-side';
import { AppError } from '@broadsheet/contract/errors';
import { setApplicationStatus } from '../job/applications/set-status.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import { readPaging } from '../platform/call/list-query.ts';
import { inviteSeeker } from '../user/interviews/invite-seeker.ts';
import { type OpeningCalendar, openCalendar } from '../user/interviews/open-calendar.ts';
import { findApplicantOfCall } from './find-applicant-of-call.ts';
import { readRecruiter } from './find-calling-recruiter.ts';
import { requireOwnJob } from './own-jobs.ts';
import { readSlotRequests } from './read-slot-requests.ts';

const TIME_ZONE = 'Asia/Kolkata';

const heldAt = ({ place, videoLink }: CallBody<typeof openSlots>): OpeningCalendar['held'] => {
  if (place !== undefined && videoLink === undefined) return { place };
  if (place === undefined && videoLink !== undefined) return { videoLink };
  const message = 'either this or body/videoLink has to be told';
  throw new AppError('VALIDATION', { details: [{ path: 'body/place', message }] });
};

/** Throws VALIDATION for a date that does not exist. */
const instantOf = (text: string): number => {
  const at = Date.parse(text);
  if (!Number.isNaN(at)) return at;
  const details = [{ path: 'body/slots', message: 'must be instants' }];
  throw new AppError('VALIDATION', { details });
};

export const openSlotsCall = bindCall(openSlots, async (_query, { jobId }, context, body) => {
  const recruiter = readRecruiter(context);
  const job = await requireOwnJob(context, recruiter, jobId);
  const { calendarId, slots } = await openCalendar(context.database, {
    recruiterId: recruiter.id,
    jobId: job.id,
    title: body.title,
    minutes: body.minutes,
    held: heldAt(body),
    timeZone: body.timeZone ?? TIME_ZONE,
    slots: body.slots.map(instantOf),
    now: context.now,
  });
  return { calendarId, slots: [...slots] };
});

export const inviteApplicantCall = bindCall(
  inviteApplicant,
  async (_query, params, context, { calendarId }) => {
    const { recruiter, applicant } = await findApplicantOfCall(context, params);
    const { database, messages, now } = context;
    const { jobId, seekerId } = applicant;
    const invited = await database.transaction().execute(async (transaction) => {
      const calendar = await transaction
        .selectFrom('interview_calendars')
        .select('id')
        .where('id', '=', calendarId)
        .where('job_id', '=', jobId)
        .executeTakeFirst();
      if (!calendar) throw new AppError('CALENDAR_NOT_FOUND');
      const within = { database: transaction, messages, now };
      await setApplicationStatus(within, {
        jobId,
        seekerId,
        status: 'interview',
        by: recruiter.id,
      });
      return inviteSeeker(
        transaction,
        { recruiterId: recruiter.id, calendarId, seekerId },
        context,
      );
    });
    return { invited };
  },
);

export const slotRequestsCall = bindCall(slotRequests, async (query, _params, context) => {
  const recruiter = readRecruiter(context);
  const { jobId } = query;
  if (jobId !== undefined) await requireOwnJob(context, recruiter, jobId);
  const { page, size } = readPaging(query);
  const { items, total } = await readSlotRequests(context.database, {
    recruiter,
    jobId,
    page,
    size,
  });
  return { items, page, size, total, hasMore: page * size < total };
});
