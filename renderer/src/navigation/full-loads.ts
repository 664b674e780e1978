import type { Navigation } from '../page/site.ts';

/** The navigation of a previewed page: links leave the preview, so they are full loads. */
export const fullLoads: Navigation = {
  go: async (href) => window.location.assign(href),
  reload: async () => window.location.reload(),
  refresh: async () => {
    window.location.reload();
    return true;
  },
  prefetch: () => {},
  loadBeside: async () => ({ is: 'reload' }),
  showFragment: async () => {},
  openOverlay: async (path) => window.location.assign(path),
  closeOverlay: async () => {},
};
