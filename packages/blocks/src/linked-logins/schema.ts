import { defineBlock } from '@broadsheet/contract/block-definition';
import { identityLinks } from '@broadsheet/contract/calls/provider-login';
import Type from 'typebox';

export const linkedLogins = defineBlock({
  type: 'linked-logins',
  version: 1,
  title: 'Linked logins',
  description: 'Links and unlinks the accounts of other sites that a member logs in with.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    links: identityLinks.answer,
    /** A provider has just been linked. */
    isLinked: Type.Boolean(),
  }),
  messages: ['forms', 'linked-logins'],
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
