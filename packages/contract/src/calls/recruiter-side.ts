import Type from 'typebox';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { ApplicationStatus } from '../entities/application.ts';
import { Applicant, ApplicantId, ApplicantProfile, OwnJob } from '../entities/recruiter-side.ts';
import { listOf } from '../list.ts';

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
