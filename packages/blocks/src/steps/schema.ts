import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const steps = defineBlock({
  type: 'steps',
  version: 1,
  title: 'Steps',
  description: 'Numbered steps, side by side on wide screens.',
  settings: Type.Object(
    {
      title: Type.String({
        minLength: 1,
        maxLength: 80,
        default: 'How it works',
      }),
      items: Type.Array(
        Type.Object(
          {
            title: Type.String({ title: 'Step', minLength: 1, maxLength: 60 }),
            text: Type.Optional(Type.String({ title: 'Text', maxLength: 240 })),
          },
          { additionalProperties: false },
        ),
        {
          title: 'Steps',
          minItems: 1,
          maxItems: 6,
          default: [
            { title: 'Search', text: 'Find jobs by skill, city or company.' },
            { title: 'Apply', text: 'Send your profile or your resume.' },
            { title: 'Follow up', text: 'See what became of each application.' },
          ],
        },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
