import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen } from 'cockatiel';
import { RollingBreaker } from './rolling-breaker.ts';

export const BREAKER_WINDOW_MS = 10_000;
const MINIMUM_CALLS = 20;
const PROBE_EVERY_MS = 5_000;
/** Faults of one caller that count within the window: too few to open a breaker. */
export const MAX_FAULTS_OF_CALLER = MINIMUM_CALLS / 2 - 1;

export interface Breaker {
  /** Makes a call; throws BrokenCircuitError without making it while too many of those before have failed. */
  readonly run: <T>(call: () => Promise<T>) => Promise<T>;
  readonly isOpen: () => boolean;
}

interface BreakerOptions {
  readonly now: () => number;
  /** Whether a failure counts against the guarded service. A probe that fails otherwise closes the breaker. */
  readonly isCounted: (error: Error, isProbe: boolean) => boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/**
 * Opens when at least half of at least twenty calls in ten seconds have failed; every five seconds one call is a probe.
 */
export const createBreaker = ({ now, isCounted, onChange }: BreakerOptions): Breaker => {
  const policy = circuitBreaker(
    handleWhen((error) => isCounted(error, policy.state === CircuitState.HalfOpen)),
    {
      halfOpenAfter: PROBE_EVERY_MS,
      breaker: new RollingBreaker({
        windowMs: BREAKER_WINDOW_MS,
        minimumCalls: MINIMUM_CALLS,
        now,
      }),
    },
  );
  policy.onBreak(() => onChange(true));
  policy.onReset(() => onChange(false));
  return {
    run: async (call) => {
      // Waiting for another's probe would cost each caller the deadline of a dead service.
      if (policy.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
      return policy.execute(call);
    },
    isOpen: () => policy.state !== CircuitState.Closed,
  };
};
