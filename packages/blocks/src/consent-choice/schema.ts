import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const consentChoice = defineBlock({
  type: 'consent-choice',
  version: 1,
  title: 'Cookie choice',
  description: 'Asks visitors which cookies they accept. The answer is saved in a cookie.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Cookie preferences' }),
      text: Type.String({
        maxLength: 300,
        default: '',
        description: 'Replaces the usual question about cookies.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ next: Type.String() }),
  messages: ['consent'],
  hydrate: 'never',
  limit: 1,
});
