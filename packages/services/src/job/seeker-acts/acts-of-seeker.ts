import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A seeker's actions on jobs, by the jobs' ids, oldest first. */
export const readActsOfSeeker = async (database: Kysely<Schema>, seekerId: number) => {
  const [saved, applied, steps, followed, reported] = await Promise.all([
    database
      .selectFrom('saved_jobs')
      .select(['job_id', 'saved_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('saved_at')
      .orderBy('job_id')
      .execute(),
    database
      .selectFrom('sent_applications')
      .select(['job_id', 'applied_at', 'shortlisted_at', 'status', 'answers', 'cover_letter'])
      .select(['withdrawn_at', 'steps'])
      .where('seeker_id', '=', seekerId)
      .orderBy('applied_at')
      .orderBy('job_id')
      .execute(),
    database
      .selectFrom('application_steps')
      .select(['job_id', 'status', 'at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('job_id')
      .orderBy('status')
      .execute(),
    database
      .selectFrom('follow_ups')
      .select(['job_id', 'followed_at', 'answered_at', 'answer'])
      .where('seeker_id', '=', seekerId)
      .orderBy('followed_at')
      .execute(),
    database
      .selectFrom('job_reports')
      .select(['job_id', 'reason', 'note', 'reported_at'])
      .where('seeker_id', '=', seekerId)
      .orderBy('reported_at')
      .orderBy('job_id')
      .execute(),
  ]);
  return {
    savedJobs: saved.map((row) => ({ jobId: row.job_id, savedAt: row.saved_at.toISOString() })),
    applications: applied.map((row) => ({
      jobId: row.job_id,
      appliedAt: row.applied_at.toISOString(),
      shortlistedAt: row.shortlisted_at?.toISOString() ?? null,
      status: row.status,
      answers: row.answers,
      coverLetter: row.cover_letter,
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
      steps:
        row.steps ??
        steps
          .filter(({ job_id }) => job_id === row.job_id)
          .map(({ status, at }) => ({ status, at: at.toISOString() })),
    })),
    followUps: followed.map((row) => ({
      jobId: row.job_id,
      followedAt: row.followed_at.toISOString(),
      answeredAt: row.answered_at?.toISOString() ?? null,
      answer: row.answer,
    })),
    jobReports: reported.map((row) => ({
      jobId: row.job_id,
      reason: row.reason,
      note: row.note,
      reportedAt: row.reported_at.toISOString(),
    })),
  };
};
