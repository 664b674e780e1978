import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Kysely } from 'kysely';
import { refreshAnswers } from '../../src/job/trust/refresh-answers.ts';
import type { AccountSecrets } from '../../src/platform/call/account-secrets.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { CompetitionReader } from '../../src/user/competitions/read-competitions.ts';
import { loadDemoAccounts } from './accounts/load-demo-accounts.ts';
import { loadDemoFeed } from './accounts/load-demo-feed.ts';
import { loadDemoOrders } from './accounts/load-demo-orders.ts';
import { loadDemoRecommendations } from './accounts/load-demo-recommendations.ts';
import { loadDemoCourses } from './courses/load-demo-courses.ts';
import { loadDemoEnquiries } from './courses/load-demo-enquiries.ts';
import { loadDemoCompetition } from './load-demo-competition.ts';
import { loadDemo } from './market/load-demo.ts';
import { managementTables } from './market/tables/management-tables.ts';
import { techTables } from './market/tables/tech-tables.ts';
import { loadInstituteLogos } from './pictures/institute-logos.ts';
import { loadDemoPictures } from './pictures/load-demo-pictures.ts';
import { loadPortraits } from './pictures/portraits/load-portraits.ts';
import { loadDemoApplicants } from './recruiters/load-demo-applicants.ts';
import { loadDemoApplications } from './recruiters/load-demo-applications.ts';
import { loadDemoChats } from './recruiters/load-demo-chats.ts';
import { loadDemoInterviews } from './recruiters/load-demo-interviews.ts';
import { loadDemoRecruiters } from './recruiters/load-demo-recruiters.ts';
import { loadDemoRequests } from './recruiters/load-demo-requests.ts';
import { withoutMails } from './without-mails.ts';

interface DemoMarket {
  readonly configs: readonly BrandConfig[];
  /** 1 is the full market. */
  readonly scale: number;
  readonly log: (line: string) => void;
}

/** Loads jobs, courses and the accounts of a local site, each once. */
export const loadDemoMarket = async (
  database: Kysely<Schema>,
  { configs, scale, log }: DemoMarket,
): Promise<void> => {
  const now = Date.now();
  await loadDemo(database, {
    configs,
    tables: { tech: techTables, management: managementTables },
    now,
    scale,
    log,
  });
  await loadDemoPictures(database);
  await loadPortraits(database);
  await loadDemoCourses(database, now);
  await loadInstituteLogos(database);
  await withoutMails(database, async () => {
    await loadDemoAccounts(database, now);
    await loadDemoApplications(database, now);
    await loadDemoEnquiries(database, now);
    await loadDemoRecruiters(database, now);
    await loadDemoApplicants(database, now);
    await refreshAnswers(database, now);
  });
};

interface DemoActivity {
  readonly secrets: AccountSecrets;
  readonly readCompetitions: CompetitionReader;
}

/** Loads the activity of these accounts, each kind once: chats, interviews, orders and so on. */
export const loadDemoActivity = (
  database: Kysely<Schema>,
  { secrets, readCompetitions }: DemoActivity,
): Promise<void> =>
  withoutMails(database, async () => {
    await loadDemoRecommendations(database, secrets, Date.now());
    await loadDemoFeed(database, Date.now());
    await loadDemoInterviews(database, Date.now());
    await loadDemoChats(database, Date.now());
    await loadDemoCompetition({ database, readCompetitions, now: Date.now() });
    await loadDemoRequests(database, Date.now());
    await loadDemoOrders(database, Date.now());
  });
