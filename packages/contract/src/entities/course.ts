import Type from 'typebox';

export const COURSE_MODES = ['online', 'classroom', 'blended'] as const;
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export const CourseCategoryRef = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  slug: Type.String(),
});
export type CourseCategoryRef = Type.Static<typeof CourseCategoryRef>;

export const CourseCategory = Type.Object({
  ...CourseCategoryRef.properties,
  /** How many are offered. */
  courses: Type.Integer({ minimum: 0 }),
});

const InstituteRef = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  /** Root-relative or https address of a square picture; with null the page shows a mark made from the name. */
  logo: Type.Union([Type.String(), Type.Null()]),
});

export const Institute = Type.Object({
  ...InstituteRef.properties,
  about: Type.String(),
  city: Type.String({ description: 'Where it teaches, as people say it.' }),
  founded: Type.Integer(),
  /** How many courses it offers. */
  courses: Type.Integer({ minimum: 0 }),
});
export type Institute = Type.Static<typeof Institute>;

export const CourseSummary = Type.Object({
  id: Type.Integer(),
  /** Its address: /course/{slug}. */
  slug: Type.String(),
  title: Type.String(),
  /** One or two sentences, plain text. */
  summary: Type.String(),
  institute: InstituteRef,
  category: CourseCategoryRef,
  mode: Type.Enum(COURSE_MODES),
  level: Type.Enum(COURSE_LEVELS),
  weeks: Type.Integer({ minimum: 1 }),
  /** Whole rupees, taxes included; 0 is free, null: only the institute knows. */
  feeRupees: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** The start of the next batch, YYYY-MM-DD, today at the earliest; null: not set yet. */
  startsOn: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]),
  skills: Type.Array(Type.String()),
  /** The institute helps those who have finished to find work. */
  jobReady: Type.Boolean(),
  /** `closed`: no longer offered. */
  status: Type.Enum(['open', 'closed']),
});
export type CourseSummary = Type.Static<typeof CourseSummary>;

export const CourseDetail = Type.Object({
  ...CourseSummary.properties,
  institute: Institute,
  /** The target audience: one sentence, plain text. */
  audience: Type.String(),
  /** The syllabus in order, plain text. */
  outline: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** Other courses of its category; empty unless requested. */
  similar: Type.Array(CourseSummary),
});
export type CourseDetail = Type.Static<typeof CourseDetail>;

/** A picture with a way to a course, at the top of the learning page. */
export const CourseBanner = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  description: Type.String(),
  ctaText: Type.String(),
  courseId: Type.Integer(),
  /** Root-relative address of the course's page. */
  link: Type.String(),
  institute: InstituteRef,
});
