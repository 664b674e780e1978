import Type from 'typebox';
import { After } from '../after.ts';
import { defineCall } from '../call.ts';
import {
  InterviewCalendar,
  InterviewInvite,
  InterviewOfSlot,
  InterviewSlot,
} from '../entities/interview.ts';
import { FileDocument } from '../file-document.ts';
import { SLOT_REQUEST_MAX } from '../interview-limits.ts';
import { listOf } from '../list.ts';
import { MessageAnswer } from './auth.ts';

const none = Type.Object({});
const get = { service: 'user', method: 'GET', params: none, auth: 'token' } as const;
const post = { ...get, method: 'POST', query: none } as const;

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Count = Type.Integer({ minimum: 0 });
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 }));
const Instant = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$',
  description: 'ISO 8601 in UTC',
});

/** Invitations for which the seeker has no slot booked, the newest first. */
export const interviewInvites = defineCall({
  ...get,
  path: '/interview/invites',
  query: Type.Object({ page: Page, size: Size, after: Type.Optional(After) }),
  answer: listOf(InterviewInvite),
});

/**
 * `booked` 1 (default): the seeker's booked interviews that are not over, soonest first. 0: free future slots of all
 * invitations without a booking. `pageNumber` counts from 1, `pageContent` is the page size.
 */
export const interviewSlots = defineCall({
  ...get,
  path: '/interview/slots',
  query: Type.Object({
    booked: Type.Optional(Type.Enum([0, 1], { default: 1 })),
    pageNumber: Page,
    pageContent: Size,
  }),
  answer: listOf(InterviewOfSlot),
});

/** A slot that the seeker has booked or can book. Errors: SLOT_NOT_FOUND. */
export const interviewSlotById = defineCall({
  ...get,
  path: '/interview/slot-by-slotid',
  query: Type.Object({ slotId: Id }),
  answer: InterviewOfSlot,
});

export const interviewSlotsCount = defineCall({
  ...get,
  path: '/interview/slots-count',
  query: none,
  answer: Type.Object({
    /** For which no slot is booked, and one is free. */
    invites: Count,
    /** Free, of these. */
    slots: Count,
    /** Interviews that are booked and not over. */
    booked: Count,
  }),
});

/**
 * The seeker's invitations with their slots in order: free future ones, and the booked one. `from` is inclusive, `to`
 * is exclusive; `slotId` selects a single slot. Errors: CALENDAR_NOT_FOUND, also without an invitation.
 */
export const interviewSlotDetails = defineCall({
  ...get,
  path: '/interview/slot-details',
  query: Type.Object({
    calendarId: Id,
    slotId: Type.Optional(Id),
    from: Type.Optional(Instant),
    to: Type.Optional(Instant),
  }),
  answer: Type.Object({
    calendar: InterviewCalendar,
    slots: Type.Array(InterviewSlot),
    /** Until when the seeker cannot write to the recruiter again; null where they can. */
    toldUntil: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
  }),
});

/** When there are free slots, day by day as the calendar's time zone has days. Errors: CALENDAR_NOT_FOUND. */
export const interviewSlotTimings = defineCall({
  ...get,
  path: '/interview/slot-timings',
  query: Type.Object({ calendarId: Id }),
  answer: Type.Object({
    timeZone: Type.String(),
    minutes: Type.Integer(),
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD' }),
        slots: Type.Array(InterviewSlot),
      }),
    ),
  }),
});

/**
 * Books a slot; a booked slot of the same calendar becomes free. Idempotent. Errors: SLOT_NOT_FOUND (also without an
 * invitation), SLOT_PAST, SLOT_TAKEN, INTERVIEW_BEGUN (the booked one has started). If it fails, the earlier booking
 * stays.
 */
export const confirmSlot = defineCall({
  ...post,
  path: '/interview/confirm-slot',
  isCritical: true,
  body: Type.Object({ slotId: Id }),
  answer: Type.Object({
    ...MessageAnswer.properties,
    interview: InterviewOfSlot,
    /** The slot that became free; null where there was none. */
    freed: Type.Union([Id, Type.Null()]),
  }),
});

/** Cancels a booking. Errors: NOT_BOOKED, INTERVIEW_BEGUN. */
export const cancelSlot = defineCall({
  ...post,
  path: '/interview/cancel-slot',
  isCritical: true,
  body: Type.Object({ slotId: Id }),
  answer: MessageAnswer,
});

/**
 * Sends the recruiter the seeker's message that no slot suits. Errors: CALENDAR_NOT_FOUND, RECRUITER_TOLD (once in 24
 * hours for a calendar).
 */
export const notifyRecruiter = defineCall({
  ...post,
  path: '/interview/notify-recruiter',
  body: Type.Object({
    calendarId: Id,
    message: Type.String({
      minLength: 1,
      maxLength: SLOT_REQUEST_MAX,
      pattern: '^(?=[\\s\\S]*\\S)[^\\u0000\\p{Cs}]*$',
    }),
  }),
  answer: Type.Object({
    ...MessageAnswer.properties,
    toldUntil: Type.String({ description: 'ISO 8601; from then on they can be told again' }),
  }),
});

/**
 * A booked interview as an RFC 5545 file for the seeker's calendar. Its UID stays the same when the interview moves, so
 * that it replaces the event of an earlier file. Errors: NOT_BOOKED.
 */
export const interviewCalendarFile = defineCall({
  ...get,
  path: '/interview/calendar-file',
  query: Type.Object({ calendarId: Id }),
  answersDocument: true,
  answer: FileDocument,
});
