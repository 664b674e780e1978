import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const accountData = defineBlock({
  type: 'account-data',
  version: 1,
  title: 'My data',
  description: 'Lets members download their data, and deactivate or delete their account.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ download: Type.String(), deactivate: Type.String(), email: Type.String() }),
  messages: ['account-data', 'forms'],
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
