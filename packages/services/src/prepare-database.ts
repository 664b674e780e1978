import type { BrandContent } from '@broadsheet/content-store/open-brand-configs';
import type { ServicesConfig } from './config.ts';
import { readBrandContent } from './platform/brands/read-brand-content.ts';
import { syncBrands } from './platform/brands/sync-brands.ts';
import { migrate } from './platform/database/migrate.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';

/**
 * Migrates the database and synchronises its brands with the content, so that calls can be answered. Returns that
 * content.
 */
export const prepareDatabase = async (
  opened: Pick<OpenDatabase, 'database' | 'url'>,
  { contentDir }: Pick<ServicesConfig, 'contentDir'>,
  log: (line: string) => void,
): Promise<BrandContent> => {
  const migrations = await migrate(opened);
  if (migrations.length > 0) log(`Migrated the database: ${migrations.join(', ')}`);
  const content = await readBrandContent(contentDir, opened.url);
  await syncBrands(opened.database, content);
  return content;
};
