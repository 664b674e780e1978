import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { dueRenewal, RENEWABLE, RENEWAL_REACH_MS } from '@broadsheet/contract/renewal-codes';
import { type Kysely, sql } from 'kysely';
import { forEachSeeker } from '../../platform/background/for-each-seeker.ts';
import type { ReadDirectory } from '../../platform/brands/directory.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { queueMessage } from '../../platform/messages/queue-message.ts';
import { formatRenewalDay } from './format-renewal-day.ts';

type Renewable = (typeof RENEWABLE)[number];

interface RenewalContext {
  readonly database: Kysely<Schema>;
  readonly readDirectory: ReadDirectory;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface Ending {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly email: string;
  readonly name: string;
  readonly feature: Renewable;
  readonly until: Date;
}

const PLAN_KEY = {
  'early-applicant': 'earlyApplicant',
  'resume-builder': 'resumeBuilder',
  pro: 'proMembership',
} as const satisfies Record<Renewable, keyof BrandConfig['plans']>;

/** Terms of one plan that end about now, of seekers who can be reached; none that was refunded. */
const endingTerms = ({ database, now }: RenewalContext, feature: Renewable) =>
  database
    .selectFrom('entitlements')
    .innerJoin('seekers', 'seekers.id', 'entitlements.seeker_id')
    .select(['seekers.id as seekerId', 'brand', 'email', 'name', 'until'])
    .where('feature', '=', feature)
    .where('until', '>', new Date(now - RENEWAL_REACH_MS.after))
    .where('until', '<=', new Date(now + RENEWAL_REACH_MS.before))
    .where('seekers.status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where('email_invalid_at', 'is', null)
    .where(
      sql<boolean>`coalesce((
        select orders.status <> 'refunded' from orders join order_items on order_id = orders.id
        where orders.seeker_id = seekers.id and order_items.feature = ${feature} and paid_at is not null
        order by paid_at desc limit 1), true)`,
    );

const queueReminder = (
  { database, readDirectory, now }: RenewalContext,
  { seekerId, brand, email, name, feature, until }: Ending,
  code: number,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('renewal_reminders')
      .values({ seeker_id: seekerId, feature, until, code, queued_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const { selling } = await readDirectory(brand);
    await queueMessage(transaction, {
      brand,
      channel: 'email',
      seekerId,
      recipient: email,
      template: 'plan-reminder',
      variables: {
        name,
        feature,
        plan: selling.plans[PLAN_KEY[feature]].name,
        day: formatRenewalDay(until),
        isOver: until.getTime() <= now ? '1' : '0',
        code: String(code),
      },
      now,
    });
  });

/**
 * Queues the due reminders for plans that end or have ended, each once per term: a renewed term has another end, and
 * gets its own reminders. Safe to run again, and twice at once.
 */
export const queueRenewalReminders = async (
  context: RenewalContext,
  batchSize?: number,
): Promise<void> => {
  for (const feature of RENEWABLE)
    await forEachSeeker<Omit<Ending, 'feature'>>({
      undone: 'reminders of plans were not queued',
      idOf: ({ seekerId }) => seekerId,
      read: (after, limit) =>
        endingTerms(context, feature)
          .where('seekers.id', '>', after)
          .orderBy('seekers.id')
          .limit(limit)
          .execute(),
      work: async (ending) => {
        const code = dueRenewal(feature, ending.until.getTime(), context.now);
        if (code !== null) await queueReminder(context, { ...ending, feature }, code);
      },
      batchSize,
    });
};
