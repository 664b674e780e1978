import { BRANDS } from '@broadsheet/contract/brand';
import type { Experiment } from '@broadsheet/contract/experiments';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import { EXPERIMENTS_FILE } from '../read-content-files.ts';
import { type Comparison, isOver, type ReachSide } from './comparison.ts';

const everybody = (): boolean => true;

const compareExperiment = (
  name: string,
  before: Experiment,
  { page, when, status, from }: Experiment,
  { loaded }: ReachSide,
  now: number,
): Comparison => {
  const found = [...loaded.pages.values()].find((each) => each.name === page);
  return {
    kind: 'experiment',
    name,
    file: EXPERIMENTS_FILE,
    pages: [page],
    isDraft: status === 'draft' || (from !== undefined && Date.parse(from) > now),
    before: before.when ?? {},
    after: when ?? {},
    sites: found ? brandsOfPage(found.layout) : BRANDS,
    reachesPart: everybody,
    reaches: everybody,
  };
};

/** The experiments of both contents; in those that were stopped or have ended nobody takes part. */
export const compareExperiments = (
  before: ReachSide,
  after: ReachSide,
  now: number,
): readonly Comparison[] =>
  [...after.loaded.experiments.byKey].flatMap(([name, experiment]) => {
    const last = before.loaded.experiments.byKey.get(name);
    if (!last || experiment.status === 'stopped' || isOver(experiment.until, now)) return [];
    return [compareExperiment(name, last, experiment, after, now)];
  });
