import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const perks = defineBlock({
  type: 'perks',
  version: 1,
  title: 'Perks and benefits',
  description: 'The benefits that the employer offers besides the salary.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Perks and benefits' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    perks: Type.Array(Type.Object({ label: Type.String(), detail: Type.String() })),
  }),
  written: true,
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail', 'company'],
});
