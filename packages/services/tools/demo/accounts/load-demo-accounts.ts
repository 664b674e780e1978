import { DAY_MS } from '@broadsheet/contract/durations';
import { type Kysely, sql } from 'kysely';
import { createDirectory } from '../../../src/platform/brands/directory.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { isFirstLoad } from '../load-once.ts';
import { addDemoAccount } from './add-demo-account.ts';
import { DEMO_ACCOUNTS, DEMO_GROUPS } from './demo-accounts.ts';

const ENTITLED_DAYS = 365;

/** Demo accounts of pro members also have both other plans, for a year. */
const entitlePro = (database: Kysely<Schema>, now: number) => {
  const emails = DEMO_ACCOUNTS.filter(({ isPro }) => isPro).map(({ email }) => email);
  const until = new Date(now + ENTITLED_DAYS * DAY_MS);
  return sql`
    insert into entitlements (seeker_id, feature, until)
    select id, feature, ${until} from seekers, (values ('pro'), ('early-applicant'), ('resume-builder')) as held (feature)
    where email = any(${emails})
    on conflict do nothing`.execute(database);
};

/**
 * Creates the demo accounts once, however often and by however many processes it is called; accounts that were changed
 * or erased since do not come back. Their password is public: never call it where real people log in.
 * @param now epoch ms
 */
export const loadDemoAccounts = (database: Kysely<Schema>, now: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('broadsheet-demo'))`.execute(transaction);
    const loading = { transaction, readDirectory: createDirectory(transaction), now };
    for (const [name, accounts] of Object.entries(DEMO_GROUPS))
      if (await isFirstLoad(transaction, name))
        for (const account of accounts) await addDemoAccount(loading, account);
    if (await isFirstLoad(transaction, 'demo-plans')) await entitlePro(transaction, now);
  });
