import type { Navigation } from '../page/site.ts';

/** Navigation of a previewed page: links lead out of the preview, so nothing of it may stay. */
export const fullLoads: Navigation = {
  go: async (href) => window.location.assign(href),
  reload: async () => window.location.reload(),
  prefetch: () => {},
  openOverlay: async (path) => window.location.assign(path),
};
