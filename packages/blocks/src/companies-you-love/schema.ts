import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const companiesYouLove = defineBlock({
  type: 'companies-you-love',
  version: 1,
  title: 'Companies you might love',
  description: 'Employers with open jobs. The selection changes with each revision of the page.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Companies you might love' }),
      count: Type.Integer({ minimum: 3, maximum: 12, default: 9 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    companies: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  messages: ['companies'],
  hydrate: 'never',
});
