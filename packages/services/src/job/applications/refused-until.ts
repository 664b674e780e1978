import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';

/** An error with the time at which the request will be accepted again. @param from epoch ms */
export const refusedUntil = (code: ErrorCode, from: number): AppError =>
  new AppError(code, {
    details: [{ path: 'from', message: `You can go on from ${formatEpochInstant(from)}.` }],
  });
