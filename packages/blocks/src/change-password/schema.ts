import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const changePasswordForm = defineBlock({
  type: 'change-password',
  version: 1,
  title: 'Change of the password',
  description: 'Sets another password, which logs out every other browser.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({ next: Type.String(), email: Type.String() }),
  hydrate: 'load',
  personal: true,
  pages: ['settings'],
  limit: 1,
});
