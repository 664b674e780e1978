import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { ConversionMetric } from '@broadsheet/contract/experiments';

/** Units of one arm, each counted once: in the brand and cohort of its first exposure. */
export interface ArmCounts {
  readonly brand: Brand;
  readonly cohort: Audience['cohort'];
  readonly arm: string;
  readonly units: number;
  /** Units that converted, at most `units`. */
  readonly conversions: Readonly<Record<ConversionMetric, number>>;
}

/** The records of one bucket version of one experiment. */
export interface ExperimentCounts {
  readonly key: string;
  readonly bucketVersion: number;
  /** Percent by arm, as configured. */
  readonly weights: Readonly<Record<string, number>>;
  readonly rows: readonly ArmCounts[];
  /** Units exposed to more than one arm; they are in no row. */
  readonly unitsInSeveralArms: number;
}
