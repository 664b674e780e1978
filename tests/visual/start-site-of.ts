import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as sites from '@broadsheet/test-kit/site/start-site';

/**
 * Starts the built site of a checked out revision.
 * @param env of its programs
 */
export const startSiteOf = async (
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<sites.RunningSite> => {
  const file = pathToFileURL(join(folder, 'packages/test-kit/src/site/start-site.ts')).href;
  const { startSite }: typeof sites = await import(file);
  return startSite(env);
};
