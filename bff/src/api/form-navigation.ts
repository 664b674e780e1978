import type { CallDefinition } from '@broadsheet/contract/call';
import { INACTIVE_CODE, REACTIVATE_STEP } from '@broadsheet/contract/reactivation';
import type { FastifyRequest } from 'fastify';
import { isSameHost } from '../http/same-origin.ts';
import { FLOW_PARAMETER } from './login-flow.ts';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a form wants to go on to; not checked yet. */
    formNext: string | undefined;
  }
}

/** Whether a browser asks for what it shows as a page. */
export const prefersPages = (accept = ''): boolean => /^[^;]*\btext\/html\b/.test(accept);

/** Whether a form is sent by the browser itself, which shows what is answered as the next page. */
export const isFormNavigation = ({ method, headers }: FastifyRequest): boolean => {
  if (method === 'GET' || !FORM.test(headers['content-type'] ?? '')) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? prefersPages(headers.accept) : mode === 'navigate';
};

/** Hook that takes the form's `next` aside: it is no part of the call. */
export const takeFormNext = async (request: FastifyRequest): Promise<void> => {
  const { body } = request;
  if (typeof body !== 'object' || body === null || !isFormNavigation(request)) return;
  const next: unknown = Reflect.get(body, 'next');
  if (typeof next === 'string') request.formNext = next;
};

/** What became of a form: the call that it made, by the last word of its path, or the code of why it was refused. */
export type FormOutcome =
  | { readonly done: string }
  | { readonly failed: string; readonly step?: string };

/** A page of ours that is told what became of a form. @param path with its query */
export const withOutcome = (path: string, outcome: FormOutcome): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  for (const [name, value] of Object.entries(outcome)) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
};

/** @returns what a page is told of a call that went well */
export const doneBy = ({ path }: CallDefinition): FormOutcome => ({
  done: path.slice(path.lastIndexOf('/') + 1),
});

/** The page of ours that a request comes from; undefined when that is not known. */
const ownReferer = (request: FastifyRequest): string | undefined => {
  const { referer } = request.headers;
  if (referer === undefined || !isSameHost(request, referer)) return undefined;
  const { pathname, searchParams } = new URL(referer);
  for (const name of ['failed', 'done', FLOW_PARAMETER]) searchParams.delete(name);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return pathname.replace(/^\/+/, '/') + query;
};

/** Where a form wants to go on to, else the page that it stands on. */
export const formPage = (request: FastifyRequest): string | undefined =>
  request.formNext ?? ownReferer(request);

/** The page of ours that a form stands on, with why it was refused; null when that is not known. */
export const failedFormPage = (request: FastifyRequest, code: string): string | null => {
  const page = ownReferer(request);
  if (page === undefined) return null;
  // The step stays in the address when the code of that step is refused in turn.
  const step = code === INACTIVE_CODE ? { step: REACTIVATE_STEP } : {};
  return withOutcome(page, { failed: code, ...step });
};
