import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const perks = defineBlock({
  type: 'perks',
  version: 1,
  title: 'Perks and benefits',
  description: 'What the employer of this job gives beside the pay.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Perks and benefits' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    perks: Type.Array(Type.Object({ label: Type.String(), detail: Type.String() })),
  }),
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail', 'company'],
});
