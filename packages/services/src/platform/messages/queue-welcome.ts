import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { SeekersTable } from '../database/tables/accounts.ts';
import { queueMessage } from './queue-message.ts';

/** Greets a seeker whose account has just been opened. @param now epoch ms */
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
