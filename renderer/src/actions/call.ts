import { addressOn, requestAnswer } from '@broadsheet/browser-calls/request-answer';
import { type SessionEnd, sessionEndOf } from '@broadsheet/browser-calls/session-end';
import { FAILURES } from '@broadsheet/contract/failure-codes';
import { codeOfStatus, ownMessageOf } from '@broadsheet/contract/foreign-error';

interface CallOutcome {
  readonly tone: 'success' | 'error';
  /** The message of the server; empty if there was none. */
  readonly message: string;
  /** The error code; absent if unknown. */
  readonly code?: string;
  /** The body of the response; empty if it is not JSON. */
  readonly answer: Readonly<Record<string, unknown>>;
  /** The status that ended the session. */
  readonly ended?: SessionEnd;
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const codeOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null;

/** Makes one call of the BFF. Never throws: the outcome contains the error. */
export const call = async (
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<CallOutcome> => {
  const answer = await requestAnswer(method, addressOn(window.location.search, path), body);
  if ('failed' in answer)
    return { tone: 'error', message: FAILURES[answer.failed].message, answer: {} };
  const { status } = answer;
  const message = ownMessageOf(status, answer.body);
  const fields = fieldsOf(answer.body);
  if (status === 200) return { tone: 'success', message: message ?? '', answer: fields };
  const ended = sessionEndOf(path, status);
  const code = codeOf(answer.body);
  return {
    tone: 'error',
    message: message ?? FAILURES[codeOfStatus(status)].message,
    answer: fields,
    ...(ended === null ? {} : { ended }),
    ...(code === null ? {} : { code }),
  };
};
