import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Banner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  action: Type.String(),
  href: Type.String(),
  institute: Type.String(),
  /** The institute's; null: a mark of its name. */
  logo: Type.Union([Type.String(), Type.Null()]),
});

export const courseBanners = defineBlock({
  type: 'course-banners',
  version: 1,
  title: 'Course banners',
  description: 'Courses that institutes promote, one card each. Hidden if there are none.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Promoted courses' }),
      count: Type.Integer({ minimum: 1, maximum: 6, default: 3 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ banners: Type.Array(Banner) }),
  hydrate: 'never',
  limit: 1,
});
