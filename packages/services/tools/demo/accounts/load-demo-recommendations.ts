import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { DAY_MS } from '@broadsheet/contract/durations';
import type { Insertable, Kysely } from 'kysely';
import type { AccountSecrets } from '../../../src/platform/call/account-secrets.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import type { RecommendationsTable } from '../../../src/platform/database/tables/recommendations.ts';
import { hashOfAddress } from '../../../src/user/recommendations/address-hash.ts';
import { loadOnce } from '../load-once.ts';
import { DEMO_RECOMMENDATIONS, type DemoRecommendation } from './demo-recommendations.ts';

const LOAD_NAME = 'demo-recommendations';
const MESSAGE = 'Hi, would you write a short recommendation about our work together?';

const givenWith = (
  { status, name, relation, title, company, comment }: DemoRecommendation,
  at: Date,
): Partial<Insertable<RecommendationsTable>> =>
  status === 'asked'
    ? { status }
    : { status, name, relation, title, company, comment, introduced_at: at, written_at: at };

const loadBrand = async (
  transaction: Kysely<Schema>,
  secrets: Pick<AccountSecrets, 'codes'>,
  brand: Brand,
  now: number,
): Promise<void> => {
  const seeker = await transaction
    .selectFrom('seekers')
    .select('id')
    .where('brand', '=', brand)
    .where('email', '=', `basic@${brand}.example`)
    .executeTakeFirst();
  if (!seeker) return;
  const rows = DEMO_RECOMMENDATIONS[brand].map((demo) => {
    const at = new Date(now - demo.daysAgo * DAY_MS);
    return {
      ...givenWith(demo, at),
      seeker_id: seeker.id,
      requested_email: demo.email,
      address_hash: hashOfAddress(secrets, brand, demo.email),
      asked_name: demo.name,
      message: MESSAGE,
      asked_at: at,
    };
  });
  await transaction.insertInto('recommendations').values(rows).execute();
  await transaction
    .insertInto('recommendation_mails')
    .values(
      rows.map(({ seeker_id, address_hash, asked_at }) => ({
        seeker_id,
        address_hash,
        mailed_at: asked_at,
      })),
    )
    .execute();
  await transaction
    .insertInto('social_connections')
    .values({
      seeker_id: seeker.id,
      kind: 'linkedin',
      address: 'https://www.linkedin.com/in/asha-rao-example',
      added_at: new Date(now),
    })
    .execute();
};

/** Adds recommendations of the basic demo account of each brand, once. @param now epoch ms */
export const loadDemoRecommendations = (
  database: Kysely<Schema>,
  secrets: Pick<AccountSecrets, 'codes'>,
  now: number,
): Promise<void> =>
  loadOnce(database, LOAD_NAME, async (transaction) => {
    for (const brand of BRANDS) await loadBrand(transaction, secrets, brand, now);
  });
