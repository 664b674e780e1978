import Type from 'typebox';
import { defineCall } from '../call.ts';
import { COURSE_REF_DEFAULT, DEVICE_DEFAULT, PAGE_SIZE, VISITOR_USER_ID } from '../constants.ts';
import {
  CourseBanner,
  CourseCategory,
  CourseCategoryRef,
  CourseDetail,
  CourseSummary,
  Institute,
} from '../entities/course.ts';
import { FileDocument } from '../file-document.ts';
import { listOf } from '../list.ts';
import { Text } from '../text.ts';

const none = Type.Object({});
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: PAGE_SIZE })),
};
const Ids = Type.String({
  pattern: '^(\\d{1,9}(,\\d{1,9}){0,49})?$',
  description: 'Ids of courses joined by commas, at most 50; empty is none.',
});
const Ref = Text({ maxLength: 64 });

const base = {
  service: 'course',
  method: 'GET',
  auth: 'public',
  params: none,
  query: none,
} as const;
const get = { ...base, mayLag: true } as const;
const own = { ...base, auth: 'token' } as const;
const oneOf = Type.Object({ id: Id });
const courses = Type.Object({ items: Type.Array(CourseSummary) });

/**
 * Offered courses, best matches first; without a search text the next to start first. The id is -1 for visitors,
 * otherwise the caller's own: 401 without a token, 403 with another's.
 */
export const courseSearch = defineCall({
  ...get,
  path: '/v2/course/{userId}/search',
  knowsReader: true,
  params: Type.Object({ userId: Type.Integer({ minimum: VISITOR_USER_ID }) }),
  query: Type.Object({
    query: Type.Optional(Text({ maxLength: 200 })),
    cat: Type.Optional(Id),
    ...paging,
  }),
  answer: listOf(CourseSummary),
});
/** Courses that are no longer offered, by title. */
export const unpublishedCourses = defineCall({
  ...get,
  path: '/course/unpublish',
  answer: Type.Object({
    items: Type.Array(
      Type.Object({ id: Type.Integer(), slug: Type.String(), title: Type.String() }),
    ),
  }),
});
/** One course by its slug or its id, offered or not; 400 VALIDATION without either, 404 COURSE_NOT_FOUND. */
export const courseDetail = defineCall({
  ...get,
  path: '/course/detail',
  query: Type.Object({
    slug: Type.Optional(Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 160 })),
    id: Type.Optional(Id),
    similar: Type.Optional(Type.Literal(1)),
  }),
  answer: CourseDetail,
});
/**
 * The brochure of a course as a PDF; browsers that follow a link download the file. 404 COURSE_NOT_FOUND for a course
 * that is not offered, 503 SERVICE_UNAVAILABLE while too many are being created.
 */
export const courseBrochure = defineCall({
  ...own,
  path: '/course/{id}/brochure',
  params: oneOf,
  answersDocument: true,
  answer: FileDocument,
});
/** Whether the caller has enquired about a course, and when. */
export const ownCourseEnquiry = defineCall({
  ...own,
  path: '/course/{id}/enquiry',
  params: oneOf,
  answer: Type.Object({
    enquired: Type.Boolean(),
    enquiredAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
  }),
});
/** Every category in which courses are offered, with how many. */
export const courseCategories = defineCall({
  ...get,
  path: '/homePage/allcat',
  answer: Type.Object({ items: Type.Array(CourseCategory) }),
});
/** The courses of a category, the next to start first; 404 NOT_FOUND for an unknown one. */
export const coursesOfCategory = defineCall({
  ...get,
  path: '/courses/{categoryId}',
  params: Type.Object({ categoryId: Id }),
  query: Type.Object(paging),
  answer: Type.Object({ ...listOf(CourseSummary).properties, category: CourseCategoryRef }),
});
/** Which courses the caller has enquired about: of those named, else all, newest first. */
export const appliedCourses = defineCall({
  ...own,
  path: '/checkappliedcourses',
  query: Type.Object({ courseIds: Type.Optional(Ids) }),
  answer: Type.Object({ courseIds: Type.Array(Type.Integer()) }),
});
/**
 * Sends an enquiry to the institutes of some courses. Earlier enquiries stay unchanged. With `similar` the enquiry also
 * goes to similar courses, where the caller's setting `similarCourseEnquiry` is on. 400 COURSE_NOT_SELECTED without a
 * course, 404 COURSE_NOT_FOUND for one that is not offered.
 */
export const courseEnquiry = defineCall({
  ...own,
  method: 'POST',
  path: '/courseenquiry',
  afterLogin: true,
  tracked: { as: 'course-enquiry', subject: 'courseIds' },
  body: Type.Object({
    courseIds: Type.Optional(Ids),
    toSkipIds: Type.Optional(Ids),
    refinv: Type.Optional({ ...Ref, default: COURSE_REF_DEFAULT }),
    reforg: Type.Optional({ ...Ref, default: COURSE_REF_DEFAULT }),
    device: Type.Optional({ ...Ref, default: DEVICE_DEFAULT }),
    similar: Type.Optional(Type.Enum([0, 1], { default: 0 })),
  }),
  answer: Type.Object({
    message: Type.String(),
    /** Newly enquired about, those that were named first. */
    courseIds: Type.Array(Type.Integer()),
    /** How many of them were not named, but are similar. */
    similarCourses: Type.Integer({ minimum: 0 }),
  }),
});
/** The institutes with the largest number of courses. */
export const topInstitutes = defineCall({
  ...get,
  path: '/homepage/topinstitute',
  answer: Type.Object({ items: Type.Array(Institute) }),
});
/**
 * The courses with the largest number of enquiries in thirty days; without any in that time, of all time. Courses
 * without enquiries are not included.
 */
export const trendingCourses = defineCall({
  ...get,
  path: '/homepage/trending',
  answer: Type.Object({ ...courses.properties, within: Type.Enum(['month', 'ever']) }),
});
export const courseBanners = defineCall({
  ...get,
  path: '/homepage/banner',
  answer: Type.Object({ items: Type.Array(CourseBanner) }),
});
/** Courses that the editors point out. */
export const featuredCourses = defineCall({
  ...get,
  path: '/homepage/featured',
  answer: courses,
});
/** Courses whose institutes offer placement support. */
export const jobReadyCourses = defineCall({ ...get, path: '/jobready', answer: courses });

/** For each skill the offered course to begin with, and how many there are; skills without a course are left out. */
export const coursesBySkill = defineCall({
  ...get,
  path: '/course/skills',
  query: Type.Object({
    skills: Text({
      minLength: 1,
      maxLength: 800,
      description: 'Names of skills joined by |; the first ten count.',
    }),
  }),
  answer: Type.Object({
    items: Type.Array(
      Type.Object({
        /** As in the query. */
        skill: Type.String(),
        courses: Type.Integer({ minimum: 1 }),
        first: Type.Object({ slug: Type.String(), title: Type.String() }),
      }),
    ),
  }),
});
