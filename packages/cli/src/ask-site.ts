import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

const DEADLINE_MS = 10_000;
const LOOPBACK = '127.0.0.1';

export interface SiteAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Asks a site. Names under `.localhost` are this machine, whatever its resolver knows of them.
 * Throws when the site does not answer within ten seconds.
 */
export const askSite = (href: string): Promise<SiteAnswer> =>
  new Promise((resolve, reject) => {
    const url = new URL(href);
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    const options = {
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { host: url.host, accept: 'application/json' },
      ...(isHere ? { hostname: LOOPBACK, servername: url.hostname } : {}),
    };
    const fail = (cause: Error) =>
      reject(new Error(`${url.origin} does not answer: ${cause.message}`, { cause }));
    get(url, options, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('error', fail);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', fail);
  });
