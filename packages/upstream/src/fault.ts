import { AppError, ERRORS, type ErrorCode, type ErrorDetails } from '@broadsheet/contract/errors';
import { isBrokenCircuitError, isBulkheadRejectedError } from 'cockatiel';

/** The caller has left, or has everything it needed. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

const BROKEN_CONNECTION_CODES = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** True when a connection broke during the call, such as a keep-alive one on a restart. */
export const isBrokenConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && BROKEN_CONNECTION_CODES.includes(String(error.code));

/** The error code for a missing or invalid answer: always a fault, never a refusal. */
export const toFault = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const isResting =
    isBrokenCircuitError(error) || isBulkheadRejectedError(error) || error instanceof CallerGone;
  return new AppError(isResting ? 'SERVICE_UNAVAILABLE' : 'BAD_GATEWAY', { cause: error });
};

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  406: 'SESSION_EXPIRED',
  408: 'TIMEOUT',
  418: 'SESSION_ENDED',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
  504: 'TIMEOUT',
};

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

const isDetails = (value: unknown): value is ErrorDetails =>
  Array.isArray(value) &&
  value.every((item) => typeof item?.path === 'string' && typeof item?.message === 'string');

/** Whether a service has refused because it is overloaded: it works, and must not be called again immediately. */
export const isTooMuch = ({ code }: { readonly code: ErrorCode }): boolean => code === 'OVERLOADED';

/** Whether a service has answered with a refusal, which does not count against it. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && (error.status < 500 || isTooMuch(error));

/** Parses a service's error answer; one of our error codes is used when it suits the status. */
export const readErrorAnswer = (status: number, body: unknown): AppError => {
  const { code, details }: { code?: unknown; details?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  const cause = new Error(`the service answered ${status}`);
  if (
    isErrorCode(code) &&
    ERRORS[code].status === status &&
    (status < 500 || isTooMuch({ code }))
  ) {
    return new AppError(code, { cause, ...(isDetails(details) ? { details } : {}) });
  }
  const isFaultOfOurs = status >= 400 && status < 500;
  return new AppError(CODE_BY_STATUS[status] ?? (isFaultOfOurs ? 'BAD_REQUEST' : 'BAD_GATEWAY'), {
    cause,
  });
};
