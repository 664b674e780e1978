import { defineBlock } from '@broadsheet/contract/block-definition';
import { CONSENT_QUESTION } from '@broadsheet/contract/consent';
import Type from 'typebox';

export const consentChoice = defineBlock({
  type: 'consent-choice',
  version: 1,
  title: 'Cookie choice',
  description: 'Asks visitors which cookies they accept. The answer is saved in a cookie.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Your choice' }),
      text: Type.String({
        maxLength: 300,
        default: `${CONSENT_QUESTION} Change your mind here whenever you like.`,
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ next: Type.String() }),
  hydrate: 'never',
  limit: 1,
});
