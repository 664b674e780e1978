import {
  type Experiment,
  type Experiments,
  NO_EXPERIMENTS,
} from '@broadsheet/contract/experiments';

const PLAIN: Experiment = {
  page: 'home',
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'draft',
};

/** Experiments for tests: by default drafts on home with the arms control and b. */
export const exampleExperiments = (
  changes: Readonly<Record<string, Partial<Experiment>>>,
): Experiments => ({
  ...NO_EXPERIMENTS,
  byKey: new Map(Object.entries(changes).map(([key, change]) => [key, { ...PLAIN, ...change }])),
});
