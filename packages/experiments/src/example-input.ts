import { ANYBODY, type Audience } from '@broadsheet/contract/audience';
import {
  type Experiment,
  type Experiments,
  NO_EXPERIMENTS,
} from '@broadsheet/contract/experiments';
import type { AssignInput, StoredBuckets } from './assignment.ts';

/** A participant, an audience and experiments: for tests only. */
const NOW = Date.parse('2026-11-21T12:00:00Z');
export const NO_STORED_BUCKETS: StoredBuckets = { visitor: {}, seeker: {} };

export const AUDIENCE: Audience = ANYBODY;

const exampleExperiment = (changes: Partial<Experiment> = {}): Experiment => ({
  page: 'home',
  unit: 'visitor',
  status: 'running',
  variants: { control: 50, b: 50 },
  ...changes,
});

export const exampleExperiments = (
  byKey: Readonly<Record<string, Partial<Experiment>>>,
  holdout = 0,
): Experiments => ({
  ...NO_EXPERIMENTS,
  holdout,
  byKey: new Map(Object.entries(byKey).map(([key, changes]) => [key, exampleExperiment(changes)])),
});

const ONE = exampleExperiments({ cta: {} });

export const exampleInput = (changes: Partial<AssignInput> = {}): AssignInput => ({
  experiments: ONE,
  page: 'home',
  audience: AUDIENCE,
  participant: { visitorId: 'v-1', seekerId: null },
  storedBuckets: NO_STORED_BUCKETS,
  now: NOW,
  ...changes,
});

export const visitorIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `visitor-${index}`);

/** For an assigner whose experiments have no fault. */
export const rethrow = (error: unknown): never => {
  throw error;
};
