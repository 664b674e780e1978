import type { Site } from '../page/site.ts';

/**
 * Has the forms about jobs taken over. All that this takes is loaded now, so that somebody who loses the connection later
 * is told so.
 */
export const listenForJobs = async (site: Site): Promise<void> => {
  const [forms] = await Promise.all([import('./job-forms.ts'), import('./perform-action.ts')]);
  forms.listenForJobForms(site);
};
