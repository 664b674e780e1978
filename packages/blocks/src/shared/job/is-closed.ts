import type { JobDetail } from '@broadsheet/contract/entities/job';

/** True if the job no longer accepts applications. @param now epoch milliseconds */
export const isClosed = (
  { status, expiresAt }: Pick<JobDetail, 'status' | 'expiresAt'>,
  now: number,
): boolean => status === 'expired' || Date.parse(expiresAt) <= now;
