import { resolve } from 'node:path';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';

/** The secret of the site that is run with this environment. Throws SiteSecretError as `loadSiteSecret` does. */
export const siteSecretHere = (env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  loadSiteSecret({
    given: env.SITE_SECRET,
    isProduction: env.APP_ENV === 'production',
    dataDir: resolve(env.DATA_DIR || '.data'),
  });
