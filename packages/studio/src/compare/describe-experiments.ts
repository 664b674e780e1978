import { CONTROL, type Experiment } from '@broadsheet/contract/experiments';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { describeWhen } from '../editor/model/describe-when.ts';
import { readDraftExperiments } from '../experiments/draft-experiments.ts';
import { STATUS_TEXT, UNIT_TEXT } from '../experiments/format-experiment.ts';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';
import { quoted } from '../format/quote.ts';
import { describeEntries, describeFact, type Fact } from './describe-entries.ts';

const formatGroups = ({ variants }: Experiment): string =>
  Object.entries(variants)
    .map(([arm, weight]) => `${arm === CONTROL ? 'current page' : arm} ${weight}%`)
    .join(', ');

const formatPool = ({ layer }: Experiment): string =>
  layer
    ? `${layer.name}, ${formatPercent(layer.range[0])} to ${formatPercent(layer.range[1])}`
    : '';

/** In the order of the form. */
const factsOf = (audiences: NamedAudiences): readonly Fact<Experiment>[] => [
  { label: 'status', format: ({ status }) => STATUS_TEXT[status] },
  { label: 'page', format: ({ page }) => formatPage(page) },
  { label: 'hypothesis', format: ({ hypothesis = '' }) => hypothesis },
  { label: 'people are counted by', format: ({ unit }) => UNIT_TEXT[unit] },
  { label: 'audience', format: ({ when }) => (when ? describeWhen(when, audiences) : '') },
  { label: 'share of traffic', format: ({ coverage = 1 }) => formatPercent(coverage) },
  { label: 'traffic split', format: formatGroups },
  { label: 'traffic pool', format: formatPool },
  { label: 'block that people must see', format: ({ activation }) => activation?.block ?? '' },
  { label: 'start', format: ({ from }) => (from ? formatInstant(from) : '') },
  { label: 'end', format: ({ until }) => (until ? formatInstant(until) : '') },
];

const describeRestarts = (
  before: ReadonlyMap<string, Experiment>,
  after: ReadonlyMap<string, Experiment>,
): readonly string[] =>
  [...after].flatMap(([key, { bucketVersion = 1 }]) => {
    const was = before.get(key);
    return was && bucketVersion !== (was.bucketVersion ?? 1)
      ? [`Experiment ${quoted(key)} starts again with new groups.`]
      : [];
  });

/** What differs in the experiments; null if a version cannot be read. */
export const describeExperiments = (
  before: string,
  after: string,
  audiences: NamedAudiences,
): readonly string[] | null => {
  const [was, is] = [before, after].map((text) => readDraftExperiments(text).experiments);
  if (!was || !is) return null;
  return [
    ...describeEntries(was.byKey, is.byKey, {
      subjectOf: (key) => `Experiment ${quoted(key)}`,
      facts: factsOf(audiences),
    }),
    ...describeRestarts(was.byKey, is.byKey),
    ...describeFact(
      'All experiments',
      'holdout group',
      formatPercent(was.holdout),
      formatPercent(is.holdout),
    ),
  ];
};
