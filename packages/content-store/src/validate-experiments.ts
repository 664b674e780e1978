import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { CompiledLayout } from '@broadsheet/layout-engine/compiled-layout';
import { checkExperiments } from '@broadsheet/layout-engine/experiments/check-experiments';
import type { WrittenExperiments } from '@broadsheet/layout-engine/experiments/parse-experiments';
import type { LayoutFacts } from './layout-facts.ts';
import type { ReadExperiments } from './read-experiments.ts';
import { rememberLast } from './remember-last.ts';
import type { ValidatedLayout } from './validate-layout.ts';

const check = rememberLast(
  (
    written: WrittenExperiments,
    brands: readonly BrandConfig[],
    audiences: NamedAudiences | null,
    pages: readonly string[],
    compiled: readonly (CompiledLayout | null)[],
  ): readonly Finding[] => {
    const layouts = new Map(pages.map((page, index) => [page, compiled[index] ?? null]));
    return checkExperiments({ ...written, brands, audiences, layouts });
  },
);

/** The experiments to serve: all of them, or none if one has a fault. */
export const validateExperiments = (
  { written, findings }: ReadExperiments,
  { brands, audiences }: Pick<LayoutFacts, 'brands' | 'audiences'>,
  layouts: ReadonlyMap<string, ValidatedLayout>,
): { experiments: Experiments; findings: readonly Finding[] } => {
  if (!written) return { experiments: NO_EXPERIMENTS, findings };
  const compiled = [...layouts.values()].map(({ page }) => page?.compiled ?? null);
  const faults = check(written, brands, audiences, [...layouts.keys()], compiled);
  const experiments = faults.length > 0 ? NO_EXPERIMENTS : written.experiments;
  return { experiments, findings: faults };
};
