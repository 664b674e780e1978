import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const searchAlert = defineBlock({
  type: 'search-alert',
  version: 1,
  title: 'Search alert',
  description: 'Mails the person new jobs of this search, after login.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 40, default: 'New jobs by mail' }),
      text: Type.String({
        minLength: 1,
        maxLength: 160,
        default:
          'We write when there are new jobs like these. It takes the place of an earlier alert.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    next: Type.String(),
    fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    isDone: Type.Boolean(),
  }),
  hydrate: 'never',
  pages: ['search'],
  limit: 1,
});
