import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { CourseRowData } from '../shared/course/course-row-data.ts';
import { Link } from '../shared/page/link.ts';

export const courseDetail = defineBlock({
  type: 'course-detail',
  version: 1,
  title: 'Course',
  description: 'One course in full: syllabus, institute, price and brochure.',
  settings: Type.Object(
    {
      brochureText: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'Download brochure (PDF)',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    ...Type.Omit(CourseRowData, ['facts', 'note']).properties,
    /** True if the course is no longer offered. */
    closed: Type.Boolean(),
    summary: Type.String(),
    audience: Type.String(),
    figures: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    outline: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
    skills: Type.Array(Link),
    brochure: Type.String(),
    about: Type.Object({ text: Type.String(), facts: Type.String(), more: Link }),
    category: Link,
  }),
  messages: ['courses', 'trail'],
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['course'],
});
