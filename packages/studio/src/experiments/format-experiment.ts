import type { Experiment } from '@broadsheet/contract/experiments';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { describeWhen } from '../editor/model/describe-when.ts';
import { formatInstant } from '../format/format-instant.ts';
import { formatPercent } from './format-numbers.ts';

export const STATUS_TEXT: Readonly<Record<Experiment['status'], string>> = {
  draft: 'Not started',
  running: 'Running',
  stopped: 'Stopped',
};

export const UNIT_TEXT: Readonly<Record<Experiment['unit'], string>> = {
  visitor: 'browsers',
  seeker: 'accounts',
};

/** Formats the page, the participants and who is counted, in sentences. */
export const formatScope = (experiment: Experiment, audiences: NamedAudiences): string => {
  const { page, coverage = 1, when, layer, activation } = experiment;
  return [
    `${formatPage(page)} page, ${formatPercent(coverage)} of traffic.`,
    ...(when ? [`Audience: ${describeWhen(when, audiences)}`] : []),
    ...(layer
      ? [
          `Traffic pool ${layer.name}, ${formatPercent(layer.range[0])} to ${formatPercent(layer.range[1])}.`,
        ]
      : []),
    ...(activation ? [`Counts only people who saw the block “${activation.block}”.`] : []),
  ].join(' ');
};

/** Formats the period; empty if it is unlimited. */
export const formatTimes = ({ from, until }: Experiment): string =>
  [from && `from ${formatInstant(from)}`, until && `until ${formatInstant(until)}`]
    .filter(Boolean)
    .join(' ');
