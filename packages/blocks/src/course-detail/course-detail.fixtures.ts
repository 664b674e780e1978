import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import { courseDetailFixture, otherCourseFixture } from '../course.fixtures.ts';
import { toCourseView } from './course-view.ts';
import type { courseDetail } from './schema.ts';

const { courses } = builtInMessages();

const settings = { brochureText: 'Download brochure (PDF)' };
const closed = toCourseView({ ...courseDetailFixture, status: 'closed' }, courses);

export const fixtures: BlockFixtures<typeof courseDetail> = {
  usual: { settings, data: toCourseView(courseDetailFixture, courses) },
  closed: { settings, data: closed },
  long: { settings, data: { ...closed, closed: false, title: otherCourseFixture.title } },
};
