import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { ContentItem } from '../shared/list/content-item.ts';
import { hrefOptions } from '../shared/page/link.ts';

export const contentList = defineBlock({
  type: 'content-list',
  version: 1,
  title: 'Recommended links',
  description: 'A list of recommended links with a short text each. Hidden if it has no items.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Learn and grow' }),
      note: Type.String({ maxLength: 160, default: '' }),
      items: Type.Array(ContentItem, { maxItems: 12, default: [] }),
      more: Type.Optional(
        Type.Object(
          {
            label: Type.String({ minLength: 1, maxLength: 40 }),
            link: Type.String(hrefOptions),
          },
          { additionalProperties: false },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({}),
  written: true,
  hydrate: 'never',
  ignoresAddress: true,
});
