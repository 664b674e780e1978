import type { BoundCall } from '../platform/call/bind-call.ts';
import * as courseEnquiry from './course-enquiry-calls.ts';
import * as courseList from './course-list-calls.ts';
import * as learningPage from './learning-page-calls.ts';
import * as oneCourse from './one-course-calls.ts';
import * as skillCourses from './skill-courses-calls.ts';

/** The calls of the course service. */
export const COURSE_CALLS = [
  courseEnquiry,
  courseList,
  learningPage,
  oneCourse,
  skillCourses,
].flatMap((calls) => Object.values<BoundCall>(calls));
