import { FAILURES, type FailureCode } from './failure-codes.ts';

/** The error code of a response without one of ours: a proxy has sent its own page, or nothing. */
export const codeOfStatus = (
  status: number,
): Extract<FailureCode, 'BAD_GATEWAY' | 'TIMEOUT' | 'UNKNOWN'> => {
  if (status === 502) return 'BAD_GATEWAY';
  return status === 504 ? 'TIMEOUT' : 'UNKNOWN';
};

/**
 * The message of an error response. Proxies answer 502 and 504 with bodies of their own, even JSON with a message: for
 * these statuses a message only counts together with a code of ours.
 */
export const ownMessageOf = (status: number, body: unknown): string | null => {
  const { message, code }: { message?: unknown; code?: unknown } = Object(body);
  if (typeof message !== 'string' || message === '') return null;
  const isOurs = typeof code === 'string' && Object.hasOwn(FAILURES, code);
  return isOurs || codeOfStatus(status) === 'UNKNOWN' ? message : null;
};
