/** What the adapters of the frameworks lack: readiness, gzip and a log line for every page. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { gzipSync } from 'node:zlib';

/** The middleware that a framework's adapter makes of its pages. */
export type PagesMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

/** The default level of zlib. */
const USUAL_LEVEL = 6;
/** Level `info` of pino. */
const INFO = 30;
const HOST_NAME = hostname();

/** Sends the response's body in one piece, compressed. */
const compressWhole = (response: ServerResponse): void => {
  const pieces: Buffer[] = [];
  const { writeHead, end } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    return response;
  };
  response.write = (piece: string | Uint8Array, ...rest: unknown[]) => {
    pieces.push(Buffer.from(piece));
    const written = rest.at(-1);
    if (typeof written === 'function') written();
    return true;
  };
  response.end = (piece?: unknown) => {
    if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
    const body = gzipSync(Buffer.concat(pieces), { level: USUAL_LEVEL });
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-length', body.length);
    // Without a head, `end` writes it.
    response.writeHead = writeHead;
    return end.call(response, body);
  };
};

const writeLogLine = (request: IncomingMessage, status: number, ms: number): void => {
  const time = Date.now();
  const { pid } = process;
  const line = { level: INFO, time, pid, hostname: HOST_NAME, status, ms, msg: request.url };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

/** Serves a framework's pages at the port that the environment names, until SIGTERM. */
export const servePages = (pages: PagesMiddleware): void => {
  const server = createServer((request, response) => {
    if (request.url === '/health/ready') {
      response.end('{"status":"ok"}');
      return;
    }
    const startedAt = performance.now();
    response.once('finish', () =>
      writeLogLine(request, response.statusCode, performance.now() - startedAt),
    );
    compressWhole(response);
    pages(request, response, (error) => {
      response.statusCode = error ? 500 : 404;
      response.end();
    });
  });
  server.listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => server.close());
};
