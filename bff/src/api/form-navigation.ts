import type { CallDefinition } from '@broadsheet/contract/call';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import type { FastifyRequest } from 'fastify';
import { isSameHost } from '../http/same-origin.ts';
import { FLOW_PARAMETER } from './login-flow.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** The form's target page; not validated yet. */
    formNext: string | undefined;
    /** Why a file of the form was refused. */
    formFault: string | undefined;
  }
}

/** Whether the client requests a page. */
export const prefersPages = (accept = ''): boolean => /^[^;]*\btext\/html\b/.test(accept);

/** Whether the browser itself submits a form, and will show the response as the next page. */
export const isFormNavigation = ({ method, headers }: FastifyRequest): boolean => {
  if (method === 'GET' || !FORM.test(headers['content-type'] ?? '')) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? prefersPages(headers.accept) : mode === 'navigate';
};

/**
 * Whether a script makes a visitor's call that may wait for the login, as a form does: `Prefer: respond-async` (RFC 7240).
 * Pages of other sites cannot send the header.
 */
export const prefersAsync = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && headers.prefer === 'respond-async';

/** Hook that removes the form's `next` from the body: it is not part of the call. */
export const takeFormNext = async (request: FastifyRequest): Promise<void> => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !isFormNavigation(request)) return;
  const next: unknown = Reflect.get(body, 'next');
  if (typeof next === 'string') request.formNext = next;
};

/** The outcome of a form: the last path segment of its call, or the code of its refusal. */
export type FormOutcome =
  | { readonly done: string }
  | { readonly failed: string; readonly step?: string };

/** A page of ours with the outcome of a form in its query. @param path with its query */
export const withOutcome = (path: string, outcome: FormOutcome): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  for (const [name, value] of Object.entries(outcome)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
};

/** @returns the outcome of a successful call */
export const doneBy = ({ path }: CallDefinition): FormOutcome => ({
  done: path.slice(path.lastIndexOf('/') + 1),
});

/** The page of ours that sent the request; undefined when unknown. */
const ownReferer = (request: FastifyRequest): string | undefined => {
  const { referer } = request.headers;
  if (referer === undefined || !isSameHost(request, referer)) return undefined;
  const { pathname, searchParams } = new URL(referer);
  for (const name of ['failed', 'done', FLOW_PARAMETER]) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname.replace(/^\/+/, '/') + query;
};

/** The page that contains the form at another of its steps; null when unknown. */
export const stepOfPage = (request: FastifyRequest, step: string): string | null => {
  const page = ownReferer(request);
  if (page === undefined) return null;
  const { pathname, searchParams } = new URL(page, 'http://site');
  searchParams.set('step', step);
  return `${pathname}?${searchParams}`;
};

/** The form's target page, else the page that contains it. */
export const formPage = (request: FastifyRequest): string | undefined =>
  request.formNext ?? ownReferer(request);

/** The page that contains the form, with the refusal code; null when unknown. */
export const failedFormPage = (request: FastifyRequest, code: string): string | null => {
  const page = ownReferer(request);
  if (page === undefined) return null;
  // The step stays in the address when the code of that step is refused in turn.
  const step = code === INACTIVE_CODE ? { step: REACTIVATE_STEP } : {};
  return withOutcome(page, { failed: code, ...step });
};
