import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

const DEADLINE_MS = 10_000;
const LOOPBACK = '127.0.0.1';

/** The request besides its address; by default an anonymous GET. */
export interface SiteQuestion {
  readonly method?: string;
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart/form-data, instead of `body`. */
  readonly form?: { readonly contentType: string; readonly bytes: Buffer };
  /** How long the answer may take. */
  readonly deadlineMs?: number;
}

export interface SiteAnswer {
  readonly status: number;
  readonly body: string;
}

export const isThisMachine = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === LOOPBACK;

/**
 * Requests a site. Names under `.localhost` resolve to this machine, whatever its resolver says. Throws when the site
 * does not answer within the deadline: ten seconds by default.
 */
export const callSite = (
  href: string,
  { method = 'GET', token, body, form, deadlineMs = DEADLINE_MS }: SiteQuestion = {},
): Promise<SiteAnswer> =>
  new Promise((resolve, reject) => {
    const url = new URL(href);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = {
      signal: AbortSignal.timeout(deadlineMs),
      method,
      headers: {
        host: url.host,
        accept: 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(form ? { 'content-type': form.contentType, 'content-length': form.bytes.length } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(isThisMachine(url) ? { hostname: LOOPBACK, servername: url.hostname } : {}),
    };
    const fail = (cause: Error) =>
      reject(new Error(`${url.origin} does not answer: ${cause.message}`, { cause }));
    const request = send(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', fail);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    request.on('error', fail);
    request.end(form?.bytes ?? (body === undefined ? undefined : JSON.stringify(body)));
  });
