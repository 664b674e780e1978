import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const courseCategories = defineBlock({
  type: 'course-categories',
  version: 1,
  title: 'Course categories',
  description: 'All course categories with the number of courses.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Courses by subject' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    links: Type.Array(Type.Object({ ...Link.properties, count: Type.String() })),
  }),
  hydrate: 'never',
});
