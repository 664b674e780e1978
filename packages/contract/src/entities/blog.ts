import Type from 'typebox';
import { BLOG_TOPICS } from '../constants.ts';
import { PICTURE_SHAPE } from '../picture-shape.ts';
import { SAFE_ADDRESS_PATTERN } from '../site-path.ts';

/** An article of the brand's blog: the data of its card, and its address. */
export const Blog = Type.Object(
  {
    slug: Type.String({
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      maxLength: 100,
      title: 'Name in the URL',
      description: 'Lower-case letters, digits and hyphens, such as read-an-offer-letter.',
    }),
    title: Type.String({ minLength: 1, maxLength: 120, title: 'Heading' }),
    topic: Type.Enum(BLOG_TOPICS, { title: 'Topic' }),
    summary: Type.String({ minLength: 1, maxLength: 240, title: 'Summary' }),
    imageUrl: Type.Union(
      [
        Type.String({
          pattern: SAFE_ADDRESS_PATTERN,
          maxLength: 400,
          [PICTURE_SHAPE]: 'landscape',
        }),
        Type.Null(),
      ],
      { title: 'Picture' },
    ),
    url: Type.Optional(
      Type.String({
        pattern: SAFE_ADDRESS_PATTERN,
        maxLength: 400,
        title: 'Link to elsewhere',
        description:
          'An https:// address or a path of this site, only for an article that is read elsewhere.',
      }),
    ),
    publishedAt: Type.String({
      format: 'date-time',
      title: 'Published on',
      description: 'ISO 8601 with its offset; before that moment nobody sees it.',
    }),
    minutes: Type.Integer({
      minimum: 1,
      maximum: 120,
      title: 'Minutes',
      description: 'What reading it takes.',
    }),
  },
  { additionalProperties: false },
);
export type Blog = Type.Static<typeof Blog>;

/** In the file of one brand. */
export const MAX_ARTICLES = 2_000;

/** `layouts/blogs/<brand>.json`: every article of a brand, in any order. */
export const BlogFile = Type.Object(
  { articles: Type.Array(Blog, { maxItems: MAX_ARTICLES, title: 'Articles' }) },
  { additionalProperties: false },
);
export type BlogFile = Type.Static<typeof BlogFile>;
