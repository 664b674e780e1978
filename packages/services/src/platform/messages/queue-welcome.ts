import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { SeekersTable } from '../database/tables/accounts.ts';
import { queueMessage } from './queue-message.ts';

/** Queues the welcome mail for a new account. @param now epoch ms */
export const queueWelcome = (
  database: Kysely<Schema>,
  seeker: Pick<Selectable<SeekersTable>, 'id' | 'brand' | 'email' | 'name'>,
  now: number,
): Promise<void> =>
  queueMessage(database, {
    brand: seeker.brand,
    channel: 'email',
    seekerId: seeker.id,
    recipient: seeker.email,
    template: 'welcome',
    variables: { name: seeker.name },
    now,
  });
