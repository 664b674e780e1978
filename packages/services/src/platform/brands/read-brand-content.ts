import { type BrandContent, openBrandConfigs } from '@broadsheet/content-store/open-brand-configs';
import { openPublishedTexts } from '@broadsheet/publishing/open-published-texts';

const SILENT = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Reads the brands' configs once. Throws ContentError, which names each fault by file, line and column.
 * @param contentDir holds `brand-configs/`
 * @param databaseUrl with it, what Studio has published serves in place of files
 */
export const readBrandContent = async (
  contentDir: string,
  databaseUrl?: string,
): Promise<BrandContent> => {
  const published = databaseUrl === undefined ? undefined : openPublishedTexts(databaseUrl, SILENT);
  try {
    await published?.refresh();
    const configs = await openBrandConfigs({
      dir: contentDir,
      log: SILENT,
      watch: false,
      ...(published ? { published } : {}),
    });
    await configs.close();
    return configs.current();
  } finally {
    await published?.close();
  }
};
