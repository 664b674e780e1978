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

/** The recruiter's own jobs, open or closed, last posted first. Errors of all: RECRUITER_TOKEN_WRONG, RATE_LIMITED. */
export const recruiterJobs = defineCall({
  ...ofRecruiter('/jobs'),
  method: 'GET',
  params: none,
  query: Type.Object({ page: Page, size: Size }),
  answer: listOf(OwnJob),
});

/**
 * The applicants of one of the recruiter's own jobs, newest first. Omitted are seekers who have closed their account,
 * hide the profile or the resume, or have blocked the recruiter's company. A page is addressed by its number, or by a
 * cursor that new applications do not shift. Withdrawn applications are listed as `withdrawn`; every call about them
 * answers APPLICATION_WITHDRAWN. Errors: JOB_NOT_FOUND, also for another recruiter's job.
 */
export const jobApplicants = defineCall({
  ...ofRecruiter('/jobs/{jobId}/applicants'),
  method: 'GET',
  params: Type.Object({ jobId: RowId }),
  query: Type.Object({ page: Page, size: Size, after: Type.Optional(AfterApplicant) }),
  answer: listOf(Applicant),
});

/**
 * Opens an applicant's profile, which counts as a profile view: at most one a day for a recruiter and a seeker, by the
 * day in India. A new application becomes `viewed`. Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
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
 * Visible seekers with a skill who allow being found: those with the setting `boost` first, then by last profile change. Errors:
 * VALIDATION (no such skill or city).
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
    /** 1: only seekers who opted in to diversity hiring. */
    mixedTeam: Type.Optional(Type.Enum([0, 1])),
    page: Page,
    size: Size,
  }),
  answer: listOf(Candidate),
});

const StatusAnswer = Type.Object({
  /** Of the application now. */
  status: ApplicationStatus,
  /** False: the application was already at this status or a later one. */
  changed: Type.Boolean(),
});

/**
 * Moves an application forward or to `rejected`, never back. Idempotent; a pro member is notified. Errors:
 * JOB_NOT_FOUND, APPLICANT_NOT_FOUND.
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
 * Creates an interview calendar for a job, with its slots; it needs an address or a video link. Errors: JOB_NOT_FOUND,
 * VALIDATION (slots that are past, overlap or are too many; unknown time zone).
 */
export const openSlots = defineCall({
  ...ofRecruiter('/jobs/{jobId}/slots'),
  method: 'POST',
  params: Type.Object({ jobId: RowId }),
  query: none,
  body: Type.Object({
    title: Line,
    /** The length of one interview. */
    minutes: Type.Integer({ minimum: 5, maximum: 480 }),
    place: Type.Optional(Line),
    videoLink: Type.Optional(
      Type.String({ maxLength: 500, pattern: `^https://[^\\s"<>${UNFIT}]+$` }),
    ),
    timeZone: Type.Optional(Text({ maxLength: 60, default: 'Asia/Kolkata' })),
    /** The start of each slot: ISO 8601 instants with their zone. */
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
 * Invites an applicant to book a slot of a calendar of that job; idempotent. Moves the application to `interview`.
 * Errors: JOB_NOT_FOUND, APPLICANT_NOT_FOUND, CALENDAR_NOT_FOUND.
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
 * Messages of invited seekers that no slot suits, newest first; of one job, or of all the recruiter's own jobs. Hidden
 * seekers are omitted. Errors: JOB_NOT_FOUND.
 */
export const slotRequests = defineCall({
  ...ofRecruiter('/slot-requests'),
  method: 'GET',
  params: none,
  query: Type.Object({ jobId: Type.Optional(RowId), page: Page, size: Size }),
  answer: listOf(SlotRequest),
});
