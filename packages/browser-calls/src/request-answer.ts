import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { STORED_TOKEN_HEADER } from '@broadsheet/contract/entities/session';
import { pageParametersOf } from '@broadsheet/contract/page-parameters';
import { fetchAgain } from './fetch-again.ts';
import { readStoredToken } from './stored-token.ts';

export interface RequestOptions {
  /** The query of the page that the call is made on, as `location.search`. */
  readonly page: string;
  readonly fetch?: typeof fetch;
}

/** What came back, or why nothing did. The body is undefined when it is no JSON. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly failed: 'OFFLINE' | 'TIMEOUT' };

/** An address with the parameters of the page; its own come last, and count. */
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

/** Waits for the answers of all requests that are under way: an answer may bring another session. */
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
      // Who leaves the page at once has still changed what was changed.
      keepalive: writes,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  } catch {
    // A browser may learn that it is offline by this very request.
    return { failed: navigator.onLine ? 'TIMEOUT' : 'OFFLINE' };
  }
};

/** Asks the BFF as whoever is signed in. Never throws. */
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
