import type { FastifyRequest } from 'fastify';
import { isSameHost } from '../plugins/same-origin.ts';

const FORM = /^application\/x-www-form-urlencoded\b/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a form wants to go on to; not checked yet. */
    formNext: string | undefined;
  }
}

const prefersPages = (accept = ''): boolean => /^[^;]*\btext\/html\b/.test(accept);

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

/** The page of ours that a form stands on, with why it was refused; null when that is not known. */
export const failedFormPage = (request: FastifyRequest, code: string): string | null => {
  const { referer } = request.headers;
  if (referer === undefined || !isSameHost(request, referer)) return null;
  const { pathname, searchParams } = new URL(referer);
  searchParams.set('failed', code);
  return `${pathname.replace(/^\/+/, '/')}?${searchParams}`;
};
