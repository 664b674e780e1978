import { VITAL_LIMITS, type VitalRating } from '@broadsheet/contract/vitals';
import type { Measurement } from '@broadsheet/telemetry/vitals/measurement';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Each limit of a vital is the end of a bucket, so that the share of good visits is exact. */
const SECONDS = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const SHIFTS = [0.01, 0.05, VITAL_LIMITS.CLS.passing, VITAL_LIMITS.CLS.poor, 0.5, 1];
const MS_PER_SECOND = 1_000;

export interface RatedVital
  extends Pick<Measurement, 'vital' | 'value' | 'page' | 'type' | 'arms'> {
  readonly rating: VitalRating;
}

/** Metrics of what browsers measure: how fast pages are for people. */
export const createVitalMetrics = (registers: Registry[]) => {
  const times = new Histogram({
    name: 'web_vital_seconds',
    help: 'Largest paint, response to input, first paint and first byte, as browsers measured them, by page kind.',
    labelNames: ['vital', 'page'],
    buckets: SECONDS,
    registers,
  });
  const shifts = new Histogram({
    name: 'web_layout_shift',
    help: 'Cumulative layout shift, as browsers measured it, by page kind.',
    labelNames: ['page'],
    buckets: SHIFTS,
    registers,
  });
  const blocks = new Counter({
    name: 'web_vital_blocks_total',
    help: 'Vitals by the type of the block that they were measured at, and by rating: good, fair or poor.',
    labelNames: ['vital', 'type', 'rating'],
    registers,
  });
  const arms = new Counter({
    name: 'web_vital_arms_total',
    help: 'Vitals by experiment and arm, and by rating: good, fair or poor.',
    labelNames: ['vital', 'experiment', 'arm', 'rating'],
    registers,
  });
  return {
    vitals: ({ vital, value, page, type, arms: served, rating }: RatedVital): void => {
      if (vital === 'CLS') shifts.observe({ page }, value);
      else times.observe({ vital, page }, value / MS_PER_SECOND);
      if (type !== null) blocks.inc({ vital, type, rating });
      for (const { experiment, arm } of served) arms.inc({ vital, experiment, arm, rating });
    },
  };
};
