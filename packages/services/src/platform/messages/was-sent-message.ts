import { type RawBuilder, sql } from 'kysely';
import type { MessageTemplate } from './queue-message.ts';

/** Of `seekers`, who has been written to by a template since an instant; messages are kept for thirty days. */
export const wasSentMessage = (template: MessageTemplate, since: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from messages where messages.seeker_id = seekers.id
      and messages.template = ${template} and messages.created_at > ${since}
  )`;
