import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const searchAlert = defineBlock({
  type: 'search-alert',
  version: 1,
  title: 'Search alert',
  description:
    'Sends new jobs of the list by email, after login. Members see whether they have an alert for it.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'Get job alerts' }),
      text: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'Get new jobs like these by email.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    isMember: Type.Boolean(),
    /** The reader's alert for this search; null without one. */
    alert: Type.Union([
      Type.Object({ name: Type.String(), frequency: Type.Enum(['daily', 'weekly', 'off']) }),
      Type.Null(),
    ]),
    /** The reader can have no more alerts. */
    isFull: Type.Boolean(),
    isDone: Type.Boolean(),
  }),
  messages: ['alerts'],
  hydrate: 'never',
  personal: true,
  leavesOutBlocked: true,
  pages: ['search', 'category', 'tag', 'location', 'location_based'],
  limit: 1,
});
