import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { ContentItem } from '../shared/list/content-item.ts';

const instantOptions = {
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\+05:30$',
  description: 'Date and time in India.',
} as const;

export const events = defineBlock({
  type: 'events',
  version: 1,
  title: 'Events',
  description:
    'Upcoming events with date and place, soonest first. Past events disappear by themselves.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Events' }),
      note: Type.String({ maxLength: 160, default: '' }),
      count: Type.Integer({ minimum: 1, maximum: 12, default: 6 }),
      items: Type.Array(
        Type.Object(
          {
            ...Type.Omit(ContentItem, ['icon']).properties,
            place: Type.String({ minLength: 1, maxLength: 60 }),
            from: Type.String(instantOptions),
            until: Type.String(instantOptions),
          },
          { additionalProperties: false },
        ),
        { maxItems: 24, default: [] },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    events: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        from: Type.String(),
        day: Type.String(),
        facts: Type.String(),
      }),
    ),
  }),
  hydrate: 'never',
  ignoresAddress: true,
});
