import { Readable } from 'node:stream';
import type { Brand } from '@broadsheet/contract/brand';
import type { CallDefinition } from '@broadsheet/contract/call';
import { AppError } from '@broadsheet/contract/errors';
import type { PageParameters } from '@broadsheet/contract/page-parameters';
import type { createAttempt } from './attempt-call.ts';
import { type Credentials, withReplay } from './credentials.ts';
import { CallerGone, toFault } from './fault.ts';
import type { LastAnswers, StaleAnswer } from './last-answers.ts';
import { mapServiceError, requireNeeded } from './map-service-error.ts';
import { type Client, requestHead } from './request-head.ts';
import { withPageParameters } from './request-path.ts';
import { type RetryOptions, withRetry } from './with-retry.ts';

/** All calls of one request are made for the same reader, page and deadline. */
export interface CallerContext {
  readonly brand: Brand;
  readonly client: Client | undefined;
  readonly requestId: string | undefined;
  readonly credentials: Credentials | undefined;
  readonly pageParameters: PageParameters;
  /** Epoch ms after which no answer counts. */
  readonly endsAt: number;
}

/** A body that is streamed once. */
export interface StreamedBody {
  readonly contentType: string;
  readonly content: AsyncIterable<Buffer>;
  /** The idempotency key of the upload. */
  readonly key: string | undefined;
}

export interface CallRequest {
  readonly call: CallDefinition;
  /** Path and query, without parameters of the page. */
  readonly path: string;
  readonly token: string | null;
  /** Undefined: none. */
  readonly body: unknown;
  /** Replaces a body. */
  readonly stream?: StreamedBody;
  /** Where the answer is stored for faults of the service; absent: by its own path. */
  readonly stale?: StaleAnswer;
}

export interface MakeDeps extends Pick<RetryOptions, 'wait' | 'now'> {
  readonly attempt: ReturnType<typeof createAttempt>;
  readonly lastAnswers: LastAnswers;
}

/** Under which the last answer of a call is stored; null where none may be. */
export const staleKeyOf = (call: CallDefinition, brand: Brand, path: string): string | null => {
  const isRead = call.method === 'GET' && !call.changes;
  return isRead && call.auth === 'public' && !call.forOne
    ? `${call.service} ${brand} ${path}`
    : null;
};

/** A sender that stops does not count against the service. */
async function* watch(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* content;
  } catch (cause) {
    throw new CallerGone('the body has not come whole', { cause });
  }
}

/**
 * Makes a call until it is answered: with retries where its definition allows them, and again with a refreshed token.
 */
export const createMake =
  ({ attempt, lastAnswers, wait, now }: MakeDeps) =>
  async (
    caller: CallerContext,
    { call, path, token, body, stream, stale }: CallRequest,
    signal: AbortSignal,
  ) => {
    const { brand, client, requestId, credentials, pageParameters, endsAt } = caller;
    const contentType = stream?.contentType ?? (body === undefined ? null : 'application/json');
    const head = requestHead({ call, brand, client, requestId, contentType, key: stream?.key });
    const isRead = call.method === 'GET' && !call.changes;
    const key = staleKeyOf(call, brand, path);
    const stored = stale ?? (key === null ? null : lastAnswers.of(key));
    const request = {
      route: `${call.method} ${call.path}`,
      caller: client?.address ?? null,
      method: call.method,
      path: withPageParameters(path, pageParameters),
      signal,
      isRepeatable: isRead,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(stream ? { body: Readable.from(watch(stream.content), { objectMode: false }) } : {}),
    };
    const once = (held: string | null) => {
      const headers = held === null ? head : { ...head, authorization: `Bearer ${held}` };
      const work = () => attempt(call, { ...request, headers }, held === null ? stored : null);
      return call.retries ? withRetry(work, { wait, now, endsAt, signal }) : work();
    };
    try {
      return requireNeeded(
        call,
        // A streamed body cannot be sent again.
        await withReplay(once, token, stream ? undefined : credentials, signal),
      );
    } catch (error) {
      if (!signal.aborted) throw mapServiceError(call, toFault(error));
      throw toFault(error instanceof AppError ? error : signal.reason);
    }
  };
