import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const unsubscribeForm = defineBlock({
  type: 'unsubscribe-form',
  version: 1,
  title: 'Unsubscribe',
  description: 'Unsubscribes from the kind of email that the link came from.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Unsubscribe' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The action of the form; null without a valid link. */
    action: Type.Union([Type.String(), Type.Null()]),
    isDone: Type.Boolean(),
    /** One job alert was turned off, not a kind of email. */
    isAlert: Type.Boolean(),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['unsubscribe'],
  hydrate: 'never',
  pages: ['unsubscribe'],
  limit: 1,
});
