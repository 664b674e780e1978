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
    /** One job alert, all job alerts or another kind of email: what the link, or the outcome, is about. */
    about: Type.Enum(['alert', 'alerts', 'emails']),
    failed: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['unsubscribe'],
  hydrate: 'never',
  pages: ['unsubscribe'],
  limit: 1,
});
