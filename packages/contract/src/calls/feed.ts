import Type from 'typebox';
import { After, AsOf } from '../after.ts';
import { defineCall } from '../call.ts';
import { PAGE_SIZE } from '../constants.ts';
import { JobSummary } from '../entities/job.ts';
import { Recruiter } from '../entities/recruiter.ts';
import { JOB_FILTER_NAMES } from '../job-filters.ts';
import { listOf } from '../list.ts';
import { JobList, listFilters, listPaging } from './job.ts';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const get = { service: 'job', method: 'GET', auth: 'token', params: Type.Object({}) } as const;
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE })),
};
/** A list that the seeker has filled: pages are addressed by number, or by a cursor. */
const ownPaging = { ...paging, after: Type.Optional(After) };
/**
 * Newer jobs are not included, and removed ones leave their positions empty, so that pages fit together. `total` is the
 * count at that instant.
 */
const asOf = Type.Optional(AsOf);
/** ISO 8601 instant. */
const Instant = Type.String();
const Label = Type.String({ minLength: 1 });

/** A job that is offered to one seeker. */
export const FeedItem = Type.Object({
  ...JobSummary.properties,
  recruiter: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String() }), Type.Null()]),
  /** Why it is recommended, strongest first, at most three: "Matches 6 of your 8 skills". */
  reasons: Type.Array(Label, { maxItems: 3 }),
});
export type FeedItem = Type.Static<typeof FeedItem>;

const listed = { ...JobList.properties, items: Type.Array(FeedItem) };

export const JobFeed = Type.Object({
  ...listed,
  /** `profile`: the jobs were selected by the profile. `newest`: the profile is empty, these are the newest. */
  basis: Type.Enum(['profile', 'newest']),
  filters: Type.Object({
    /** Ways to sort, the one that counts marked. */
    sort: Type.Array(
      Type.Object({ id: Type.Enum(['relevance', 'date']), label: Label, isOn: Type.Boolean() }),
    ),
  }),
  /** Filters that are on. */
  filterChips: Type.Array(
    Type.Object({ field: Type.Enum(JOB_FILTER_NAMES), id: Type.String(), label: Label }),
  ),
  /** Industries of the jobs in the feed, the fullest first. */
  industryOptions: Type.Array(
    Type.Object({ id: Type.Integer(), label: Label, count: Type.Integer({ minimum: 0 }) }),
  ),
  /** As `total`. */
  totalJobs: Type.Integer({ minimum: 0 }),
  fetchedPageNo: Type.Integer({ minimum: 1 }),
});
export type JobFeed = Type.Static<typeof JobFeed>;

const { cat, ...otherFilters } = listFilters;
const feedQuery = Type.Object({
  cat,
  asOf,
  ...otherFilters,
  ...listPaging,
});

/**
 * Open jobs recommended to the calling seeker, best first, by profile and preferences. Without hidden jobs, and without
 * jobs of unfollowed recruiters and blocked companies. The default `sort` is `relevance` with a profile, else `date`.
 */
export const jobFeed = defineCall({
  ...get,
  path: '/jobfeed',
  query: feedQuery,
  answer: JobFeed,
});

const ofSeeker = { userId: Id };

/**
 * A recruiter's open jobs for the calling seeker, best first; none of an unfollowed recruiter. `loadMoreEnabled` is
 * false. Errors: FORBIDDEN for another seeker's id, RECRUITER_NOT_FOUND.
 */
export const recruiterJobFeed = defineCall({
  ...get,
  path: '/jobfeed/{userId}/recruiter/{recruiterId}',
  params: Type.Object({ ...ofSeeker, recruiterId: Id }),
  query: Type.Object(paging),
  answer: Type.Object({ ...listed, isUnfollowed: Type.Boolean() }),
});

/**
 * The open jobs that fit the seeker best, each with at least one reason; none that they have saved or applied for.
 * Empty with an empty profile.
 */
export const recommendedJobs = defineCall({
  ...get,
  path: '/recommended-jobs',
  query: Type.Object({ ...listPaging, asOf }),
  answer: Type.Object(listed),
});

/** The seeker's saved jobs, open or closed, last saved first; `total` equals `count` of /saved-jobs/count/. */
export const savedJobs = defineCall({
  ...get,
  path: '/saved-jobs',
  query: Type.Object(ownPaging),
  answer: listOf(Type.Object({ ...JobSummary.properties, savedAt: Instant })),
});

/** The seeker's hidden jobs, open or closed, last hidden first. */
export const removedJobs = defineCall({
  ...get,
  path: '/removed-jobs',
  query: Type.Object(ownPaging),
  answer: listOf(Type.Object({ ...JobSummary.properties, hiddenAt: Instant })),
});

/** The recruiters that the seeker has unfollowed, last first. */
export const unfollowedRecruiters = defineCall({
  ...get,
  path: '/unfollowed-recruiters',
  query: Type.Object(ownPaging),
  answer: listOf(Type.Object({ ...Recruiter.properties, unfollowedAt: Instant })),
});

/** In the address or in the body: undoes the action. Undoing an action that was not done succeeds. */
const Undo = Type.Object({ undo: Type.Optional(Type.Boolean()) });
const put = { ...get, method: 'PUT', query: Undo, body: Undo } as const;
/** The outcome, as text for the screen. */
const message = Type.String({ minLength: 1 });

/**
 * Hides a job from all lists that recommend jobs to the seeker, or shows it again. Idempotent. Errors: FORBIDDEN for
 * another seeker's id, JOB_NOT_FOUND.
 */
export const unfollowJob = defineCall({
  ...put,
  path: '/jobfeed/{userId}/unfollowjob/{jobId}/',
  params: Type.Object({ ...ofSeeker, jobId: Id }),
  answer: Type.Object({ message, jobId: Type.Integer(), hidden: Type.Boolean() }),
});

/**
 * Hides all jobs of a recruiter, including future ones, or shows them again. Idempotent. Errors: FORBIDDEN for another
 * seeker's id, RECRUITER_NOT_FOUND.
 */
export const unfollowRecruiter = defineCall({
  ...put,
  path: '/jobfeed/{userId}/unfollowrecruiter/{recruiterId}/',
  params: Type.Object({ ...ofSeeker, recruiterId: Id }),
  answer: Type.Object({ message, recruiterId: Type.Integer(), hidden: Type.Boolean() }),
});
