import type { Snapshot } from '@broadsheet/content-store/snapshot';
import type { AudienceCount } from '@broadsheet/contract/audience-count';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Experiments } from '@broadsheet/contract/experiments';
import { HIDDEN_FROM, type PageCoverage } from '@broadsheet/contract/studio/health-calls';
import { coverAudiences } from '@broadsheet/layout-engine/coverage/cover-audiences';
import { titleOf } from './block-health.ts';

/** Arms that can be assigned now, by experiment. */
const assignableArms = ({ byKey }: Experiments): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...byKey].flatMap(([key, { status, variants }]) =>
      status === 'running'
        ? [[key, Object.keys(variants).filter((arm) => (variants[arm] ?? 0) > 0)] as const]
        : [],
    ),
  );

/**
 * What recorded visitors would be served of each page that they viewed, the most viewed first. Pure. @param now epoch
 * ms
 */
export const pageCoverage = (
  { pages, experiments }: Pick<Snapshot, 'pages' | 'experiments'>,
  counts: readonly AudienceCount[],
  definitions: BlockDefinitions,
  now: number,
): PageCoverage[] => {
  const armsOf = assignableArms(experiments);
  const found = [...pages.values()].map(({ name, compiled }): PageCoverage => {
    const came = counts.filter(({ page }) => page === name);
    const { views, plain, variants, blocks } = coverAudiences(compiled, came, armsOf, now);
    const types = new Map(compiled.blocks.map(({ id, definition }) => [id, definition.type]));
    const isSeldom = ({ views: seen }: { readonly views: number }) =>
      seen < views * (1 - HIDDEN_FROM);
    return {
      page: name,
      file: `layouts/${name}.json`,
      views,
      plain,
      variants: variants
        .filter((variant) => variant.views === 0)
        .map((variant) => ({ ...variant, title: null })),
      blocks: blocks
        .filter(isSeldom)
        .map((block) => ({ ...block, title: titleOf(definitions, types.get(block.name) ?? '') })),
    };
  });
  return found.filter(({ views }) => views > 0).sort((left, right) => right.views - left.views);
};
