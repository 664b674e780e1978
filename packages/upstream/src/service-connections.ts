import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { OVERLOADED_HEADER } from '@broadsheet/contract/overloaded-header';
import { Pool } from 'undici';
import type { ServiceRequest } from './service-request.ts';

/** Connections for calls with a short answer; also the limit of concurrent ones. */
export const CONNECTIONS = 64;
const CONNECT_TIMEOUT_MS = 10_000;
/** Files may take minutes, and must not delay other answers. */
const FILE_CONNECTIONS = 16;
/** A stream sends something three times as often; a silent one is dead. */
const STREAM_SILENCE_MS = 60_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export interface ServiceAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** A response whose body is still to come. */
export interface OpenedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

interface ConnectionOptions {
  readonly baseUrl: string;
  /** The service answers, and has more to do than it can. */
  readonly onOverload: () => void;
  /** Awaited before an answer is parsed; absent or undefined: no wait. */
  readonly takeTurn: (() => Promise<void> | undefined) | undefined;
}

/** The connections to one service: for calls, for files, and one for each stream. */
export const openConnections = ({ baseUrl, onOverload, takeTurn }: ConnectionOptions) => {
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const calls = new Pool(base.origin, {
    connections: CONNECTIONS,
    maxResponseSize: MAX_ANSWER_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  const files = new Pool(base.origin, {
    connections: FILE_CONNECTIONS,
    connectTimeout: CONNECT_TIMEOUT_MS,
  });
  // A connection for each reader: streams last, so none may wait for another to end.
  const streams = new Pool(base.origin, {
    connections: null,
    connectTimeout: CONNECT_TIMEOUT_MS,
    bodyTimeout: STREAM_SILENCE_MS,
  });
  const openBy =
    (pool: Pool) =>
    async ({ method, path, headers, signal }: ServiceRequest): Promise<OpenedAnswer> => {
      const answer = await pool.request({ method, path: prefix + path, headers, signal });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    };
  return {
    /** Makes a call and reads its whole answer. */
    exchange: async (request: ServiceRequest): Promise<ServiceAnswer> => {
      const { method, path, signal } = request;
      const { statusCode, headers, body } = await calls.request({
        method,
        path: prefix + path,
        headers: { accept: 'application/json', ...request.headers },
        body: request.body ?? null,
        signal,
      });
      if (headers[OVERLOADED_HEADER]) onOverload();
      const bytes = Buffer.from(await body.arrayBuffer());
      const turn = takeTurn?.();
      if (turn) await turn;
      return { status: statusCode, body: bytes };
    },
    openFile: openBy(files),
    openStream: openBy(streams),
    close: async (): Promise<void> => {
      await Promise.all([calls.destroy(), files.destroy(), streams.destroy()]);
    },
  };
};
