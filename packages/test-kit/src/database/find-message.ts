import type { MessageTemplate } from '@broadsheet/services/platform/messages/queue-message';
import type { TestServices } from './create-test-services.ts';

/** The newest queued message of a template to a recipient; undefined when there is none. */
export const findMessage = (
  { database }: Pick<TestServices, 'database'>,
  template: MessageTemplate,
  recipient: string,
) =>
  database
    .selectFrom('messages')
    .selectAll()
    .where('template', '=', template)
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A variable of that message. Throws when there is no such message. */
export const readMessage = async (
  services: Pick<TestServices, 'database'>,
  template: MessageTemplate,
  recipient: string,
  name: string = 'code',
): Promise<string> => {
  const value = (await findMessage(services, template, recipient))?.variables[name];
  if (value === undefined) throw new Error(`no message ${template} for ${recipient} says ${name}`);
  return value;
};
