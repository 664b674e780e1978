import { APP_STORE_PATH } from '@broadsheet/contract/app-store';
import { defineLoader } from '@broadsheet/contract/block-loader';
import { appDownload } from './schema.ts';

export const loadAppDownload = defineLoader(appDownload, (_settings, { brand }) => ({
  data:
    brand.apps.length > 0
      ? { own: APP_STORE_PATH, stores: brand.apps.map(({ label, url }) => ({ label, href: url })) }
      : null,
}));
