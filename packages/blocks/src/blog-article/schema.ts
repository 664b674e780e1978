import { defineBlock } from '@broadsheet/contract/block-definition';
import { ProsePart } from '@broadsheet/contract/prose';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const blogArticle = defineBlock({
  type: 'blog-article',
  version: 1,
  title: 'Article',
  description: 'One blog article in full, with more articles below it.',
  settings: Type.Object(
    {
      moreTitle: Type.String({ minLength: 1, maxLength: 80, default: 'More articles' }),
      more: Type.Integer({ minimum: 0, maximum: 6, default: 3 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    title: Type.String(),
    topic: Type.String(),
    summary: Type.String(),
    facts: Type.String(),
    picture: Type.Union([Type.String(), Type.Null()]),
    parts: Type.Array(ProsePart),
    more: Type.Array(Link),
    all: Link,
  }),
  messages: ['blog'],
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['article'],
});
