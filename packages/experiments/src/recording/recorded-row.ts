import { createHash, randomUUID } from 'node:crypto';
import type { UnitKind } from '@broadsheet/contract/experiments';
import type { Participant } from '../assignment.ts';
import type { Conversion, Exposure, Measure, Unit } from './recorder.ts';

interface Counted {
  readonly id: string;
  readonly unit_kind: UnitKind;
  readonly unit_id: string;
}

interface Row extends Counted {
  /** Hex; the same for the same fact, for any sender and any number of times. */
  readonly id: string;
  readonly brand: string;
  /** Epoch ms. */
  readonly at: number;
}

export interface ExposureRow extends Row {
  readonly table: 'exposures';
  readonly experiment: string;
  readonly bucket_version: number;
  readonly arm: string;
  readonly cohort: string;
}

export interface ConversionRow extends Row {
  readonly table: 'conversions';
  readonly metric: string;
}

export interface MeasureRow extends Row {
  readonly table: 'measures';
  readonly source: string;
  readonly value: number;
}

/** Has an id of its own: a person may come back and be forgotten again. */
export interface ForgetRow extends Counted {
  readonly table: 'forgotten';
  readonly ignoresLimit: true;
}

export type RecordedRow = ExposureRow | ConversionRow | MeasureRow | ForgetRow;

const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const exposureRow = ({ assignment, brand, cohort, at }: Exposure): ExposureRow => {
  const { key, arm, bucketVersion, unit } = assignment;
  return {
    table: 'exposures',
    id: idOf('exposure', key, bucketVersion, unit.kind, unit.id, arm),
    experiment: key,
    bucket_version: bucketVersion,
    arm,
    unit_kind: unit.kind,
    unit_id: unit.id,
    brand,
    cohort,
    at,
  };
};

export const forgetRow = ({ kind, id }: Unit): ForgetRow => ({
  table: 'forgotten',
  id: randomUUID(),
  unit_kind: kind,
  unit_id: id,
  ignoresLimit: true,
});

/** An experiment counts by either unit that the participant has. */
const unitsOf = ({ visitorId, seekerId }: Participant): readonly Unit[] => [
  { kind: 'visitor', id: visitorId },
  ...(seekerId === null ? [] : [{ kind: 'seeker', id: seekerId } as const]),
];

/** One row for each unit that the participant has. */
export const measureRows = (measure: Measure): MeasureRow[] => {
  const { source, participant, brand, subject, value, at } = measure;
  return unitsOf(participant).map(({ kind, id }) => ({
    table: 'measures',
    id: idOf('measure', source, kind, id, subject),
    source,
    unit_kind: kind,
    unit_id: id,
    brand,
    value,
    at,
  }));
};

/** One row for each unit that the participant has. */
export const conversionRows = (conversion: Conversion): ConversionRow[] => {
  const { metric, participant, brand, subject, at } = conversion;
  return unitsOf(participant).map(({ kind, id }) => ({
    table: 'conversions',
    id: idOf('conversion', metric, kind, id, subject),
    metric,
    unit_kind: kind,
    unit_id: id,
    brand,
    at,
  }));
};
