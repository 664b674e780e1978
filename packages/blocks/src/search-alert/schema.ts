import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const searchAlert = defineBlock({
  type: 'search-alert',
  version: 1,
  title: 'Search alert',
  description: 'Sends new jobs of this search by email, after login.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'Get job alerts' }),
      text: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'Get new jobs like these by email. A new alert replaces your old one.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    isDone: Type.Boolean(),
  }),
  messages: ['alerts'],
  hydrate: 'never',
  leavesOutBlocked: true,
  pages: ['search'],
  limit: 1,
});
