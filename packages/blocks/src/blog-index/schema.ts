import { defineBlock } from '@broadsheet/contract/block-definition';
import { BLOG_TOPICS } from '@broadsheet/contract/constants';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const blogIndex = defineBlock({
  type: 'blog-index',
  version: 1,
  title: 'All articles',
  description: 'All articles of the blog, newest first, with their topics.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Blog' }),
      text: Type.String({ maxLength: 200, default: '' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The topic in the path; null for all topics. */
    topic: Type.Union([Type.Enum(BLOG_TOPICS), Type.Null()]),
    topics: Type.Array(Link),
    articles: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        topic: Type.String(),
        summary: Type.String(),
        facts: Type.String(),
      }),
    ),
    feed: Link,
  }),
  messages: ['blog'],
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['blog'],
});
