import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import type { Brand } from '@broadsheet/contract/brand';
import type { ComposedCall } from '@broadsheet/contract/composed-call';
import { AppError } from '@broadsheet/contract/errors';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { Credentials } from '@broadsheet/upstream/credentials';
import { createFlights } from '@broadsheet/upstream/flights';
import type { Ending } from '@broadsheet/upstream/lazy-abort';

/**
 * Share of a block's deadline for its calls: shorter, so that a stale result can still replace a service that hangs.
 */
const CALLS_SHARE = 5 / 6;
/** The deadline for the calls of one block. Node timers take whole milliseconds only. */
export const callsDeadlineOf = (blockDeadlineMs: number): number =>
  Math.floor(blockDeadlineMs * CALLS_SHARE);

/** Statuses of a session that has just ended. */
const ENDED: readonly number[] = [401, 406, 418];

const isOver = (error: unknown): boolean =>
  error instanceof AppError && ENDED.includes(error.status);

export interface PageCallers {
  /** For blocks that everybody gets alike. */
  readonly forAll: (ending: Ending) => ServiceCaller;
  /** For blocks of one reader: calls that are open to all run without a session where that has just ended. */
  readonly forReader: (ending: Ending, credentials: Credentials) => ServiceCaller;
}

interface PageOfCalls {
  readonly brand: Brand;
  /** The deadline of one block. */
  readonly blockDeadlineMs: number;
  /** Of the request that creates the page, for the log. */
  readonly requestId: string;
  /** Made in place of several calls of its blocks. */
  readonly composed: ComposedCall | null;
}

/** The callers of one page: equal calls for the same reader run once. */
export const createPageCallers = (
  upstream: Pick<Upstream, 'caller'>,
  { brand, blockDeadlineMs, requestId, composed }: PageOfCalls,
): PageCallers => {
  const flights = createFlights(true);
  const lazily = (signal: Ending, credentials?: Credentials): ServiceCaller => {
    let caller: ServiceCaller | undefined;
    const deadlineMs = callsDeadlineOf(blockDeadlineMs);
    const open = (): ServiceCaller => {
      const options = {
        brand,
        signal,
        deadlineMs,
        flights,
        requestId,
        composed: composed ?? undefined,
      };
      return upstream.caller(credentials ? { ...options, credentials } : options);
    };
    return (call, input) => {
      caller ??= open();
      return caller(call, input);
    };
  };
  return {
    forAll: (ending) => lazily(ending),
    forReader: (ending, credentials) => {
      const own = lazily(ending, credentials);
      const anybodys = lazily(ending);
      return async (call, input) => {
        try {
          return await own(call, input);
        } catch (error) {
          if (call.auth !== 'public' || !isOver(error)) throw error;
          return anybodys(call, input);
        }
      };
    },
  };
};
