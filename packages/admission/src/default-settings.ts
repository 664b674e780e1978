import type { GateSettings } from './gate.ts';

/** What suits one Node process on one core, whatever it serves: the limit is found, these are its bounds. */
const FIRST = 128;
const LEAST = 6;
const WINDOW_MS = 100;
const PATIENCE_MS = 5;
const BURST_MS = 250;
/** About as many as get their turn in one round of the event loop: the others would wait in vain. */
const STANDING_MOST = 2;
/** With the five normal requests that are worked on at least, ten readers are never refused. */
const SHORT_QUEUE = 5;
/** A page makes several calls at once, and one that is refused makes waste of the others: who asks is told to ask for less. */
const LEAST_CALLS = 24;
const CALL_PATIENCE_MS = 1_000;

export interface Bounds {
  /** Requests that are ever worked on at once. */
  readonly most: number;
  /** That nothing waits for its turn when all is well. */
  readonly delayMs: number;
}

/** For a program that people ask. */
export const settingsFor = ({ most, delayMs }: Bounds): GateSettings => ({
  first: Math.min(FIRST, most),
  least: Math.min(LEAST, most),
  most,
  targetMs: delayMs,
  windowMs: WINDOW_MS,
  patienceMs: PATIENCE_MS,
  burstMs: BURST_MS,
  standingMost: STANDING_MOST,
  shortQueue: SHORT_QUEUE,
});

/** For a program that is asked by one which has admitted somebody already. */
export const callSettingsFor = (bounds: Bounds): GateSettings => ({
  ...settingsFor(bounds),
  least: Math.min(LEAST_CALLS, bounds.most),
  patienceMs: CALL_PATIENCE_MS,
  burstMs: CALL_PATIENCE_MS,
  standingMost: bounds.most,
  shortQueue: bounds.most,
});
