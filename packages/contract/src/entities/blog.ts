import Type from 'typebox';
import { BLOG_TOPICS } from '../constants.ts';
import { SAFE_ADDRESS_PATTERN } from '../site-path.ts';

/** An article of the brand's blog: the data of its card, and its address. */
export const Blog = Type.Object(
  {
    slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 100 }),
    title: Type.String({ minLength: 1, maxLength: 120 }),
    topic: Type.Enum(BLOG_TOPICS),
    summary: Type.String({ minLength: 1, maxLength: 240 }),
    imageUrl: Type.Union([
      Type.String({ pattern: SAFE_ADDRESS_PATTERN, maxLength: 400 }),
      Type.Null(),
    ]),
    url: Type.Optional(
      Type.String({
        pattern: SAFE_ADDRESS_PATTERN,
        maxLength: 400,
        description:
          'Where it is read: an https address, or a path of this site. Absent: under its slug at the blog of the brand.',
      }),
    ),
    publishedAt: Type.String({
      format: 'date-time',
      description: 'ISO 8601 with its offset; before that moment nobody sees it.',
    }),
    minutes: Type.Integer({ minimum: 1, maximum: 120, description: 'What reading it takes.' }),
  },
  { additionalProperties: false },
);
export type Blog = Type.Static<typeof Blog>;

/** In the file of one brand. */
export const MAX_ARTICLES = 2_000;

/** `layouts/blogs/<brand>.json`: every article of a brand, in any order. */
export const BlogFile = Type.Object(
  { articles: Type.Array(Blog, { maxItems: MAX_ARTICLES }) },
  { additionalProperties: false },
);
export type BlogFile = Type.Static<typeof BlogFile>;
