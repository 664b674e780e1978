import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { type Metrics, NO_METRICS } from '@broadsheet/contract/metrics';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { CompiledLayout } from '@broadsheet/layout-engine/compiled-layout';
import { checkExperiments } from '@broadsheet/layout-engine/experiments/check-experiments';
import type { WrittenExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import type { LayoutFacts } from './layout-facts.ts';
import type { ReadExperiments } from './read-experiments.ts';
import type { ReadMetrics } from './read-metrics.ts';
import { rememberLast } from './remember-last.ts';
import type { ValidatedLayout } from './validate-layout.ts';

const check = rememberLast(
  (
    written: WrittenExperiments,
    brands: readonly BrandConfig[],
    audiences: NamedAudiences | null,
    metrics: Metrics | null,
    pages: readonly string[],
    compiled: readonly (CompiledLayout | null)[],
  ): readonly Finding[] => {
    const layouts = new Map(pages.map((page, index) => [page, compiled[index] ?? null]));
    return checkExperiments({ ...written, brands, audiences, metrics, layouts });
  },
);

interface ValidatedExperiments {
  readonly experiments: Experiments;
  readonly metrics: Metrics;
  readonly findings: readonly Finding[];
}

/** The experiments to serve: all of them, or none if one has a fault; and the metrics that decide them. */
export const validateExperiments = (
  { written, findings: unread }: ReadExperiments,
  { metrics, findings: metricFaults }: ReadMetrics,
  { brands, audiences }: Pick<LayoutFacts, 'brands' | 'audiences'>,
  layouts: ReadonlyMap<string, ValidatedLayout>,
): ValidatedExperiments => {
  const compiled = [...layouts.values()].map(({ page }) => page?.compiled ?? null);
  const faults = written
    ? check(written, brands, audiences, metrics, [...layouts.keys()], compiled)
    : unread;
  return {
    experiments: written && faults.length === 0 ? written.experiments : NO_EXPERIMENTS,
    metrics: metrics ?? NO_METRICS,
    findings: [...metricFaults, ...faults],
  };
};
