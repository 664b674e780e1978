import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const blogList = defineBlock({
  type: 'blog-list',
  version: 1,
  title: 'Articles by topic',
  description: 'The newest articles of each blog topic. Hidden if there are none.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'From the blog' }),
      note: Type.String({ maxLength: 160, default: '' }),
      perTopic: Type.Integer({ minimum: 1, maximum: 5, default: 1 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null if the site has no blog page. */
    all: Type.Union([Link, Type.Null()]),
    topics: Type.Array(
      Type.Object({
        topic: Type.String(),
        articles: Type.Array(
          Type.Object({
            title: Type.String(),
            href: Type.Union([Type.String(), Type.Null()]),
            summary: Type.String(),
            facts: Type.String(),
            picture: Type.Union([Type.String(), Type.Null()]),
          }),
        ),
      }),
    ),
  }),
  messages: ['blog'],
  hydrate: 'never',
});
