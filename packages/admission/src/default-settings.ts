import type { GateSettings } from './gate.ts';

/** What suits one Node process on one core, whatever it serves: the limit is found, these are its bounds. */
const FIRST = 128;
const MIN_LIMIT = 6;
const WINDOW_MS = 100;
const MAX_DELAY_MS = 5;
const BURST_MS = 250;
/** About as many as get their turn in one round of the event loop: the others would wait in vain. */
const MAX_OVERLOAD_QUEUE = 2;
/** With the five normal requests that are worked on at least, ten readers are never refused. */
const SHORT_QUEUE = 5;
/** A page makes several calls at once, and one that is refused makes waste of the others: who asks is told to ask for less. */
const MIN_CALL_LIMIT = 24;
const MAX_CALL_DELAY_MS = 1_000;

export interface Bounds {
  /** Requests that are ever worked on at once. */
  readonly max: number;
  /** That nothing waits for its turn when all is well. */
  readonly delayMs: number;
}

/** For a program that people ask. */
export const settingsFor = ({ max, delayMs }: Bounds): GateSettings => ({
  first: Math.min(FIRST, max),
  min: Math.min(MIN_LIMIT, max),
  max,
  targetMs: delayMs,
  windowMs: WINDOW_MS,
  maxDelayMs: MAX_DELAY_MS,
  burstMs: BURST_MS,
  maxWaiting: MAX_OVERLOAD_QUEUE,
  shortQueue: SHORT_QUEUE,
});

/** For a program that is asked by one which has admitted somebody already. */
export const callSettingsFor = (bounds: Bounds): GateSettings => ({
  ...settingsFor(bounds),
  min: Math.min(MIN_CALL_LIMIT, bounds.max),
  maxDelayMs: MAX_CALL_DELAY_MS,
  burstMs: MAX_CALL_DELAY_MS,
  maxWaiting: bounds.max,
  shortQueue: bounds.max,
});
