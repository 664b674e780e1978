import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mayBeMailed } from '../seekers/flag-is-on.ts';
import { type MessageTemplate, type MessageVariables, queueMessage } from './queue-message.ts';
import { findTemplate } from './templates/templates.ts';

interface Mail<Template extends MessageTemplate> {
  readonly template: Template;
  /** The variables of the template, for the seeker's name. */
  readonly variables: (name: string) => MessageVariables[Template];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Queues a mail that can be turned off, for a seeker who wants its kind and can be reached; for others it does nothing.
 */
export const mailSeeker = async <Template extends MessageTemplate>(
  transaction: Kysely<Schema>,
  seekerId: number,
  { template, variables, now }: Mail<Template>,
): Promise<void> => {
  const { obeys } = findTemplate(template);
  if (!obeys) throw new Error(`The mail ${template} cannot be turned off`);
  const seeker = await transaction
    .selectFrom('seekers')
    .select(['brand', 'email', 'name'])
    .where('id', '=', seekerId)
    .where(mayBeMailed(obeys))
    .executeTakeFirst();
  if (!seeker) return;
  await queueMessage(transaction, {
    brand: seeker.brand,
    channel: 'email',
    seekerId,
    recipient: seeker.email,
    template,
    variables: variables(seeker.name),
    now,
  });
};
