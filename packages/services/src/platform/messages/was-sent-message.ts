import { type RawBuilder, sql } from 'kysely';
import type { MessageTemplate } from './queue-message.ts';

/** Whether a row of `seekers` was sent a template since an instant; messages are stored for thirty days. */
export const wasSentMessage = (template: MessageTemplate, since: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from messages where messages.seeker_id = seekers.id
      and messages.template = ${template} and messages.created_at > ${since}
  )`;
