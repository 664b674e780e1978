import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const instituteList = defineBlock({
  type: 'institute-list',
  version: 1,
  title: 'Top institutes',
  description: 'The institutes with the most courses, with a link to the courses of each.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Top institutes' }),
      note: Type.String({ maxLength: 160, default: '' }),
      count: Type.Integer({ minimum: 1, maximum: 12, default: 6 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    entries: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  hydrate: 'never',
});
