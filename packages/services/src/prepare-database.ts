import type { Kysely } from 'kysely';
import { readBrandConfigs } from './brands/read-brand-configs.ts';
import { syncBrands } from './brands/sync-brands.ts';
import type { ServicesConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import type { Schema } from './database/schema.ts';
import { loadDemo } from './demo/load-demo.ts';
import { managementTables } from './demo/tables/management-tables.ts';
import { techTables } from './demo/tables/tech-tables.ts';

/** Brings the database to where calls can be answered: schema, brands and, where wanted, the demo market. */
export const prepareDatabase = async (
  database: Kysely<Schema>,
  config: Pick<ServicesConfig, 'brandConfigsDir' | 'demoData' | 'demoScale'>,
  log: (line: string) => void,
): Promise<void> => {
  const migrations = await migrate(database);
  if (migrations.length > 0) log(`Migrated the database: ${migrations.join(', ')}`);
  const configs = await readBrandConfigs(config.brandConfigsDir);
  await syncBrands(database, configs);
  if (!config.demoData) return;
  await loadDemo(database, {
    configs,
    tables: { tech: techTables, management: managementTables },
    now: Date.now(),
    scale: config.demoScale,
    log,
  });
};
