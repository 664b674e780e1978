import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const changePasswordForm = defineBlock({
  type: 'change-password',
  version: 1,
  title: 'Change password',
  description: 'Sets a new password and logs out all other browsers.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ next: Type.String(), email: Type.String() }),
  messages: ['change-password', 'forms'],
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
