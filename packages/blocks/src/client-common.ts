import type { ComponentType } from 'react';
import { SiteHeader } from './site-header/site-header.tsx';

/** The blocks that hydrate on almost every page. They are found without loading the list of all blocks. */
export const commonBlocks = {
  'search-hero': () => import('./search-hero/search-hero.tsx').then((module) => module.SearchHero),
  'search-sheet': () =>
    import('./search-sheet/search-sheet.tsx').then((module) => module.SearchSheet),
  // Every page has it.
  'site-header': () => Promise.resolve(SiteHeader),
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;
