import Type from 'typebox';
import { AfterApplicant } from '../after.ts';
import { defineCall } from '../call.ts';
import { CityName } from '../city-input.ts';
import { PAGE_SIZE } from '../constants.ts';
import { LINE_PATTERN, UNFIT } from '../entities/account.ts';
import { ApplicationStatus } from '../entities/application.ts';
import {
  Applicant,
  ApplicantProfile,
  Candidate,
  OwnJob,
  SlotRequest,
} from '../entities/recruiter-side.ts';
import { CALENDAR_SLOTS_MAX } from '../interview-limits.ts';
import { listOf } from '../list.ts';
import { ofApplicant, ofRecruiter, RowId } from '../recruiter-call.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE_SIZE }));

/** The recruiter's own jobs, open or not, posted last first. Errors of all: RECRUITER_TOKEN_WRONG, RATE_LIMITED. */
export const recruiterJobs = defineCall({
  ...ofRecruiter('/jobs'),
  method: 'GET',
  params: none,
  query: Type.Object({ page: Page, size: Size }),
  answer: listOf(OwnJob),
});

/**
 * Who has applied for one of the recruiter's own jobs, the last one first. Left out are those who are not to be seen: who
 * has closed their account, hides the profile or the resume, or has blocked the recruiter's company. A page begins by its number,
 * or behind whom the one before has shown last, whoever has applied since. Who has taken the application back is listed as
 * `withdrawn`; every call that names them answers APPLICATION_WITHDRAWN.
 * Errors: JOB_NOT_FOUND, also for a job of somebody else.
 */
export const jobApplicants = defineCall({
  ...ofRecruiter('/jobs/{jobId}/applicants'),
  method: 'GET',
  params: Type.Object({ jobId: RowId }),
  query: Type.Object({ page: Page, size: Size, after: Type.Optional(AfterApplicant) }),
  answer: listOf(Applicant),
});

/**
 * Opens the profile of somebody who has applied, and counts as a view of theirs: at most one a day for a recruiter and a
 * seeker, by the day in India. An application that nobody has looked at is `viewed` from then on. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
 */
export const viewApplicant = defineCall({
  ...ofApplicant('/view'),
  answer: Type.Object({
    /** False where a view of today was counted before. */
    counted: Type.Boolean(),
    profile: ApplicantProfile,
  }),
});

const Years = Type.Optional(Type.Integer({ minimum: 0, maximum: 60 }));
const Slug = Type.String({ pattern: '^[a-z0-9-]{1,80}$' });

/**
 * Who has a skill, of those who want to be found and are to be seen: first who asks to stand higher up, then whose profile
 * was changed last. Errors: VALIDATION (no such skill or city).
 */
export const findCandidates = defineCall({
  ...ofRecruiter('/candidates'),
  method: 'GET',
  params: none,
  query: Type.Object({
    /** The tag of a skill, such as `java`. */
    skill: Slug,
    city: Type.Optional(CityName),
    minYears: Years,
    maxYears: Years,
    /** 1: only who wants to come up where a mixed team is looked for. */
    mixedTeam: Type.Optional(Type.Enum([0, 1])),
    page: Page,
    size: Size,
  }),
  answer: listOf(Candidate),
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
  ...ofApplicant('/status'),
  body: Type.Object({ status: ApplicationStatus }),
  answer: StatusAnswer,
});
/** As `moveApplicant` to `shortlisted`. */
export const shortlistApplicant = defineCall({
  ...ofApplicant('/shortlist'),
  answer: StatusAnswer,
});

const Line = Type.String({ minLength: 1, maxLength: 200, pattern: LINE_PATTERN });

/**
 * Opens a calendar for interviews about a job, with its slots; either a place or a video link has to be told.
 * Errors: JOB_NOT_FOUND, VALIDATION (slots that are over, overlap or are too many; no such time zone).
 */
export const openSlots = defineCall({
  ...ofRecruiter('/jobs/{jobId}/slots'),
  method: 'POST',
  params: Type.Object({ jobId: RowId }),
  query: none,
  body: Type.Object({
    title: Line,
    /** That one interview takes. */
    minutes: Type.Integer({ minimum: 5, maximum: 480 }),
    place: Type.Optional(Line),
    videoLink: Type.Optional(
      Type.String({ maxLength: 500, pattern: `^https://[^\\s"<>${UNFIT}]+$` }),
    ),
    timeZone: Type.Optional(Text({ maxLength: 60, default: 'Asia/Kolkata' })),
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
    calendarId: RowId,
    slots: Type.Array(
      Type.Object({ slotId: RowId, startsAt: Type.String({ description: 'ISO 8601' }) }),
    ),
  }),
});

/**
 * Invites somebody who has applied to book a slot of a calendar about that job; twice is once. Brings the application on to
 * `interview`. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND, CALENDAR_NOT_FOUND.
 */
export const inviteApplicant = defineCall({
  ...ofApplicant('/invite'),
  body: Type.Object({ calendarId: RowId }),
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
  ...ofRecruiter('/slot-requests'),
  method: 'GET',
  params: none,
  query: Type.Object({ jobId: Type.Optional(RowId), page: Page, size: Size }),
  answer: listOf(SlotRequest),
});
