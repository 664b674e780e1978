import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { STORED_TOKEN_HEADER } from '@broadsheet/contract/entities/session';
import { pageParametersOf } from '@broadsheet/contract/page-parameters';
import { fetchAgain } from './fetch-again.ts';
import { readStoredToken } from './stored-token.ts';

export interface RequestOptions {
  /** The query of the calling page, as `location.search`. */
  readonly page: string;
  readonly fetch?: typeof fetch;
}

/** The response, or why there is none. The body is undefined if it is not JSON. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly failed: 'OFFLINE' | 'TIMEOUT' };

/** Adds the page's query parameters to a path; `query` takes precedence. */
export const addressOn = (
  page: string,
  path: string,
  query: Readonly<Record<string, unknown>> = {},
): string => {
  const all = new URLSearchParams(pageParametersOf(new URLSearchParams(page)));
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) all.set(name, String(value));
  const text = all.toString();
  return text === '' ? path : `${path}?${text}`;
};

const headersOf = (writes: boolean): Record<string, string> => {
  const stored = readStoredToken(Date.now());
  return {
    accept: 'application/json',
    ...(writes ? { 'content-type': 'application/json' } : {}),
    ...(stored === null ? {} : { [STORED_TOKEN_HEADER]: stored }),
  };
};

const underWay = new Set<Promise<unknown>>();

/** Waits for all running requests: a response can replace the session. */
export const answersCame = async (): Promise<void> => {
  while (underWay.size > 0) await Promise.all(underWay);
};

const requestOnce = async (
  method: string,
  address: string,
  body: Readonly<Record<string, unknown>>,
  request: typeof fetch,
): Promise<Answer> => {
  if (!navigator.onLine) return { failed: 'OFFLINE' };
  const writes = method !== 'GET';
  try {
    const send = writes
      ? request
      : (to: string, init: RequestInit) => fetchAgain(to, init, request);
    const response = await send(address, {
      method,
      credentials: 'same-origin',
      headers: headersOf(writes),
      body: writes ? JSON.stringify(body) : null,
      // A write must complete even if the user leaves the page at once.
      keepalive: writes,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    // A browser can learn from this request that it is offline.
    return { failed: navigator.onLine ? 'TIMEOUT' : 'OFFLINE' };
  }
};

/** Sends a request to the BFF with the user's session. Never throws. */
export const requestAnswer = async (
  method: string,
  address: string,
  body: Readonly<Record<string, unknown>>,
  request: typeof fetch = fetch,
): Promise<Answer> => {
  const answer = requestOnce(method, address, body, request);
  underWay.add(answer);
  try {
    return await answer;
  } finally {
    underWay.delete(answer);
  }
};
