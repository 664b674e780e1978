import type { CallBody, CallDefinition } from '@broadsheet/contract/call';
import { type CallResult, failedAnswer, failedToReach } from '@broadsheet/contract/call-result';
import { FILE_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { STORED_TOKEN_HEADER } from '@broadsheet/contract/entities/session';
import { FAILURES } from '@broadsheet/contract/failure-codes';
import { callPath } from './call-path.ts';
import { addressOn } from './request-answer.ts';
import { readStoredToken } from './stored-token.ts';

export interface FileToSend<Call> {
  readonly call: Call;
  /** Sent together with the file. */
  readonly fields: CallBody<Call>;
  readonly file: File;
  /** The idempotency key: a repeated upload with the same key gets the first response. */
  readonly key: string;
  /** The query of the page that sends the file, as `location.search`. */
  readonly page: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** `cancelled`: the caller has aborted the upload. */
export type SentFile<Call extends CallDefinition> = CallResult<Call> | 'cancelled';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const formOf = (fields: object, file: File): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  // The fields come before the file, because the server needs them first.
  form.append('file', file);
  return form;
};

const has = (body: unknown, name: string | undefined): boolean =>
  name === undefined ||
  (typeof body === 'object' && body !== null && Boolean(Reflect.get(body, name)));

/** Parses a response; a success without the required fields is a failure. */
const readAnswer = <Call extends CallDefinition>(
  call: Call,
  { status, responseText }: XMLHttpRequest,
): CallResult<Call> => {
  const body = parse(responseText);
  if (status !== 200) return failedAnswer(call, status, body);
  if (!has(body, call.answerNeeds)) {
    const { failure } = call;
    return failedAnswer(call, 502, failure && { ...FAILURES[failure], code: failure });
  }
  return { ok: true, data: body as Extract<CallResult<Call>, { ok: true }>['data'] };
};

/** Uploads a file with the user's session and reports progress, which `fetch` cannot do. Never throws. */
export const sendFile = <Call extends CallDefinition>({
  call,
  fields,
  file,
  key,
  page,
  onProgress,
  signal,
}: FileToSend<Call>): Promise<SentFile<Call>> =>
  new Promise((resolve) => {
    if (!navigator.onLine) return resolve(failedToReach(call, 'OFFLINE'));
    const request = new XMLHttpRequest();
    const lost = () => resolve(failedToReach(call, navigator.onLine ? 'TIMEOUT' : 'OFFLINE'));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(readAnswer(call, request)));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('abort', () => resolve('cancelled'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', addressOn(page, callPath(call, undefined)));
    request.timeout = FILE_TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    const stored = readStoredToken(Date.now());
    if (stored !== null) request.setRequestHeader(STORED_TOKEN_HEADER, stored);
    request.send(formOf(fields ?? {}, file));
  });
