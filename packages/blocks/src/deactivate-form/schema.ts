import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const deactivateForm = defineBlock({
  type: 'deactivate-form',
  version: 1,
  title: 'Deactivation',
  description: 'Deactivates the account until the member reactivates it.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Deactivate your account' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ failed: Type.Union([Type.String(), Type.Null()]), email: Type.String() }),
  messages: ['deactivate', 'forms'],
  hydrate: 'load',
  personal: true,
  pages: ['deactivate'],
  limit: 1,
});
