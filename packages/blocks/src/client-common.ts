import type { ComponentType } from 'react';

/** The blocks that browsers wake up on almost every page: they are found without loading the list of all others. */
export const commonBlocks = {
  'search-hero': () => import('./search-hero/search-hero.tsx').then((module) => module.SearchHero),
  'search-sheet': () =>
    import('./search-sheet/search-sheet.tsx').then((module) => module.SearchSheet),
  'site-header': () => import('./site-header/site-header.tsx').then((module) => module.SiteHeader),
} as const satisfies Record<string, () => Promise<ComponentType<never>>>;
