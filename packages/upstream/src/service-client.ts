import type { ServiceName } from '@broadsheet/contract/call';
import { bulkhead } from 'cockatiel';
import { CallerGone, isBrokenConnection } from './fault.ts';
import { createPoolBreakers } from './pool-breakers.ts';
import { RetryBudget } from './retry-budget.ts';
import {
  CONNECTIONS,
  type OpenedAnswer,
  openConnections,
  type ServiceAnswer,
} from './service-connections.ts';
import type { ServiceRequest } from './service-request.ts';
import { untilAborted } from './until-aborted.ts';

const QUEUE = 256;

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

/** One service with its own connections, bulkhead and breakers. */
export const createServiceClient = (options: ServiceClientOptions) => {
  const { service, now, onBreaker } = options;
  const connections = openConnections(options);
  const budget = new RetryBudget();
  const slots = bulkhead(CONNECTIONS, QUEUE);
  let lastFailed = false;

  const breakers = createPoolBreakers({
    now,
    onBreaker: (event) => onBreaker({ service, ...event }),
  });

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
    /** Sends one request and reads the response; an error counts against the service or this call of it. */
    send: <T>(request: ServiceRequest, read: (answer: ServiceAnswer) => T): Promise<T> =>
      slots.execute(async () => {
        budget.noteCall();
        try {
          return await attempt(request, connections.exchange, read);
        } catch (error) {
          const again = request.isRepeatable && isBrokenConnection(error) && budget.take();
          if (!again) throw error;
          return attempt(request, connections.exchange, read);
        }
      }, request.signal),
    /** Sends one request and returns the open body, which the caller reads; until then like `send`. */
    open: <T>(request: ServiceRequest, read: (answer: OpenedAnswer) => Promise<T>): Promise<T> =>
      slots.execute(() => attempt(request, connections.openFile, read), request.signal),
    /** Like `open`, for a response that continues for as long as it is read. */
    follow: <T>(request: ServiceRequest, read: (answer: OpenedAnswer) => Promise<T>): Promise<T> =>
      slots.execute(() => attempt(request, connections.openStream, read), request.signal),
    /** Whether calls are refused without being made; one that is tried now and then counts as so. */
    isOpen: breakers.isOpen,
    isDegraded: (): boolean => lastFailed || breakers.isOpen(),
    close: connections.close,
  };
};
export type ServiceClient = ReturnType<typeof createServiceClient>;
