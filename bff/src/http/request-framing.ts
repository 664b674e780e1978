import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** A name or an address as DNS and URLs have it, and a port. */
const HOST = /^(?:[a-z\d][a-z\d._-]*|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;

export const isHost = (host: string): boolean => {
  const found = HOST.exec(host);
  return found !== null && Number(found[1] ?? 0) <= MAX_PORT;
};

/** Node keeps the first Host and drops the others, of which a proxy may have gone by the last. */
const hasSecondHost = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/** Nobody reads the body of a read, so that nobody would see where it ends. */
const isReadWithBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Whether Node's parser has let something through that is no request of HTTP/1.0 or HTTP/1.1 to one host. */
const isMisframed = (request: IncomingMessage): boolean => {
  const { host } = request.headers;
  return (
    request.httpVersionMajor !== 1 ||
    (host !== undefined && !isHost(host)) ||
    hasSecondHost(request.rawHeaders) ||
    isReadWithBody(request)
  );
};

/**
 * Answers misframed requests with 400 before any route sees them. A body in chunks is let begin first: where the parser finds
 * it at fault, it has answered by then.
 */
export const refuseMisframed = ({ server, routing }: FastifyInstance): void => {
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (isMisframed(request)) {
      server.emit('clientError', new Error('the request is misframed'), request.socket);
      return;
    }
    if (request.headers['transfer-encoding'] === undefined) {
      routing(request, response);
      return;
    }
    setImmediate(() => {
      if (request.socket.writable) routing(request, response);
    });
  };
  server.removeAllListeners('request').on('request', answer);
  // What a request expects besides an answer is its own affair; Node would refuse it without our headers.
  server.on('checkExpectation', answer);
};

const URL_LIMIT = 8_192;

/** The router limits single parameters only, and lets the wildcard of pages take the rest. */
export const urlLength = fp(
  async (app) => {
    app.addHook('onRequest', (request, _, done) => {
      done(request.url.length > URL_LIMIT ? new AppError('URI_TOO_LONG') : undefined);
    });
  },
  { name: 'url-length' },
);
