import type { JobDetail } from '@broadsheet/contract/entities/job';

/** Whether nobody can apply any more. @param now epoch milliseconds. */
export const isClosed = (
  { status, expiresAt }: Pick<JobDetail, 'status' | 'expiresAt'>,
  now: number,
): boolean => status === 'expired' || Date.parse(expiresAt) <= now;
