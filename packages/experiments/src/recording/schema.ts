import type { AudienceField } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { UnitKind } from '@broadsheet/contract/experiments';

export interface ExposuresTable {
  /** sha256 of experiment, bucket version, unit and arm: each is stored once. */
  id: Buffer;
  experiment: string;
  bucket_version: number;
  arm: string;
  unit_kind: UnitKind;
  unit_id: string;
  brand: Brand;
  cohort: string;
  at: Date;
}

export interface ConversionsTable {
  /** sha256 of metric, unit and subject. */
  id: Buffer;
  metric: string;
  unit_kind: UnitKind;
  unit_id: string;
  brand: Brand;
  at: Date;
}

export interface MeasuresTable {
  /** sha256 of source, unit and subject. */
  id: Buffer;
  source: string;
  unit_kind: UnitKind;
  unit_id: string;
  brand: Brand;
  value: string;
  at: Date;
}

export interface AudienceCountsTable {
  /** The day in UTC. */
  day: Date;
  page: string;
  brand: Brand;
  cohort: string;
  experience_band: number;
  membership: string;
  device: string;
  city: string | null;
  category: string | null;
  crawler: boolean;
  views: string;
}

type AudienceColumn = Exclude<keyof AudienceCountsTable, 'day' | 'page' | 'views'>;

/** The column in which each field of an audience is counted. */
export const AUDIENCE_COLUMNS = {
  brand: 'brand',
  cohort: 'cohort',
  experienceBand: 'experience_band',
  membership: 'membership',
  device: 'device',
  city: 'city',
  category: 'category',
  crawler: 'crawler',
} as const satisfies Record<AudienceField, AudienceColumn>;

export interface SeekerBucketsTable {
  seeker_id: string;
  /** `key@bucketVersion` */
  bucket: string;
  arm: string;
}

/** The tables of the recording, in a schema of their own next to the services'. */
export interface RecordingSchema {
  'experiments.exposures': ExposuresTable;
  'experiments.conversions': ConversionsTable;
  'experiments.measures': MeasuresTable;
  'experiments.audience_counts': AudienceCountsTable;
  'experiments.seeker_buckets': SeekerBucketsTable;
}
