import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

/** What the bar can link to, in the usual order. */
export const BAR_ITEMS = ['jobs', 'search', 'applied', 'messages', 'profile'] as const;
export const BarItem = Type.Enum(BAR_ITEMS);
export type BarItem = Type.Static<typeof BarItem>;

export const bottomBar = defineBlock({
  type: 'bottom-bar',
  version: 1,
  title: 'Bottom bar',
  description:
    'On phones: the main pages of a job seeker at the foot of the screen, the current one marked. Visitors who need an account log in first.',
  settings: Type.Object(
    {
      items: Type.Array(BarItem, {
        minItems: 3,
        maxItems: 5,
        uniqueItems: true,
        default: [...BAR_ITEMS],
        description: 'The pages, from left to right.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        item: BarItem,
        label: Type.String(),
        href: Type.String(),
        isCurrent: Type.Boolean(),
      }),
    ),
  }),
  messages: ['bar'],
  hydrate: 'never',
  landmark: 'contentinfo',
  coversFoot: true,
  limit: 1,
});
