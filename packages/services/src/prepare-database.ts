import { loadDemoCourses } from '../tools/demo/courses/load-demo-courses.ts';
import { loadDemoEnquiries } from '../tools/demo/courses/load-demo-enquiries.ts';
import { loadDemo } from '../tools/demo/load-demo.ts';
import { loadDemoAccounts } from '../tools/demo/load-demo-accounts.ts';
import { loadDemoApplicants } from '../tools/demo/load-demo-applicants.ts';
import { loadDemoApplications } from '../tools/demo/load-demo-applications.ts';
import { loadDemoRecruiters } from '../tools/demo/load-demo-recruiters.ts';
import { managementTables } from '../tools/demo/tables/management-tables.ts';
import { techTables } from '../tools/demo/tables/tech-tables.ts';
import { withoutMails } from '../tools/demo/without-mails.ts';
import type { ServicesConfig } from './config.ts';
import { readBrandContent } from './platform/brands/read-brand-content.ts';
import { syncBrands } from './platform/brands/sync-brands.ts';
import { migrate } from './platform/database/migrate.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';

/** Brings the database to where calls can be answered: schema, brands and, for a local site, the demo market with its accounts. */
export const prepareDatabase = async (
  opened: Pick<OpenDatabase, 'database' | 'url'>,
  config: Pick<ServicesConfig, 'contentDir' | 'demoData' | 'demoScale'>,
  log: (line: string) => void,
): Promise<void> => {
  const { database } = opened;
  const migrations = await migrate(opened);
  if (migrations.length > 0) log(`Migrated the database: ${migrations.join(', ')}`);
  const content = await readBrandContent(config.contentDir, opened.url);
  await syncBrands(database, content);
  if (!config.demoData) return;
  const now = Date.now();
  await loadDemo(database, {
    configs: content.configs,
    tables: { tech: techTables, management: managementTables },
    now,
    scale: config.demoScale,
    log,
  });
  await loadDemoCourses(database, now);
  await withoutMails(database, async () => {
    await loadDemoAccounts(database, now);
    await loadDemoApplications(database, now);
    await loadDemoEnquiries(database, now);
    await loadDemoRecruiters(database, now);
    await loadDemoApplicants(database, now);
  });
};
