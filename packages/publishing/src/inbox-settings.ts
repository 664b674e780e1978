import { DEFAULT_INBOX_MAIL, type InboxMail } from '@broadsheet/contract/studio/inbox-mail';
import type { PublishingQueries } from './publishing-database.ts';

export const loadInboxMail = async (
  queries: PublishingQueries,
  staff: string,
): Promise<InboxMail> => {
  const row = await queries
    .selectFrom('publishing.inbox_settings')
    .select('mail')
    .where('staff', '=', staff)
    .executeTakeFirst();
  return row?.mail ?? DEFAULT_INBOX_MAIL;
};

export const saveInboxMail = async (
  queries: PublishingQueries,
  staff: string,
  mail: InboxMail,
): Promise<void> => {
  await queries
    .insertInto('publishing.inbox_settings')
    .values({ staff, mail })
    .onConflict((conflict) => conflict.column('staff').doUpdateSet({ mail }))
    .execute();
};
