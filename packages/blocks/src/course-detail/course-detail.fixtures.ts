import type { BlockFixtures } from '../block-fixtures.ts';
import { courseDetailFixture, otherCourseFixture } from '../course.fixtures.ts';
import { toCourseView } from './course-view.ts';
import type { courseDetail } from './schema.ts';

const settings = { brochureText: 'Download the brochure (PDF)' };
const closed = toCourseView({ ...courseDetailFixture, status: 'closed' });

export const fixtures: BlockFixtures<typeof courseDetail> = {
  usual: { settings, data: toCourseView(courseDetailFixture) },
  closed: { settings, data: closed },
  long: { settings, data: { ...closed, closed: false, title: otherCourseFixture.title } },
};
