import {
  BREAKER_WINDOW_MS,
  type Breaker,
  createBreaker,
  MAX_FAULTS_OF_CALLER,
} from './create-breaker.ts';
import { CallerGone } from './fault.ts';
import { FaultShares } from './fault-shares.ts';

interface LineBreakersOptions {
  readonly now: () => number;
  /** @param call of which calls are refused; null for all of the line */
  readonly onBreaker: (event: { readonly open: boolean; readonly call: string | null }) => void;
}

/** A call as its breakers know it. */
export interface GuardedCall {
  /** Its method and the template of its path. */
  readonly route: string;
  /** The address of the client that has it made; null where it is made for many. */
  readonly caller: string | null;
}

/**
 * The breakers of one line to a service. A service that gives no answer is refused all calls. One that answers with a fault
 * is refused that call alone: the others may be well. Of such faults no caller accounts for enough to open a breaker, so that
 * what one client sends keeps nobody else from being answered.
 */
export const createLineBreakers = ({ now, onBreaker }: LineBreakersOptions) => {
  /** Faults that the service itself answered. */
  const answered = new WeakSet<Error>();
  /** Of those, what a caller had too many of. */
  const excessive = new WeakSet<Error>();
  const shares = new FaultShares({
    max: MAX_FAULTS_OF_CALLER,
    windowMs: BREAKER_WINDOW_MS,
    now,
  });
  const byCall = new Map<string, Breaker>();
  // Someone leaving says nothing of the service, but a probe that nobody awaited proves nothing either.
  const line = createBreaker({
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
      breakerOf(route).run(() => line.run(call)),
    /** Notes that the service answered, and with a fault. */
    noteAnsweredFault: ({ caller }: GuardedCall, error: unknown): void => {
      if (!(error instanceof Error)) return;
      answered.add(error);
      if (caller !== null && !shares.take(caller)) excessive.add(error);
    },
    isOpen: (): boolean =>
      line.isOpen() || [...byCall.values()].some((breaker) => breaker.isOpen()),
  };
};
