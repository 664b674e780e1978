import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { createEntriesText } from '../text/entries-text.ts';
import { EXPERIMENTS_FILE } from './experiments-file.ts';

const file = createEntriesText('experiments.schema.json');

export interface DraftExperiments {
  /** Null if the text has no experiments that a form can show; the findings explain why. */
  readonly experiments: Experiments | null;
  readonly findings: readonly Finding[];
}

export const readDraftExperiments = (text: string): DraftExperiments => {
  const { written, findings } = parseExperiments(EXPERIMENTS_FILE, file.textOrNew(text));
  return { experiments: written?.experiments ?? null, findings };
};

/** Adds or replaces one experiment in the text. */
export const writeExperiment = (text: string, key: string, experiment: Experiment): string =>
  file.set(text, key, experiment);

/** Removes an experiment from the text. The layout must no longer use it. */
export const removeExperiment = (text: string, key: string): string => file.remove(text, key);

/** Sets the share of people in no experiment; 0 removes the key. */
export const writeHoldout = (text: string, share: number): string =>
  file.change(text, ({ $schema, $holdout: _, ...experiments }) => ({
    ...($schema === undefined ? {} : { $schema }),
    ...(share > 0 ? { $holdout: { share } } : {}),
    ...experiments,
  }));

/** A draft experiment without participants: half of the people are control. */
export const newExperiment = (page: string): Experiment => ({
  page,
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'draft',
});

/** Lists changes to a published experiment that would move people to another arm, as text. */
export const movedBoundaries = (live: Experiment | undefined, draft: Experiment): string[] => {
  if (!live || live.status === 'draft') return [];
  if ((live.bucketVersion ?? 1) !== (draft.bucketVersion ?? 1)) return [];
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  return [
    ...(same(live.variants, draft.variants) ? [] : ['the groups or traffic split']),
    ...(same(live.coverage ?? 1, draft.coverage ?? 1) ? [] : ['the share of traffic']),
    ...(same(live.layer ?? null, draft.layer ?? null) ? [] : ['the traffic pool']),
    ...(live.unit === draft.unit ? [] : ['how people are counted']),
    ...(!live.plan || same(live.plan, draft.plan ?? null) ? [] : ['the plan']),
  ];
};
