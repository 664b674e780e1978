import { defineLoader } from '@broadsheet/contract/block-loader';
import { appDownload } from './schema.ts';

export const loadAppDownload = defineLoader(appDownload, (_settings, { brand }) => ({
  data:
    brand.apps.length > 0
      ? { stores: brand.apps.map(({ label, url }) => ({ label, href: url })) }
      : null,
}));
