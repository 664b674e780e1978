import Type from 'typebox';
import { defineCall } from '../call.ts';
import { BLOG_TOPICS } from '../constants.ts';
import { Blog } from '../entities/blog.ts';

/** The newest articles of the brand's blog, newest first; a category outside BLOG_TOPICS is refused. */
export const latestBlogs = defineCall({
  service: 'job',
  method: 'GET',
  path: '/getLatestBlogs',
  auth: 'public',
  mayLag: true,
  params: Type.Object({}),
  query: Type.Object({
    category: Type.Optional(
      Type.Enum(BLOG_TOPICS, { description: 'One of BLOG_TOPICS, as written; absent is all.' }),
    ),
    slug: Type.Optional(
      Type.Index(Blog, ['slug'], { description: 'Only the article of this slug.' }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  }),
  answer: Type.Object({ items: Type.Array(Blog) }),
});
