import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const reactivateForm = defineBlock({
  type: 'reactivate-form',
  version: 1,
  title: 'Reactivation',
  description: 'Reactivates a deactivated account with its password and a code sent by email.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Reactivate your account' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** `code` after the code was sent. */
    step: Type.Enum(['password', 'code']),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['codes', 'forms'],
  hydrate: 'load',
  pages: ['reactivate'],
  limit: 1,
});
