import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const split = defineBlock({
  type: 'split',
  version: 1,
  title: 'Two columns',
  description:
    'A main column with an aside, such as filters or help. On phones, one below the other.',
  settings: Type.Object(
    {
      side: Type.Enum(['left', 'right'], {
        default: 'right',
        description: 'The side of the aside. On phones, an aside at the left comes first.',
      }),
      width: Type.Enum(['narrow', 'wide', 'half', 'pane'], {
        default: 'narrow',
        description:
          'The width of the aside. Wide suits a summary, half suits help beside a form. A pane is at the right of wide screens, and takes room only while it shows a job.',
      }),
      sticky: Type.Boolean({
        default: false,
        description: 'Keeps the aside in view while the main column scrolls.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
  slots: { main: {}, aside: {} },
});
