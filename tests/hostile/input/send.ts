import { request } from 'node:http';

/** A raw request: no header is joined, dropped or added except `Connection`. */
export interface HostileRequest {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body?: string;
}

/** A later response counts as none. */
const ANSWER_MS = 60_000;

/** Sends a request to a port of this machine; returns its status. Rejects without a response. */
export const send = (port: number, { method, path, headers, body }: HostileRequest) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        setHost: false,
        agent: false,
        timeout: ANSWER_MS,
        headers: [...headers],
      },
      (response) => {
        const status = response.statusCode ?? 0;
        response.once('end', () => resolve(status)).once('error', reject);
        // A stream continues until the client disconnects.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          resolve(status);
          sent.destroy();
        }
        response.resume();
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`no answer within ${ANSWER_MS} ms`)));
    sent.once('error', reject);
    sent.end(body);
  });
