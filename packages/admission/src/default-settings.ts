import type { GateSettings } from './gate.ts';

/** Bounds that suit one Node process on one core, for any program: the limit itself adapts. */
const FIRST = 128;
const MIN_LIMIT = 6;
const WINDOW_MS = 100;
const MAX_DELAY_MS = 5;
const BURST_MS = 250;
/** About as many as one round of the event loop admits: more would wait in vain. */
const MAX_OVERLOAD_QUEUE = 2;
/** Together with the minimum of five concurrent normal requests, ten readers are never refused. */
const SHORT_QUEUE = 5;
/** A page makes several calls together, and one refusal wastes the others: instead, callers are told to send fewer. */
const MIN_CALL_LIMIT = 24;
const MAX_CALL_DELAY_MS = 1_000;

export interface Bounds {
  /** The upper bound of concurrent requests. */
  readonly max: number;
  /** The delay above which the process counts as overloaded. */
  readonly delayMs: number;
}

/** For a program that serves people. */
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

/** For a program whose caller has already admitted the request. */
export const callSettingsFor = (bounds: Bounds): GateSettings => ({
  ...settingsFor(bounds),
  min: Math.min(MIN_CALL_LIMIT, bounds.max),
  maxDelayMs: MAX_CALL_DELAY_MS,
  burstMs: MAX_CALL_DELAY_MS,
  maxWaiting: bounds.max,
  shortQueue: bounds.max,
});
