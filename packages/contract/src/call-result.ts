import type { CallAnswer, CallDefinition } from './call.ts';
import { verifyContact } from './calls/account.ts';
import type { ErrorDetails } from './errors.ts';
import { FAILURES, type FailureCode } from './failure-codes.ts';
import { codeOfStatus, ownMessageOf } from './foreign-error.ts';

/** Why a call failed, in the format that every screen expects. */
export interface CallFault {
  readonly message: string;
  /** From the error codes: 0 where the service was not reached. */
  readonly statusCode: number;
  /** Of the HTTP answer; 0 without one. */
  readonly status: number;
  /** The error code; null where the response has none. */
  readonly code: string | null;
  /** Only of calls that name their errors. */
  readonly name?: string;
  readonly details: ErrorDetails;
}

/** What became of a call. One that failed has an empty object for its data. */
export type CallResult<Call extends CallDefinition> =
  | { readonly ok: true; readonly data: CallAnswer<Call> }
  | {
      readonly ok: false;
      readonly data: Readonly<Record<string, never>>;
      readonly error: CallFault;
      /** Only for `verifyContact`, whose code is outside its error. */
      readonly code?: string | null;
    };

export type FailedCall = Extract<CallResult<CallDefinition>, { ok: false }>;

const NO_DATA = Object.freeze({});
const NO_DETAILS: ErrorDetails = [];
/** Calls with named errors, and the name of an error that has none. */
const NAMED: ReadonlyMap<string, string> = new Map([['/change_password', 'unknown_error']]);

const failed = (call: CallDefinition, error: CallFault): FailedCall => {
  const name = NAMED.get(call.path);
  const named = name === undefined ? error : { ...error, name: error.name ?? name };
  if (call.path !== verifyContact.path) return { ok: false, data: NO_DATA, error: named };
  return { ok: false, data: NO_DATA, error: { ...named, code: null }, code: error.code };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What an answer that is not a good one means. @param body as it was parsed; undefined when it could not be */
export const failedAnswer = (call: CallDefinition, status: number, body: unknown): FailedCall => {
  const fields = isObject(body) ? body : {};
  const { statusCode, code, name, details } = fields;
  const message = ownMessageOf(status, body);
  if (message === null) {
    const entry = FAILURES[codeOfStatus(status)];
    const known = 'statusCode' in entry ? entry.statusCode : entry.status;
    return failed(call, {
      message: entry.message,
      statusCode: known,
      status,
      code: null,
      details: NO_DETAILS,
    });
  }
  return failed(call, {
    message,
    statusCode: typeof statusCode === 'number' ? statusCode : status,
    status,
    code: typeof code === 'string' ? code : null,
    ...(typeof name === 'string' ? { name } : {}),
    details: Array.isArray(details) ? (details as ErrorDetails) : NO_DETAILS,
  });
};

/** The fault of a call without any response. */
export const failedToReach = (
  call: CallDefinition,
  code: Extract<FailureCode, 'TIMEOUT' | 'OFFLINE'>,
): FailedCall => {
  const { message, statusCode } = FAILURES[code];
  return failed(call, { message, statusCode, status: 0, code, details: NO_DETAILS });
};
