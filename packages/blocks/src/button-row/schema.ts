import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { hrefOptions } from '../shared/page/link.ts';

export const buttonRow = defineBlock({
  type: 'button-row',
  version: 1,
  title: 'Buttons',
  description: 'One to four buttons in a row. The first one stands out.',
  settings: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          {
            ctaText: Type.String({ minLength: 1, maxLength: 40 }),
            link: Type.String({ ...hrefOptions }),
          },
          { additionalProperties: false },
        ),
        {
          title: 'Buttons',
          minItems: 1,
          maxItems: 4,
          default: [{ ctaText: 'See companies', link: '/companies' }],
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
