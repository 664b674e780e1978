import Type from 'typebox';
import { orNull } from '../or-null.ts';
import { UNFIT } from './account.ts';
import { JobSummary } from './job.ts';
import { JobQuestion } from './job-question.ts';
import { CoverText } from './profile-fields.ts';

/** The statuses of an application in order; an application never moves back, and the last one is final. */
const APPLICATION_STATUSES = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
] as const;
export const ApplicationStatus = Type.Enum(APPLICATION_STATUSES);
export type ApplicationStatus = Type.Static<typeof ApplicationStatus>;

/** The seeker has withdrawn it: it is over, and nobody can act on it. */
const WITHDRAWN = 'withdrawn';
/** Of an application as people see it. */
export const SENT_STATUSES = [...APPLICATION_STATUSES, WITHDRAWN] as const;
export const SentStatus = Type.Enum(SENT_STATUSES);
export type SentStatus = Type.Static<typeof SentStatus>;

/** A question and its answer, with the question's text at that time. */
export const ApplicationAnswer = Type.Object({
  position: JobQuestion.properties.position,
  question: Type.String(),
  answer: Type.String(),
});
export type ApplicationAnswer = Readonly<Type.Static<typeof ApplicationAnswer>>;

const Answer = Type.Optional(
  Type.String({
    maxLength: 1_000,
    pattern: `^([^${UNFIT}]|[\\t\\n\\r])*$`,
    description: 'an answer to the question of this place; empty is none',
  }),
);
/** Fields of an application: answers by the positions of their questions, and a letter; an empty one counts as none. */
export const applicationFields = {
  coverLetter: Type.Optional(CoverText),
  q1: Answer,
  q2: Answer,
  q3: Answer,
  q4: Answer,
  q5: Answer,
  q6: Answer,
  q7: Answer,
  q8: Answer,
  q9: Answer,
  q10: Answer,
};

/** What recruiters check first in an application. */
export const APPLICATION_NEEDS = ['resume', 'experience'] as const;
export type ApplicationNeed = (typeof APPLICATION_NEEDS)[number];
/** 1: the seeker has seen what the profile lacks, and applies anyway. */
export const confirmation = { applyAnyway: Type.Optional(Type.Enum([0, 1])) };

const Instant = Type.String({ description: 'ISO 8601' });

/** The status of an application, with the instant of each status. */
export const AppliedJob = Type.Object({
  job: JobSummary,
  status: SentStatus,
  appliedAt: Instant,
  /** The employer takes applications elsewhere: this only records one, whose status is unknown. */
  atEmployer: Type.Boolean(),
  /** From `applied` on, in their order. */
  steps: Type.Array(Type.Object({ status: SentStatus, at: Instant })),
});
export type AppliedJob = Type.Static<typeof AppliedJob>;

export const FollowUp = Type.Object({
  followedAt: Instant,
  /** Null while the employer has not answered. */
  answeredAt: orNull(Instant),
  answer: Type.Union([Type.String(), Type.Null()]),
});

/** One application with all that was sent. */
export const Application = Type.Object({
  ...AppliedJob.properties,
  answers: Type.Array(ApplicationAnswer),
  coverLetter: Type.Union([Type.String(), Type.Null()]),
  /** Questions that are not answered yet. */
  open: Type.Array(JobQuestion),
  /** The newest first. */
  followUps: Type.Array(FollowUp),
});
export type Application = Type.Static<typeof Application>;
