import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const feedUndo = defineBlock({
  type: 'feed-undo',
  version: 1,
  title: 'Hide jobs',
  description:
    'Lets the member hide jobs in a list and undo it. Without JavaScript it shows what was hidden last.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    userId: Type.Integer(),
    /** What a browser without JavaScript has just hidden. */
    done: Type.Union([
      Type.Object({ text: Type.String(), action: Type.String(), next: Type.String() }),
      Type.Null(),
    ]),
  }),
  messages: ['rows'],
  hydrate: 'load',
  personal: true,
  limit: 1,
  pages: ['jobfeed', 'recommended-jobs', 'early-applicant-jobs'],
});
