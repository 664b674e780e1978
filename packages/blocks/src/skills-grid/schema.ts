import { defineBlock } from '@broadsheet/contract/block-definition';
import { ICON_NAMES } from '@broadsheet/contract/icon-names';
import Type from 'typebox';
import { ContentItem } from '../shared/list/content-item.ts';

export const skillsGrid = defineBlock({
  type: 'skills-grid',
  version: 1,
  title: 'Skills',
  description:
    'Skills in demand with a link to the jobs of each. Without items, the skills that most jobs need.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Enhance skills' }),
      note: Type.String({ maxLength: 160, default: '' }),
      count: Type.Integer({ minimum: 3, maximum: 24, default: 12 }),
      items: Type.Array(ContentItem, { maxItems: 24, default: [] }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    skills: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
        icon: Type.Union([Type.Enum(ICON_NAMES), Type.Null()]),
      }),
    ),
  }),
  hydrate: 'never',
});
