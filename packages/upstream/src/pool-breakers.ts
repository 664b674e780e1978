import {
  BREAKER_WINDOW_MS,
  type Breaker,
  createBreaker,
  MAX_FAULTS_OF_CALLER,
} from './create-breaker.ts';
import { CallerGone } from './fault.ts';
import { FaultShares } from './fault-shares.ts';

interface PoolBreakersOptions {
  readonly now: () => number;
  /** @param call the call that is refused; null is every call of the pool */
  readonly onBreaker: (event: { readonly open: boolean; readonly call: string | null }) => void;
}

/** The properties of a call that breakers use. */
export interface GuardedCall {
  /** Method and path template. */
  readonly route: string;
  /** The address of the client; null for a call that many clients share. */
  readonly caller: string | null;
}

/**
 * The breakers of one connection pool. Where a service does not answer, every call is refused. Where it answers with a
 * fault, only that call is refused. One client's faults are too few to open a breaker, so it cannot block other
 * clients.
 */
export const createPoolBreakers = ({ now, onBreaker }: PoolBreakersOptions) => {
  /** Faults that the service itself answered. */
  const answered = new WeakSet<Error>();
  /** Answered faults beyond the share of one caller. */
  const excessive = new WeakSet<Error>();
  const shares = new FaultShares({
    max: MAX_FAULTS_OF_CALLER,
    windowMs: BREAKER_WINDOW_MS,
    now,
  });
  const byCall = new Map<string, Breaker>();
  // A client that left says nothing about the service. A probe that nobody awaited proves nothing either.
  const pool = createBreaker({
    now,
    isCounted: (error, isProbe) =>
      !answered.has(error) && (isProbe || !(error instanceof CallerGone)),
    onChange: (open) => onBreaker({ open, call: null }),
  });

  const breakerOf = (route: string): Breaker => {
    const known = byCall.get(route);
    if (known) return known;
    const breaker = createBreaker({
      now,
      isCounted: (error, isProbe) => isProbe || (answered.has(error) && !excessive.has(error)),
      onChange: (open) => onBreaker({ open, call: route }),
    });
    byCall.set(route, breaker);
    return breaker;
  };

  return {
    run: <T>({ route }: GuardedCall, call: () => Promise<T>): Promise<T> =>
      breakerOf(route).run(() => pool.run(call)),
    /** Records that the service answered with a fault. */
    noteAnsweredFault: ({ caller }: GuardedCall, error: unknown): void => {
      if (!(error instanceof Error)) return;
      answered.add(error);
      if (caller !== null && !shares.take(caller)) excessive.add(error);
    },
    isOpen: (): boolean =>
      pool.isOpen() || [...byCall.values()].some((breaker) => breaker.isOpen()),
  };
};
