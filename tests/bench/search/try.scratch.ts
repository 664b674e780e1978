import { readBrandConfigs } from '@broadsheet/services/brands/read-brand-configs';
import { syncBrands } from '@broadsheet/services/brands/sync-brands';
import { migrate } from '@broadsheet/services/database/migrate';
import { openDatabase } from '@broadsheet/services/database/open-database';
import { loadDemo } from '@broadsheet/services/demo/load-demo';
import { managementTables } from '@broadsheet/services/demo/tables/management-tables';
import { techTables } from '@broadsheet/services/demo/tables/tech-tables';
import { launchEmbeddedPostgres } from '@broadsheet/services/postgres/embedded-postgres';
import { growMarket } from './grow-market.ts';
const dataDir = '/tmp/lead/search/postgres';
const server = await launchEmbeddedPostgres({ dataDir, log: console.log });
console.log(server.url);
const admin = await openDatabase({ databaseUrl: server.url, dataDir, log: () => undefined });
if (process.argv[2]) {
  const now = Date.now();
  await migrate(admin);
  const configs = await readBrandConfigs(new URL('../../../brand-configs', import.meta.url).pathname);
  await syncBrands(admin.database, configs);
  await loadDemo(admin.database, { configs, tables: { tech: techTables, management: managementTables }, now, log: console.log });
  console.time('grow');
  await growMarket(admin.database, Number(process.argv[2]), now);
  console.timeEnd('grow');
}
setInterval(() => undefined, 1000);
