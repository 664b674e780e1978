import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const numbers = defineBlock({
  type: 'numbers',
  version: 1,
  title: 'Numbers',
  description:
    'How many jobs and companies the site has, counted when the page is shown, and numbers of your own.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'In numbers',
      }),
      jobsLabel: Type.String({
        title: 'Text at the number of open jobs',
        maxLength: 40,
        default: 'open jobs',
        description: 'Empty hides the number.',
      }),
      companiesLabel: Type.String({
        title: 'Text at the number of companies',
        maxLength: 40,
        default: 'companies',
        description: 'Empty hides the number.',
      }),
      items: Type.Array(
        Type.Object(
          {
            value: Type.String({
              title: 'Number',
              minLength: 1,
              maxLength: 16,
              description: 'For example: 52 or 4.6 of 5',
            }),
            label: Type.String({ title: 'Text', minLength: 1, maxLength: 40 }),
          },
          { additionalProperties: false },
        ),
        { title: 'Your own numbers', maxItems: 4, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    facts: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  }),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
