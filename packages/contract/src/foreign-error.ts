import { ERRORS, type ErrorCode } from './errors.ts';

/** What is wrong where an answer does not say it in our words: a proxy has sent a page of its own, or nothing. */
export const codeOfStatus = (
  status: number,
): Extract<ErrorCode, 'BAD_GATEWAY' | 'TIMEOUT' | 'UNKNOWN'> => {
  if (status === 502) return 'BAD_GATEWAY';
  return status === 504 ? 'TIMEOUT' : 'UNKNOWN';
};

/**
 * The message of an answer that is no good one. Proxies answer 502 and 504 in bodies of their own, JSON with a message among
 * them: of these statuses a message counts only beside a code of ours.
 */
export const ownMessageOf = (status: number, body: unknown): string | null => {
  const { message, code }: { message?: unknown; code?: unknown } = Object(body);
  if (typeof message !== 'string' || message === '') return null;
  const isOurs = typeof code === 'string' && Object.hasOwn(ERRORS, code);
  return isOurs || codeOfStatus(status) === 'UNKNOWN' ? message : null;
};
