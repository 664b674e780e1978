import { formatEpochInstant } from '@broadsheet/contract/apply-rules';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';

/** A refusal that tells from when it is one no more. @param from epoch ms */
export const refusedUntil = (code: ErrorCode, from: number): AppError =>
  new AppError(code, {
    details: [{ path: 'from', message: `You can go on from ${formatEpochInstant(from)}.` }],
  });
