import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { pictureOptions } from '../shared/page/link.ts';

export const testimonials = defineBlock({
  type: 'testimonials',
  version: 1,
  title: 'Testimonials',
  description: 'What people say, with their names and pictures. Hidden until there is one.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'What people say',
      }),
      items: Type.Array(
        Type.Object(
          {
            text: Type.String({ title: 'Statement', minLength: 1, maxLength: 400 }),
            name: Type.String({ title: 'Name', minLength: 1, maxLength: 80 }),
            role: Type.Optional(
              Type.String({
                title: 'Who it is',
                maxLength: 80,
                description: 'For example: Backend developer, Pune',
              }),
            ),
            imageUrl: Type.Optional(
              Type.String({ ...pictureOptions('logo'), description: 'A portrait.' }),
            ),
          },
          { additionalProperties: false },
        ),
        { title: 'Statements', maxItems: 9, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
