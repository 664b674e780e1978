import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { CourseRowData } from '../shared/course/course-row-data.ts';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const courseList = defineBlock({
  type: 'course-list',
  version: 1,
  title: 'Course list',
  description:
    'Courses of a subject or a search, in pages. Members can select several and enquire about all of them. Hidden where the page has no subject or search.',
  settings: Type.Object(
    {
      button: Type.String({
        minLength: 1,
        maxLength: 40,
        default: 'Enquire about selected courses',
      }),
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No courses found. Try another subject:',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    heading: Type.String(),
    /** True if the list is the subject of the page: its heading is then the h1. */
    isPage: Type.Boolean(),
    rows: Type.Array(CourseRowData),
    pager: PagerData,
    /** Link to the jobs for the same search text. */
    jobs: Type.Union([Link, Type.Null()]),
    /** Links to other lists, if the list is empty. */
    wider: Type.Array(Link),
    action: Type.String(),
    next: Type.String(),
    /** The name of the page in enquiry statistics. */
    reforg: Type.String(),
    said: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
    /** Text of the error if no course is chosen. */
    noneChosen: Type.String(),
  }),
  messages: ['course-list', 'lists'],
  hydrate: 'visible',
  limit: 1,
  pages: ['learning', 'search'],
});
