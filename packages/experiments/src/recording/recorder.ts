import type { Audience } from '@broadsheet/contract/audience';
import type { Brand } from '@broadsheet/contract/brand';
import type { ConversionMetric } from '@broadsheet/contract/experiments';
import type { MetricSource } from '@broadsheet/contract/metrics';
import type { Assignment, Participant } from '../assignment.ts';

/** The counted unit. */
export type Unit = Assignment['unit'];

/** A unit saw an arm on a page that the experiment could change. */
export interface Exposure {
  readonly assignment: Assignment;
  readonly brand: Brand;
  readonly cohort: Audience['cohort'];
  /** Epoch ms. */
  readonly at: number;
}

export interface Conversion {
  readonly metric: ConversionMetric;
  readonly participant: Participant;
  readonly brand: Brand;
  /** The subject of the conversion, such as a job's id: one participant converts on it once. */
  readonly subject: string;
  /** Epoch ms. */
  readonly at: number;
}

/** A value of one participant that metrics sum; conversions are recorded as such. */
export interface Measure {
  readonly source: Exclude<MetricSource, ConversionMetric>;
  readonly participant: Participant;
  readonly brand: Brand;
  /** What it is about, such as a course's id: one participant has one value of a source for a subject. */
  readonly subject: string;
  readonly value: number;
  /** Epoch ms. */
  readonly at: number;
}

/** Records facts after responses: nothing here throws or waits. */
export interface Recorder {
  exposed(exposures: readonly Exposure[]): void;
  converted(conversion: Conversion): void;
  measured(measure: Measure): void;
  /** Anonymises their records: the counts stay. */
  forget(units: readonly Unit[]): void;
  /** One page view, counted by audience and never by person. */
  viewed(page: string, audience: Audience): void;
  /** Whether exposures can be recorded; otherwise everybody is served control. */
  isOpen(): boolean;
  close(): Promise<void>;
}
