import type { Experiment } from '@broadsheet/contract/experiments';
import { COHORT_WORDS, describeWhen } from '../editor/model/describe-when.ts';
import { sayMoment } from '../words/say-moment.ts';
import { sayPercent } from './say-numbers.ts';

export const STATUS_WORDS: Readonly<Record<Experiment['status'], string>> = {
  draft: 'Draft: nobody takes part',
  running: 'Running',
  stopped: 'Stopped: everybody sees control',
};

export const UNIT_WORDS: Readonly<Record<Experiment['unit'], string>> = {
  visitor: 'browsers',
  seeker: 'accounts',
};

export const siteWords = (brand: string): string => `The ${brand} site`;

/** A kind of people, as the beginning of a line. */
export const cohortWords = (cohort: string): string => {
  const words = COHORT_WORDS[cohort] ?? cohort;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Where it runs, who may take part and who is counted, in sentences. */
export const sayScope = (experiment: Experiment): string => {
  const { page, coverage = 1, when, layer, activation } = experiment;
  return [
    `On the page ${page}, for ${sayPercent(coverage)} of its people.`,
    ...(when ? [`May take part: ${describeWhen(when)}`] : []),
    ...(layer
      ? [`In layer ${layer.name}, ${sayPercent(layer.range[0])} to ${sayPercent(layer.range[1])}.`]
      : []),
    ...(activation ? [`Only who has seen the block ${activation.block} is counted.`] : []),
  ].join(' ');
};

/** When it runs, in words; empty where nothing bounds it. */
export const sayTimes = ({ from, until }: Experiment): string =>
  [from && `from ${sayMoment(from)}`, until && `until ${sayMoment(until)}`]
    .filter(Boolean)
    .join(' ');
