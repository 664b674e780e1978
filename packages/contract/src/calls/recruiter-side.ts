import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { LINE_PATTERN } from '../entities/account.ts';
import { ApplicationStatus } from '../entities/application.ts';
import { ChatMessage } from '../entities/chat.ts';
import {
  Applicant,
  ApplicantId,
  ApplicantProfile,
  OwnJob,
  SlotRequest,
} from '../entities/recruiter-side.ts';
import { CALENDAR_SLOTS_MAX } from '../interview-limits.ts';
import { listOf } from '../list.ts';
import { ChatClientId, ChatText, SOME_TEXT_PATTERN } from './chat.ts';

const none = Type.Object({});
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_SIZE }));

/** At `/api/recruiter{path}`; the reference services answer it under the user service. */
const at = <Path extends string>(path: Path) =>
  ({
    service: 'user',
    auth: 'recruiter',
    path: `/recruiter${path}`,
    bffPath: `/api/recruiter${path}`,
  }) as const;

/** The recruiter's own jobs, open or not, posted last first. Errors of all: RECRUITER_TOKEN_WRONG, RATE_LIMITED. */
export const recruiterJobs = defineCall({
  ...at('/jobs'),
  method: 'GET',
  params: none,
  query: Type.Object({ page: Page, size: Size }),
  answer: listOf(OwnJob),
});

/**
 * Who has applied for one of the recruiter's own jobs, the last one first. Left out are those who are not to be seen: who
 * has closed their account, hides the profile or the resume, or has blocked the recruiter's company.
 * Errors: JOB_NOT_FOUND, also for a job of somebody else.
 */
export const jobApplicants = defineCall({
  ...at('/jobs/{jobId}/applicants'),
  method: 'GET',
  params: Type.Object({ jobId: Id }),
  query: Type.Object({ page: Page, size: Size }),
  answer: listOf(Applicant),
});

const applicant = <Path extends string>(path: Path) =>
  ({
    ...at(`/jobs/{jobId}/applicants/{applicantId}${path}`),
    method: 'POST',
    params: Type.Object({ jobId: Id, applicantId: ApplicantId }),
    query: none,
  }) as const;

/**
 * Opens the profile of somebody who has applied, and counts as a view of theirs: at most one a day for a recruiter and a
 * seeker, by the day in India. An application that nobody has looked at is `viewed` from then on. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
 */
export const viewApplicant = defineCall({
  ...applicant('/view'),
  answer: Type.Object({
    /** False where a view of today was counted before. */
    counted: Type.Boolean(),
    profile: ApplicantProfile,
  }),
});

const StatusAnswer = Type.Object({
  /** Of the application now. */
  status: ApplicationStatus,
  /** False: it had come as far, or further, before. */
  changed: Type.Boolean(),
});

/**
 * Brings an application further: forward, or to `rejected`, never back. Saying it twice is saying it once; a pro member is
 * notified. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
 */
export const moveApplicant = defineCall({
  ...applicant('/status'),
  body: Type.Object({ status: ApplicationStatus }),
  answer: StatusAnswer,
});
/** As `moveApplicant` to `shortlisted`. */
export const shortlistApplicant = defineCall({
  ...applicant('/shortlist'),
  answer: StatusAnswer,
});

const Line = Type.String({ minLength: 1, maxLength: 200, pattern: LINE_PATTERN });

/**
 * Opens a calendar for interviews about a job, with its slots; either a place or a video link has to be told.
 * Errors: JOB_NOT_FOUND, VALIDATION (slots that are over, overlap or are too many; no such time zone).
 */
export const openSlots = defineCall({
  ...at('/jobs/{jobId}/slots'),
  method: 'POST',
  params: Type.Object({ jobId: Id }),
  query: none,
  body: Type.Object({
    title: Line,
    /** That one interview takes. */
    minutes: Type.Integer({ minimum: 5, maximum: 480 }),
    place: Type.Optional(Line),
    videoLink: Type.Optional(Type.String({ maxLength: 500, pattern: '^https://[^\\s"<>]+$' })),
    timeZone: Type.Optional(Type.String({ maxLength: 60, default: 'Asia/Kolkata' })),
    /** When each begins: instants of ISO 8601, with their zone. */
    slots: Type.Array(
      Type.String({
        pattern:
          '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?(Z|[+-]\\d\\d:\\d\\d)$',
      }),
      { minItems: 1, maxItems: CALENDAR_SLOTS_MAX },
    ),
  }),
  answer: Type.Object({
    calendarId: Id,
    slots: Type.Array(
      Type.Object({ slotId: Id, startsAt: Type.String({ description: 'ISO 8601' }) }),
    ),
  }),
});

/**
 * Invites somebody who has applied to book a slot of a calendar about that job; twice is once. Brings the application on to
 * `interview`. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND, CALENDAR_NOT_FOUND.
 */
export const inviteApplicant = defineCall({
  ...applicant('/invite'),
  body: Type.Object({ calendarId: Id }),
  answer: Type.Object({
    /** False: they were invited before. */
    invited: Type.Boolean(),
  }),
});

/**
 * What invited seekers have told because no slot suits them, what was told last first; of one job, or of all that are the
 * recruiter's own. Who is not to be seen is left out. Errors: JOB_NOT_FOUND.
 */
export const slotRequests = defineCall({
  ...at('/slot-requests'),
  method: 'GET',
  params: none,
  query: Type.Object({ jobId: Type.Optional(Id), page: Page, size: Size }),
  answer: listOf(SlotRequest),
});

/**
 * Writes to an applicant in the chat that stands since they were shortlisted, once for each `clientId`, and marks what was
 * there as read. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND, CONVERSATION_NOT_FOUND (not shortlisted), CHAT_NEEDS_PRO (the
 * applicant is no pro member), CHAT_CLOSED (they want no chats, and have not written themselves), KEY_REUSED.
 */
export const answerApplicant = defineCall({
  ...applicant('/answer'),
  body: Type.Object({ text: ChatText, clientId: ChatClientId }),
  answer: Type.Object({ sent: ChatMessage }),
});

/**
 * The newest messages of the chat with an applicant, or those before one, in the order in which they were written. What it
 * answers is read from then on, and the seeker is told so. Errors: as `answerApplicant`, but for CHAT_CLOSED and KEY_REUSED.
 */
export const readApplicantChat = defineCall({
  ...applicant('/chat'),
  query: Type.Object({
    before: Type.Optional(Id),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  }),
  answer: Type.Object({
    items: Type.Array(ChatMessage),
    /** There are earlier ones. */
    hasMore: Type.Boolean(),
    /** Up to which message the seeker has read. */
    readBySeeker: Type.Integer({ minimum: 0 }),
    /** Whether the recruiter may write. */
    isOpen: Type.Boolean(),
  }),
});

/**
 * Answers what an applicant has asked last about how their application stands; they are notified.
 * Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
 */
export const answerFollowUp = defineCall({
  ...applicant('/follow-up'),
  body: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 1_000, pattern: SOME_TEXT_PATTERN }),
  }),
  answer: Type.Object({
    /** False: nothing waits for an answer, or it was answered before. */
    answered: Type.Boolean(),
  }),
});
