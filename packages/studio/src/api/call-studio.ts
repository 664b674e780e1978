import { ERRORS, ErrorBody } from '@broadsheet/contract/errors';
import { codeOfStatus } from '@broadsheet/contract/foreign-error';
import {
  STUDIO_API_PATH,
  type StudioAnswer,
  type StudioBody,
  type StudioCall,
  type StudioParams,
  type StudioQuery,
} from '@broadsheet/contract/studio/studio-call';
import Value from 'typebox/value';
import { notifySessionEnd } from './session-end.ts';
import { StudioError } from './studio-error.ts';

export interface StudioInput<Call> {
  readonly params?: StudioParams<Call>;
  readonly query?: StudioQuery<Call>;
  readonly body?: StudioBody<Call>;
  readonly signal?: AbortSignal;
}

const fill = (path: string, params: object): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  );

/** JSON, except for calls that take bytes. */
const bodyOf = ({ takes }: StudioCall, body: unknown): RequestInit =>
  takes !== undefined && body instanceof Uint8Array
    ? { body: new Blob([new Uint8Array(body)]), headers: { 'content-type': takes } }
    : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

const queryOf = (query: object): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
};

/** The error of a refused call. @param body of the response, as JSON; null for any other */
export const refusalOf = (status: number, body: unknown): StudioError => {
  const code = codeOfStatus(status);
  const refusal = Value.Check(ErrorBody, body)
    ? new StudioError(status, body)
    : new StudioError(status, { code, ...ERRORS[code] });
  if (refusal.code === 'UNAUTHORIZED') notifySessionEnd();
  return refusal;
};

/** The error of a call without an answer. */
export const offlineError = (): StudioError =>
  new StudioError(0, { code: 'OFFLINE', ...ERRORS.OFFLINE });

/** Makes one call of Studio. Throws StudioError, or AbortError if the signal aborts. */
export const callStudio = async <Call extends StudioCall>(
  call: Call,
  { params, query, body, signal }: StudioInput<Call> = {},
): Promise<StudioAnswer<Call>> => {
  const href = `${STUDIO_API_PATH}${fill(call.path, params ?? {})}${queryOf(query ?? {})}`;
  const response = await fetch(href, {
    method: call.method,
    ...(body === undefined ? {} : bodyOf(call, body)),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw offlineError();
  });
  if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => null));
  return response.json();
};
