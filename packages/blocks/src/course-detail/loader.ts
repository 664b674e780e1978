import { defineLoader } from '@broadsheet/contract/block-loader';
import { courseDetail as courseDetailCall } from '@broadsheet/contract/calls/course';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { breadcrumbJsonLd, loadTrail } from '../shared/page/trail.ts';
import { courseJsonLd } from './course-json-ld.ts';
import { toCourseView } from './course-view.ts';
import { courseDetail } from './schema.ts';

export const loadCourseDetail = defineLoader(courseDetail, async (_settings, context) => {
  const { brand, call, page, messages } = context;
  const slug = page.params.slug ?? '';
  const course = await nullIfNotFound(call(courseDetailCall, { query: { slug } }));
  if (!course) return { data: null, page: { status: 404 } };
  const view = toCourseView(course, messages.courses);
  return {
    data: view,
    page: {
      status: view.closed ? 410 : 200,
      seo: {
        title: `${course.title}, ${course.institute.name} | ${brand.name}`,
        description: `${course.summary} ${view.figures
          .slice(0, 3)
          .map(({ value }) => value)
          .join(', ')}.`,
        canonical: view.href,
        jsonLd: [
          ...(view.closed ? [] : [courseJsonLd(course)]),
          breadcrumbJsonLd(await loadTrail(context)),
        ],
      },
    },
  };
});
