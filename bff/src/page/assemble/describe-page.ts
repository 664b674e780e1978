import {
  FEATURE_BLOCKS,
  type PageFeatures,
  type PageNavigation,
} from '@broadsheet/contract/app-context';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { findCategory, findTag, topicOfPage } from '@broadsheet/contract/resolve-page';
import type { PlanBlock } from '@broadsheet/layout-engine/plan';

/** The topic of a page's address; null where it names no keyword, category or city. */
export const describeNavigation = (
  brand: BrandConfig,
  match: Pick<PageMatch, 'params'>,
): PageNavigation | null => {
  const { keyword, category } = match.params;
  const { city, category: actualCategory } = topicOfPage(brand, match);
  const tag = (keyword !== undefined && findTag(brand, keyword)?.tag.tag) || null;
  const selected = (category !== undefined && findCategory(brand, category)?.tag) || null;
  const slug = tag ?? selected ?? city;
  return slug === null ? null : { tag, selected, slug, location: city, actualCategory };
};

const typesOf = (blocks: readonly PlanBlock[]): string[] =>
  blocks.flatMap(({ type, slots }) => [type, ...typesOf(Object.values(slots ?? {}).flat())]);

/** The features of a page, from the blocks of its plan and the flags of its brand. */
export const describeFeatures = (
  { flags }: Pick<BrandConfig, 'flags'>,
  blocks: readonly PlanBlock[],
): PageFeatures => {
  const types = new Set(typesOf(blocks));
  const has = (feature: keyof PageFeatures): boolean => types.has(FEATURE_BLOCKS[feature]);
  return {
    searchOverlay: has('searchOverlay'),
    enableAdsPreload: flags.enableAdsPreload === true && has('enableAdsPreload'),
    enableChatSticky: flags.enableChatSticky === true && has('enableChatSticky'),
  };
};
