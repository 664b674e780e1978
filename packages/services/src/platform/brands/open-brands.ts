import { openBrandConfigs } from '@broadsheet/content-store/open-brand-configs';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Messages } from '@broadsheet/messages/message-areas';
import { openPublishedTexts } from '@broadsheet/publishing/open-published-texts';
import { withinTime } from '@broadsheet/site-database/within-time';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../database/schema.ts';
import type { FindPublished } from '../saved-files/create-saved-reader.ts';
import { createBrandSync } from './create-brand-sync.ts';

/** The start waits this long for the published content; until it arrives, files serve. */
const FIRST_POLL_MS = 5_000;

export interface OpenBrands {
  /** The last configs without faults. */
  readonly configs: () => readonly BrandConfig[];
  /** Every message as a brand shows it now. */
  readonly messages: (brand: Brand) => Messages;
  /** Why newer configs are not served, one line each. */
  readonly faults: () => readonly string[];
  /** Calls back when the database holds newer configs. */
  readonly onChange: (listener: () => void) => unknown;
  readonly findPublished: FindPublished;
  /** Synchronises the database with the configs from now on. Call it when the database is prepared. */
  readonly follow: () => void;
  readonly close: () => Promise<void>;
}

/** The folders that content is read from. */
export interface ContentFolders {
  /** Holds `brand-configs/` and `layouts/`. */
  readonly contentDir: string;
  /** The same folders as shipped with the build. */
  readonly bundledDir: string;
}

/**
 * Opens the brands' configs and everything else that Studio publishes, and follows changes like the BFF does. Throws
 * ContentError.
 */
export const openBrands = async (
  databaseUrl: string,
  database: Kysely<Schema>,
  { contentDir, bundledDir }: ContentFolders,
  log: Logger,
): Promise<OpenBrands> => {
  const published = openPublishedTexts(databaseUrl, log);
  await withinTime(published.refresh(), FIRST_POLL_MS).catch(() => undefined);
  const brandConfigs = await openBrandConfigs({
    dir: contentDir,
    bundled: bundledDir,
    log,
    published,
    watch: true,
  });
  const sync = createBrandSync(brandConfigs, database, log);
  return {
    configs: () => brandConfigs.current().configs,
    messages: (brand) => brandConfigs.current().messages[brand],
    faults: () =>
      brandConfigs
        .faults()
        .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
    onChange: sync.onChange,
    findPublished: (file) => published.current().find((each) => each.file === file),
    follow: sync.follow,
    close: async () => {
      await sync.close();
      await brandConfigs.close();
      await published.close();
    },
  };
};
