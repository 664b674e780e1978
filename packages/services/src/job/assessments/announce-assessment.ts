import { formatMessage } from '@broadsheet/messages/format-message';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  addNotification,
  type NoticeContext,
} from '../../platform/notifications/add-notification.ts';
import type { OwnAssessment } from './read-assessment.ts';

const ASSESSMENT_WAITING = 15;

/** Notifies a seeker who has just applied of the job's assessment, where it has one. */
export const announceAssessment = async (
  transaction: Kysely<Schema>,
  { seekerId, jobId }: OwnAssessment,
  { messages: { notices }, now }: NoticeContext,
): Promise<void> => {
  const found = await transaction
    .selectFrom('assessments')
    .innerJoin('jobs', 'jobs.id', 'assessments.job_id')
    .select(['assessments.title', 'assessments.minutes', 'jobs.title as job'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!found) return;
  await addNotification(
    transaction,
    {
      seekerId,
      type: ASSESSMENT_WAITING,
      text: formatMessage(notices.assessmentPending, found),
      link: `/pendingassessments?job=${jobId}`,
      about: `job:${jobId}`,
    },
    now,
  );
};
