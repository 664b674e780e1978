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

const refusalOf = async (response: Response): Promise<StudioError> => {
  const body: unknown = await response.json().catch(() => null);
  if (Value.Check(ErrorBody, body)) return new StudioError(response.status, body);
  const code = codeOfStatus(response.status);
  return new StudioError(response.status, { code, ...ERRORS[code] });
};

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
    throw new StudioError(0, { code: 'OFFLINE', ...ERRORS.OFFLINE });
  });
  if (!response.ok) {
    const refusal = await refusalOf(response);
    if (refusal.code === 'UNAUTHORIZED') notifySessionEnd();
    throw refusal;
  }
  return response.json();
};
