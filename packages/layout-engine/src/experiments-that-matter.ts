import type { Audience } from '@broadsheet/contract/audience';
import type { Arms } from '@broadsheet/contract/experiments';
import Value from 'typebox/value';
import type { ExperimentDimension } from './compile-dimensions.ts';
import type { CompiledLayout } from './compiled-layout.ts';
import type { Catalog, Plan } from './plan.ts';
import { selectPlan } from './select-plan.ts';

const NONE_MATTER: readonly string[] = Object.freeze([]);

/** One arm for each class, because no condition of the layout distinguishes the others. */
const armsToTry = ({ classOf }: ExperimentDimension): string[] => {
  const arms = new Map<number, string>();
  for (const [arm, found] of classOf) if (!arms.has(found)) arms.set(found, arm);
  return [...arms.values()];
};

const knownAnswers = (
  compiled: CompiledLayout,
  catalog: Catalog | undefined,
): WeakMap<Plan, readonly string[]> => {
  const by = catalog ?? compiled;
  const known = compiled.mattering.get(by) ?? new WeakMap<Plan, readonly string[]>();
  compiled.mattering.set(by, known);
  return known;
};

/**
 * The keys of the experiments that decide what this audience sees at this instant: with another arm of one, all else
 * equal, the page would have other blocks. Results are cached with their plans.
 * @param arms an experiment without an entry is served control.
 * @param now epoch ms.
 * @param catalog the block types that the client can render; absent: all.
 */
export const experimentsThatMatter = (
  compiled: CompiledLayout,
  audience: Audience,
  arms: Arms,
  now: number,
  catalog?: Catalog,
): readonly string[] => {
  if (compiled.experiments.length === 0) return NONE_MATTER;
  const plan = selectPlan(compiled, audience, arms, now, catalog);
  const known = knownAnswers(compiled, catalog);
  const answered = known.get(plan);
  if (answered) return answered;
  const changesThePage = (dimension: ExperimentDimension): boolean =>
    armsToTry(dimension).some((arm) => {
      const other = { ...arms, [dimension.key]: arm };
      const { blocks } = selectPlan(compiled, audience, other, now, catalog);
      return blocks !== plan.blocks && !Value.Equal(blocks, plan.blocks);
    });
  const found = compiled.experiments.filter(changesThePage).map(({ key }) => key);
  known.set(plan, Object.freeze(found));
  return found;
};
