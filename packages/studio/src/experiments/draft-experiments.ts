import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { parseExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import { writeJson } from '../editor/model/write-json.ts';
import { EXPERIMENTS_FILE } from './experiments-file.ts';

const NEW_FILE = '{\n  "$schema": "./schema/experiments.schema.json"\n}\n';

export interface DraftExperiments {
  /** Null where the text holds none that a form could show; the findings say why. */
  readonly experiments: Experiments | null;
  readonly findings: readonly Finding[];
}

const textOrNew = (text: string): string => (text.trim() === '' ? NEW_FILE : text);

export const readDraftExperiments = (text: string): DraftExperiments => {
  const { written, findings } = parseExperiments(EXPERIMENTS_FILE, textOrNew(text));
  return { experiments: written?.experiments ?? null, findings };
};

const write = (
  text: string,
  change: (file: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): string => {
  const before = textOrNew(text);
  const file: Record<string, unknown> = JSON.parse(before.replace(/^\ufeff/, ''));
  return writeJson(before, change(file));
};

/** The text with one experiment as given; all else of it stays as it stands. */
export const writeExperiment = (text: string, key: string, experiment: Experiment): string =>
  write(text, (file) => ({ ...file, [key]: experiment }));

/** The text without an experiment; the layout must not ask for it any more. */
export const removeExperiment = (text: string, key: string): string =>
  write(text, (file) => Object.fromEntries(Object.entries(file).filter(([each]) => each !== key)));

/** The text with a share of people in no experiment at all; none is written as nothing. */
export const writeHoldout = (text: string, share: number): string =>
  write(text, ({ $schema, $holdout: _, ...experiments }) => ({
    ...($schema === undefined ? {} : { $schema }),
    ...(share > 0 ? { $holdout: { share } } : {}),
    ...experiments,
  }));

/** An experiment in which nobody takes part yet: half of the people see the page as it is. */
export const newExperiment = (page: string): Experiment => ({
  page,
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'draft',
});

/** What must not move while it is known to the site, for people would change sides; in words. */
export const movedBoundaries = (live: Experiment | undefined, draft: Experiment): string[] => {
  if (!live || live.status === 'draft') return [];
  if ((live.bucketVersion ?? 1) !== (draft.bucketVersion ?? 1)) return [];
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
  return [
    ...(same(live.variants, draft.variants) ? [] : ['the groups or traffic split']),
    ...(same(live.coverage ?? 1, draft.coverage ?? 1) ? [] : ['the share of traffic']),
    ...(same(live.layer ?? null, draft.layer ?? null) ? [] : ['the traffic pool']),
    ...(live.unit === draft.unit ? [] : ['how people are counted']),
  ];
};
