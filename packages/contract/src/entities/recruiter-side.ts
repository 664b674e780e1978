import Type from 'typebox';
import { ApplicationAnswer, SentStatus } from './application.ts';
import { LabelRef } from './job.ts';
import { Education, Position } from './profile-fields.ts';

const Instant = Type.String({ description: 'ISO 8601' });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** By which recruiters name a seeker; it says nothing of who that is, and stays the same. */
export const ApplicantId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
});

/** A job as its recruiter sees it. */
export const OwnJob = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  title: Type.String(),
  /** On the site. */
  path: Type.String(),
  status: Type.Enum(['open', 'expired']),
  postedAt: Instant,
  expiresAt: Instant,
  /** Who has applied and may be seen. */
  applicants: Type.Integer({ minimum: 0 }),
});
export type OwnJob = Type.Static<typeof OwnJob>;

const ListedSeeker = {
  applicantId: ApplicantId,
  name: Type.String(),
  /** The account has a star: that of a pro member. */
  starred: Type.Boolean(),
  /** What they do now, such as "Java Developer at Kaveri Systems"; null where they have told nothing. */
  headline: OrNull(Type.String()),
  experienceMonths: OrNull(Type.Integer({ minimum: 0 })),
  city: OrNull(Type.String()),
  skills: Type.Array(Type.String()),
};

/** Somebody who may be found: what to write to them by is not told, before they apply. */
export const Candidate = Type.Object(ListedSeeker);
export type Candidate = Type.Static<typeof Candidate>;

/** Somebody who has applied, as a list shows them. */
export const Applicant = Type.Object({
  ...ListedSeeker,
  /** `withdrawn`: the seeker has taken it back, and no call about this applicant goes further. */
  status: SentStatus,
  appliedAt: Instant,
  shortlistedAt: OrNull(Instant),
  /** When this recruiter has last opened their profile. */
  viewedAt: OrNull(Instant),
  /** When they have asked how their application stands; null where nothing waits for an answer. */
  followedUpAt: OrNull(Instant),
});
export type Applicant = Type.Static<typeof Applicant>;

/** The profile that an application brings along. What the seeker hides stays out. */
export const ApplicantProfile = Type.Object({
  applicantId: ApplicantId,
  name: Type.String(),
  email: Type.String(),
  /** Null unless it was verified. */
  phone: OrNull(Type.String()),
  city: OrNull(Type.String()),
  experienceMonths: OrNull(Type.Integer({ minimum: 0 })),
  /** Days. */
  noticePeriod: OrNull(Type.Integer({ minimum: 0 })),
  skills: Type.Array(LabelRef),
  work: Type.Array(Position),
  education: Type.Array(Education),
  /** As it was sent; null where none went along. */
  coverLetter: OrNull(Type.String()),
  /** To what the job asks. */
  answers: Type.Array(ApplicationAnswer),
  appliedAt: Instant,
});
export type ApplicantProfile = Type.Static<typeof ApplicantProfile>;

/** What somebody says whom no slot of a calendar suits. */
export const SlotRequest = Type.Object({
  requestId: Type.Integer({ minimum: 1 }),
  calendarId: Type.Integer({ minimum: 1 }),
  jobId: Type.Integer({ minimum: 1 }),
  applicantId: ApplicantId,
  name: Type.String(),
  /** Plain text. */
  message: Type.String(),
  askedAt: Instant,
});
export type SlotRequest = Type.Static<typeof SlotRequest>;
