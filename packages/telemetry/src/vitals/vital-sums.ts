import { rateVital, type Vital } from '@broadsheet/contract/vitals';
import { hourOf } from '../block-counts/block-sums.ts';
import { bucketOf } from '../block-counts/load-times.ts';
import { addTo } from '../recording/sum-tally.ts';
import type { SumWriterOptions, WriterGroup } from '../recording/writer-group.ts';
import type { Measurement } from './measurement.ts';

/** Indexes of the sums of a vital; its values by bucket follow. */
export const SAMPLES = 0;
export const PASSING = 1;
export const POOR = 2;
export const SIZES = 3;

/** Layout shifts are far below 1: times this they fill the buckets that are made for ms. */
const CLS_SCALE = 10_000;

/** What buckets hold of a value, and back. */
export const toBucketUnit = (vital: Vital): number => (vital === 'CLS' ? CLS_SCALE : 1);

/** A vital of a page within an hour, at a block or in an arm. */
export interface VitalKey extends Pick<Measurement, 'brand' | 'page' | 'device' | 'vital'> {
  /** Epoch ms at which it starts. */
  readonly hour: number;
  readonly type: string | null;
  readonly experiment: string | null;
  readonly arm: string | null;
}

export interface VitalSumsOptions extends Omit<SumWriterOptions<VitalKey>, 'weigh'> {
  readonly group: Pick<WriterGroup, 'addSumWriter'>;
  /** Epoch ms. */
  readonly now: () => number;
}

const idOf = ({ hour, brand, page, device, vital, type, experiment, arm }: VitalKey): string =>
  `${hour} ${brand} ${page} ${device} ${vital} ${type ?? ''} ${experiment ?? ''} ${arm ?? ''}`;

/** Vitals by the hour: one sum for the block of each, and one for each arm. */
export const createVitalSums = ({ group, now, ...options }: VitalSumsOptions) => {
  const writer = group.addSumWriter<VitalKey>({
    ...options,
    weigh: ([samples = 0]) => samples,
  });
  return {
    measured: ({ brand, page, device, vital, value, type, arms }: Measurement): void => {
      const scope = { hour: hourOf(now()), brand, page, device, vital };
      const rating = rateVital(vital, value);
      const keys: VitalKey[] = [
        { ...scope, type, experiment: null, arm: null },
        ...arms.map((arm) => ({ ...scope, type: null, ...arm })),
      ];
      for (const key of keys)
        writer.add(
          idOf(key),
          () => key,
          1,
          (sums) => {
            addTo(sums, SAMPLES, 1);
            addTo(sums, PASSING, rating === 'good' ? 1 : 0);
            addTo(sums, POOR, rating === 'poor' ? 1 : 0);
            addTo(sums, SIZES + bucketOf(value * toBucketUnit(vital)), 1);
          },
        );
    },
  };
};
