import type { Audience } from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { topicOfPage } from '@broadsheet/contract/resolve-page';
import type { Visitor } from './resolve-visitor.ts';

/** Who asks for this page: its own city and category go before the visitor's. */
export const resolveAudience = (
  brand: BrandConfig,
  match: PageMatch,
  visitor: Visitor,
): Audience => {
  const { city, category } = topicOfPage(brand, match);
  return Object.freeze({
    ...visitor,
    brand: brand.brand,
    city: city ?? visitor.city,
    category: category ?? visitor.category,
  });
};
