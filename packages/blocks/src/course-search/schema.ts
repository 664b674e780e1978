import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const courseSearch = defineBlock({
  type: 'course-search',
  version: 1,
  title: 'Course search',
  description: 'The headline of the courses page with a course search.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Courses to grow your career' }),
      text: Type.String({ maxLength: 240, default: '' }),
      button: Type.String({ minLength: 1, maxLength: 24, default: 'Find courses' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Title of a subject page. Absent: the title of the page that lists all courses. */
    title: Type.Optional(Type.String()),
  }),
  messages: ['courses'],
  hydrate: 'never',
  pinned: true,
  primary: true,
  onFailure: 'show',
  limit: 1,
});
