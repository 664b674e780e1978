import type { Audience } from '@broadsheet/contract/audience';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { topicOfPage } from '@broadsheet/contract/resolve-page';
import type { Visitor } from './resolve-visitor.ts';

/** Who asks for this page: city and category are the page's own. */
export const resolveAudience = (brand: BrandConfig, match: PageMatch, visitor: Visitor): Audience =>
  Object.freeze({ ...visitor, brand: brand.brand, ...topicOfPage(brand, match) });
