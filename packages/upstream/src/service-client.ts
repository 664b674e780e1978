import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ServiceName } from '@broadsheet/contract/call';
import { OVERLOADED_HEADER } from '@broadsheet/contract/overloaded-header';
import { bulkhead } from 'cockatiel';
import { Pool } from 'undici';
import { CallerGone, isBrokenConnection } from './fault.ts';
import { createPoolBreakers, type GuardedCall } from './pool-breakers.ts';
import { RetryBudget } from './retry-budget.ts';
import { untilAborted } from './until-aborted.ts';

const CONNECTIONS = 64;
const QUEUE = 256;
const CONNECT_TIMEOUT_MS = 10_000;
/** Files may take minutes, and must not keep answers waiting. */
const FILE_CONNECTIONS = 16;
/** A stream says something three times as often; one that does not is dead. */
const STREAM_SILENCE_MS = 60_000;
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

export interface ServiceRequest extends GuardedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Path and query under the base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text, or what is sent as it comes; absent is none. */
  readonly body?: string | Readable;
  /** It may be made again over a connection that broke. */
  readonly isRepeatable: boolean;
  /** Aborts at the deadline and when nobody waits any more. */
  readonly signal: AbortSignal;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** An answer whose body is still to come. */
export interface OpenedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

export interface BreakerEvent {
  readonly service: ServiceName;
  readonly open: boolean;
  /** The call that is refused; null is every call of the pool. */
  readonly call: string | null;
}

export interface ServiceClientOptions {
  readonly service: ServiceName;
  readonly baseUrl: string;
  readonly now: () => number;
  readonly onBreaker: (event: BreakerEvent) => void;
  /** The service answers, and has more to do than it can. */
  readonly onOverload: () => void;
  readonly takeTurn: (() => Promise<void> | undefined) | undefined;
}

/** One service behind its own connections, bulkhead and breakers. */
export const createServiceClient = (options: ServiceClientOptions) => {
  const { service, now, onBreaker, onOverload } = options;
  const base = new URL(options.baseUrl);
  const prefix = base.pathname.replace(/\/$/, '');
  const pool = new Pool(base.origin, {
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
  const budget = new RetryBudget();
  const slots = bulkhead(CONNECTIONS, QUEUE);
  let lastFailed = false;

  const breakers = createPoolBreakers({
    now,
    onBreaker: (event) => onBreaker({ service, ...event }),
  });

  const exchange = async (request: ServiceRequest): Promise<ServiceAnswer> => {
    const { statusCode, headers, body } = await pool.request({
      method: request.method,
      path: prefix + request.path,
      headers: { accept: 'application/json', ...request.headers },
      body: request.body ?? null,
      signal: request.signal,
    });
    if (headers[OVERLOADED_HEADER]) onOverload();
    const bytes = Buffer.from(await body.arrayBuffer());
    const turn = options.takeTurn?.();
    if (turn) await turn;
    return { status: statusCode, body: bytes };
  };

  const openBy =
    (pool: Pool) =>
    async (request: ServiceRequest): Promise<OpenedAnswer> => {
      const { statusCode, headers, body } = await pool.request({
        method: request.method,
        path: prefix + request.path,
        headers: request.headers,
        signal: request.signal,
      });
      return { status: statusCode, headers, body };
    };

  const attempt = <A, T>(
    request: ServiceRequest,
    send: (request: ServiceRequest) => Promise<A>,
    read: (answer: A) => T | Promise<T>,
  ): Promise<T> =>
    breakers.run(request, async () => {
      try {
        const answer = await untilAborted(send(request), request.signal);
        const result = await readOf(request, read, answer);
        lastFailed = false;
        return result;
      } catch (error) {
        if (!(error instanceof CallerGone)) lastFailed = true;
        throw error;
      }
    });

  const readOf = async <A, T>(
    request: ServiceRequest,
    read: (answer: A) => T | Promise<T>,
    answer: A,
  ): Promise<T> => {
    try {
      return await read(answer);
    } catch (error) {
      breakers.noteAnsweredFault(request, error);
      throw error;
    }
  };

  return {
    service,
    /** Makes one exchange and reads it; what is thrown on the way counts against the service or this call of it. */
    send: <T>(request: ServiceRequest, read: (answer: ServiceAnswer) => T): Promise<T> =>
      slots.execute(async () => {
        budget.noteCall();
        try {
          return await attempt(request, exchange, read);
        } catch (error) {
          const again = request.isRepeatable && isBrokenConnection(error) && budget.take();
          if (!again) throw error;
          return attempt(request, exchange, read);
        }
      }, request.signal),
    /** Makes one exchange up to its body, which whoever asks reads; until then as `send`. */
    open: <T>(request: ServiceRequest, read: (answer: OpenedAnswer) => Promise<T>): Promise<T> =>
      slots.execute(() => attempt(request, openBy(files), read), request.signal),
    /** As `open`, for an answer that goes on for as long as it is read. */
    follow: <T>(request: ServiceRequest, read: (answer: OpenedAnswer) => Promise<T>): Promise<T> =>
      slots.execute(() => attempt(request, openBy(streams), read), request.signal),
    /** Whether calls are refused without being made; one that is tried now and then counts as so. */
    isOpen: breakers.isOpen,
    isDegraded: (): boolean => lastFailed || breakers.isOpen(),
    close: async (): Promise<void> => {
      await Promise.all([pool.destroy(), files.destroy(), streams.destroy()]);
    },
  };
};
export type ServiceClient = ReturnType<typeof createServiceClient>;
