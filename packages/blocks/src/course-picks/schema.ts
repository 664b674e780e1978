import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { CourseRowData } from '../shared/course/course-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const coursePicks = defineBlock({
  type: 'course-picks',
  version: 1,
  title: 'Picked courses',
  description: 'Recommended, popular, job-ready or similar courses. Hidden if there are none.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Featured courses' }),
      note: Type.String({ maxLength: 160, default: '' }),
      quietNote: Type.String({
        maxLength: 160,
        default: '',
        description: 'Replaces the note when nobody has enquired about a course in 30 days.',
      }),
      source: Type.Enum(['featured', 'trending', 'jobready', 'similar'], { default: 'featured' }),
      count: Type.Integer({ minimum: 1, maximum: 12, default: 4 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    rows: Type.Array(CourseRowData),
    note: Type.String(),
    more: Type.Union([Link, Type.Null()]),
  }),
  messages: ['courses'],
  hydrate: 'never',
});
