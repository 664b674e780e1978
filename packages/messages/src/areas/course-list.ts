import courseList from '../../../../layouts/messages/en-IN/course-list.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** What browsers show of a list of courses. Its rows and headings are in the area `courses`. */
export const courseListMessages = defineMessages('course-list', courseList, {
  enquired: 'label',
  selectCourse: ['label', 'course'],
  alsoSimilar: 'title',
  coursesTitle: 'label',
});
