import { AppError, ERRORS, type ErrorCode, type ErrorDetails } from '@broadsheet/contract/errors';
import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { FastifyError } from 'fastify';
import { plainPage } from './plain-page.ts';

const CODE_BY_FASTIFY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

export interface ErrorAnswer {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details?: ErrorDetails | undefined;
}

const detailsOf = (error: FastifyError): ErrorDetails | undefined =>
  error.validation?.map(({ instancePath = '', message = '' }) => ({
    path: `${error.validationContext ?? ''}${instancePath}`,
    message,
  }));

/** Maps any thrown value to an error response; an unexpected one becomes UNKNOWN. */
export const toErrorAnswer = (error: unknown): ErrorAnswer => {
  if (error instanceof AppError) return error;
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (error instanceof Error && 'validation' in error && error.validation) {
    return { code: 'VALIDATION', status: 400, details: detailsOf(error as FastifyError) };
  }
  const isRefusal = statusCode >= 400 && statusCode < 500;
  const found =
    CODE_BY_FASTIFY_CODE[code] ??
    CODE_BY_STATUS[statusCode] ??
    (isRefusal ? 'BAD_REQUEST' : 'UNKNOWN');
  return { code: found, status: ERRORS[found].status };
};

/** A small page for when no whole one can be made. */
export const errorPage = (code: ErrorCode, requestId: string, themeHref?: string): string => {
  const { status, message } = ERRORS[code];
  return plainPage(
    message,
    `<p>${status}</p><h1>${escapeHtml(message)}</h1>
<p><a href="/">Go to the home page</a></p>
<p><small>If you contact us about this, mention this reference: ${escapeHtml(requestId)}.</small></p>`,
    themeHref,
  );
};

/**
 * The page of 429. A Refresh header reloads it once a request is allowed again, so it needs no script. @param waitS
 * seconds; null when unknown; @param reloads false after a form was sent
 */
export const tooFastPage = (
  requestId: string,
  { waitS, reloads }: { readonly waitS: number | null; readonly reloads: boolean },
  themeHref?: string,
): string => {
  const wait = waitS === null ? null : `${waitS} ${waitS === 1 ? 'second' : 'seconds'}`;
  const [refresh, sentence] =
    wait !== null && reloads
      ? [`<meta http-equiv="refresh" content="${waitS}">`, `This page will reload in ${wait}.`]
      : ['', `Go back and try again ${wait === null ? 'in a few seconds' : `in ${wait}`}.`];
  return plainPage(
    'Too many requests',
    `<p>429</p><h1>Too many requests</h1>
<p>${sentence}</p>
<p><small>If you contact us about this, mention this reference: ${escapeHtml(requestId)}.</small></p>`,
    themeHref,
    refresh,
  );
};

const JSON_PATH = /^\/(api|health|ofrep|read-csv|studio\/api)\/|^\/metrics$/;

/** Whether a path is a program's: its errors are JSON, all others are pages. */
export const isJsonPath = (url: string): boolean => JSON_PATH.test(url.split('?', 1)[0] ?? '');
