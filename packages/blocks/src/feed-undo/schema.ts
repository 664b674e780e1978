import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const feedUndo = defineBlock({
  type: 'feed-undo',
  version: 1,
  title: 'Putting jobs away',
  description:
    'Where scripts run, jobs of the list are put away in place, with undo; else it says what was put away last.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    userId: Type.Integer(),
    /** What a browser without scripts has put away just now. */
    done: Type.Union([
      Type.Object({ text: Type.String(), action: Type.String(), next: Type.String() }),
      Type.Null(),
    ]),
  }),
  hydrate: 'load',
  personal: true,
  limit: 1,
  pages: ['jobfeed', 'recommended-jobs', 'early-applicant-jobs'],
});
