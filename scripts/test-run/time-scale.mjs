import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/** The variable that hands the scale from the run to its runners and their workers. */
export const TIME_SCALE = 'TEST_TIME_SCALE';
/** Medians on the idle reference machine that the limits were written for. */
const REFERENCE = { workMs: 80, startMs: 45, cores: 2 };
const MAX_SCALE = 10;
const ROUNDS = 5;

/** @typedef {{ workMs: number, startMs: number, cores: number }} Speed */

/** A fixed piece of work of the kind that tests do: objects, JSON and hashes. */
const work = () => {
  let text = '';
  for (let round = 0; round < 300; round += 1) {
    const entries = Array.from({ length: 400 }, (_, index) => ({
      index,
      text: `${index * round}`,
    }));
    text = createHash('sha256')
      .update(text + JSON.stringify(JSON.parse(JSON.stringify(entries))))
      .digest('hex');
  }
  return text;
};

const startProcess = () => spawnSync(process.execPath, ['--eval', '0']);

/** @type {(run: () => unknown) => number} the median of some runs, in ms */
const timeOf = (run) => {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
};

/** @returns {Speed} takes about a second */
const measureSpeed = () => ({
  workMs: timeOf(work),
  startMs: timeOf(startProcess),
  cores: availableParallelism(),
});

/**
 * How many times longer than on the reference machine things may take: 1 to 10.
 * @param {Speed} speed
 */
export const scaleOf = ({ workMs, startMs, cores }) => {
  const slowest = Math.max(workMs / REFERENCE.workMs, startMs / REFERENCE.startMs);
  const scale = slowest * Math.max(1, REFERENCE.cores / cores);
  return Math.round(Math.min(MAX_SCALE, Math.max(1, scale)) * 10) / 10;
};

/**
 * The scale of this run: from the environment, else measured once and put there for the processes started from here.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {() => Speed} [measure]
 * @returns {number} at least 1
 */
export const readTimeScale = (env = process.env, measure = measureSpeed) => {
  const given = Number(env[TIME_SCALE]);
  if (given >= 1) return given;
  const scale = scaleOf(measure());
  env[TIME_SCALE] = String(scale);
  return scale;
};

/**
 * A limit for how long something may take, as written for a quiet reference machine, for this machine.
 * @param {number} ms
 */
export const timeLimit = (ms) => Math.round(ms * readTimeScale());
