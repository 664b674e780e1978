import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { BRANDS } from '@broadsheet/contract/brand';
import { hasPageKind } from '@broadsheet/contract/has-page-kind';
import type { PageCost } from '@broadsheet/contract/page-cost';
import { brandsOfPage, type PageName } from '@broadsheet/contract/page-name';
import { pageCostOf } from '@broadsheet/layout-engine/cost/page-cost';
import type { LoadedContent } from './load-content.ts';

export type CostedContent = Pick<LoadedContent, 'brands' | 'pages' | 'banners' | 'experiments'>;

/** What each page costs on each brand that has it. */
export type PageCosts = ReadonlyMap<PageName, readonly PageCost[]>;

/** Empty while a brand config has a fault. @param now epoch ms: what has ended costs nothing */
export const listPageCosts = (
  { brands, pages, banners, experiments }: CostedContent,
  definitions: BlockDefinitions,
  now: number,
): PageCosts => {
  if (!brands) return new Map();
  const contents = BRANDS.map((brand) => ({
    brand: brands[brand],
    banners: (source: string) => banners.get(source) ?? [],
  }));
  return new Map(
    [...pages].map(([name, { kind, compiled, layout }]) => [
      name,
      contents
        .filter(
          ({ brand }) => hasPageKind(brand, kind) && brandsOfPage(layout).includes(brand.brand),
        )
        .map((content) =>
          pageCostOf({ kind, compiled }, { definitions, content, experiments, now }),
        ),
    ]),
  );
};

/** The costs of one page, before and after an edit. */
export interface CostChange {
  readonly page: PageName;
  /** Empty for a page that is new. */
  readonly before: readonly PageCost[];
  /** Empty for a page that is gone. */
  readonly after: readonly PageCost[];
}

const NONE: readonly PageCost[] = [];

/** The pages whose costs differ, by name. */
export const compareCosts = (before: PageCosts, after: PageCosts): readonly CostChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((page) => ({ page, before: before.get(page) ?? NONE, after: after.get(page) ?? NONE }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
