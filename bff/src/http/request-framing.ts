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

/** Node uses the first Host header and drops the others; a proxy may have used the last one. */
const hasSecondHost = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

/** The body of a GET or HEAD is never read, so its end would not be found. */
const isReadWithBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Whether Node's parser has accepted a request that is not valid HTTP/1.0 or HTTP/1.1 for one host. */
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
 * Responds to misframed requests with 400 before any route. A chunked body may start first: the parser responds itself
 * where it finds a fault.
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
  // `Expect` with any other value is ignored; Node would refuse it without our headers.
  server.on('checkExpectation', answer);
};

const URL_LIMIT = 8_192;

/** The router limits single parameters only, and does not limit the wildcard of pages. */
export const urlLength = fp(
  async (app) => {
    app.addHook('onRequest', (request, _, done) => {
      done(request.url.length > URL_LIMIT ? new AppError('URI_TOO_LONG') : undefined);
    });
  },
  { name: 'url-length' },
);
