import { resolve } from 'node:path';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';
import { secretsFromFiles } from '@broadsheet/site-secret/secrets-from-files';

/** The secret of the site that is run with this environment. Throws as `loadSiteSecret` and `secretsFromFiles` do. */
export const siteSecretHere = (env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  loadSiteSecret({
    given: secretsFromFiles(env, ['SITE_SECRET']).SITE_SECRET,
    isProduction: env.APP_ENV === 'production',
    dataDir: resolve(env.DATA_DIR || '.data'),
  });
