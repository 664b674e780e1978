import Type from 'typebox';
import { ApplicationAnswer, SentStatus } from './application.ts';
import { LabelRef } from './job.ts';
import { Education, Position } from './profile-fields.ts';

const Instant = Type.String({ description: 'ISO 8601' });
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The stable pseudonym of a seeker for recruiters; it does not reveal the person. */
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
  /** The number of visible applicants. */
  applicants: Type.Integer({ minimum: 0 }),
});
export type OwnJob = Type.Static<typeof OwnJob>;

const ListedSeeker = {
  applicantId: ApplicantId,
  name: Type.String(),
  /** The account has a star: that of a pro member. */
  starred: Type.Boolean(),
  /** Their current position, such as "Java Developer at Kaveri Systems"; null without one. */
  headline: OrNull(Type.String()),
  experienceMonths: OrNull(Type.Integer({ minimum: 0 })),
  city: OrNull(Type.String()),
  skills: Type.Array(Type.String()),
};

/** A seeker in a recruiter search, without contact details before they apply. */
export const Candidate = Type.Object(ListedSeeker);
export type Candidate = Type.Static<typeof Candidate>;

/** An applicant, as a list shows them. */
export const Applicant = Type.Object({
  ...ListedSeeker,
  /** `withdrawn`: the seeker has withdrawn it, and no call acts on this applicant. */
  status: SentStatus,
  appliedAt: Instant,
  shortlistedAt: OrNull(Instant),
  /** When this recruiter last opened their profile. */
  viewedAt: OrNull(Instant),
  /** When they sent a follow-up; null where none is open. */
  followedUpAt: OrNull(Instant),
});
export type Applicant = Type.Static<typeof Applicant>;

/** The profile in an application, without what the seeker hides. */
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
  /** As it was sent; null without one. */
  coverLetter: OrNull(Type.String()),
  /** The answers to the job's questions. */
  answers: Type.Array(ApplicationAnswer),
  appliedAt: Instant,
});
export type ApplicantProfile = Type.Static<typeof ApplicantProfile>;

/** The message of a seeker whom no slot of a calendar suits. */
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
