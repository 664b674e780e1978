import { CONTROL, type Experiment } from '@broadsheet/contract/experiments';
import { clean } from '../../editor/audience/audience-fields.ts';
import type { Arm } from './layout-with-arm.ts';

/** An edit of a page, as an experiment. */
export interface Trial extends Arm {
  readonly hypothesis: string;
  readonly unit: Experiment['unit'];
  /** The arm's share of the participants, in percent. */
  readonly percent: number;
  readonly coverage: number;
  readonly starts: 'running' | 'draft';
  readonly who: Pick<Experiment, 'when' | 'from' | 'until'>;
}

const freeName = (page: string, isTaken: (name: string) => boolean): string => {
  const stem = `${page.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')}-trial`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!isTaken(name)) return name;
  }
};

export const newTrial = (page: string, isTaken: (name: string) => boolean): Trial => ({
  experiment: freeName(page, isTaken),
  arm: 'next',
  hypothesis: '',
  unit: 'visitor',
  percent: 50,
  coverage: 1,
  starts: 'running',
  who: {},
});

/** Builds the experiment for the experiments file. */
export const experimentOf = (page: string, trial: Trial): Experiment => {
  const { arm, hypothesis, unit, percent, coverage, starts, who } = trial;
  return clean({
    page,
    unit,
    hypothesis: hypothesis.trim() || undefined,
    ...who,
    variants: { [CONTROL]: Number((100 - percent).toFixed(6)), [arm]: percent },
    ...(coverage === 1 ? {} : { coverage }),
    status: starts,
  });
};
