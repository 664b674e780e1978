import type { GateSettings } from './gate.ts';

/** What suits one Node process on one core, whatever it serves: the limit is found, these are its bounds. */
const FIRST = 128;
const LEAST = 12;
const WINDOW_MS = 100;
const PATIENCE_MS = 5;

/** @param most requests that are ever worked on at once @param delayMs that nothing waits for its turn when all is well */
export const settingsFor = ({
  most,
  delayMs,
}: {
  readonly most: number;
  readonly delayMs: number;
}): GateSettings => ({
  first: Math.min(FIRST, most),
  least: Math.min(LEAST, most),
  most,
  targetMs: delayMs,
  windowMs: WINDOW_MS,
  patienceMs: PATIENCE_MS,
});
