import type { Brand } from '@broadsheet/contract/brand';
import { AppError } from '@broadsheet/contract/errors';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

interface MailedAlert {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly alertId: number;
}

/** Turns off the alert that a mail is of; one that was deleted since stays so. Throws LINK_SPENT without its seeker. */
export const turnAlertOff = async (
  database: Kysely<Schema>,
  { seekerId, brand, alertId }: MailedAlert,
  now: number,
): Promise<void> => {
  const seeker = await database
    .selectFrom('seekers')
    .select('id')
    .where('id', '=', seekerId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (!seeker) throw new AppError('LINK_SPENT');
  await database
    .updateTable('named_alerts')
    .set({ frequency: 'off', changed_at: new Date(now) })
    .where('id', '=', alertId)
    .where('seeker_id', '=', seekerId)
    .execute();
};
