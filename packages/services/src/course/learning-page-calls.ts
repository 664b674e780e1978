import {
  courseBanners,
  featuredCourses,
  jobReadyCourses,
  topInstitutes,
  trendingCourses,
} from '@broadsheet/contract/calls/course';
import { DAY_MS } from '@broadsheet/contract/durations';
import { hrefOf } from '@broadsheet/contract/match-page';
import { sql } from 'kysely';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { selectOpenCourses, toCourseSummary } from './select-courses.ts';
import { selectInstitutes } from './select-institutes.ts';

const SHOWN = 12;
const TRENDING_MS = 30 * DAY_MS;

const marked = async (context: CallContext, mark: 'courses.featured' | 'courses.job_ready') => {
  const rows = await selectOpenCourses(context)
    .where(mark, '=', true)
    .orderBy(sql`"startsOn" asc nulls last`)
    .orderBy('courses.id')
    .limit(SHOWN)
    .execute();
  return { items: rows.map(toCourseSummary) };
};

export const featuredCoursesCall = bindCall(featuredCourses, (_query, _params, context) =>
  marked(context, 'courses.featured'),
);

export const jobReadyCoursesCall = bindCall(jobReadyCourses, (_query, _params, context) =>
  marked(context, 'courses.job_ready'),
);

export const trendingCoursesCall = bindCall(trendingCourses, async (_query, _params, context) => {
  const since = new Date(context.now - TRENDING_MS);
  const rows = await selectOpenCourses(context)
    .innerJoin(
      (from) =>
        from
          .selectFrom('course_enquiries')
          .select(['course_id', sql<number>`count(*)`.as('ever')])
          .select(
            sql<number>`(count(*) filter (where enquired_at > ${since}))::integer`.as('monthly'),
          )
          // Enquiries that were added for similar courses do not show demand.
          .where('is_similar', '=', false)
          .groupBy('course_id')
          .as('enquiries'),
      (join) => join.onRef('enquiries.course_id', '=', 'courses.id'),
    )
    .select('enquiries.monthly')
    .orderBy('enquiries.monthly', 'desc')
    .orderBy('enquiries.ever', 'desc')
    .orderBy('courses.id')
    .limit(SHOWN)
    .execute();
  const recent = rows.filter((row) => row.monthly > 0);
  return recent.length > 0
    ? { items: recent.map(toCourseSummary), within: 'month' as const }
    : { items: rows.map(toCourseSummary), within: 'ever' as const };
});

export const topInstitutesCall = bindCall(topInstitutes, async (_query, _params, context) => ({
  items: await selectInstitutes(context)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('courses')
          .select('courses.id')
          .whereRef('courses.institute_id', '=', 'institutes.id')
          .where('courses.status', '=', 'open'),
      ),
    )
    .orderBy('courses', 'desc')
    .orderBy('institutes.name')
    .limit(SHOWN)
    .execute(),
}));

export const courseBannersCall = bindCall(courseBanners, async (_query, _params, context) => {
  const rows = await selectOpenCourses(context)
    .innerJoin('course_banners', 'course_banners.course_id', 'courses.id')
    .select([
      'course_banners.id as bannerId',
      'course_banners.title as bannerTitle',
      'course_banners.description',
      'course_banners.cta_text as ctaText',
    ])
    .orderBy('course_banners.position')
    .orderBy('course_banners.id')
    .limit(SHOWN)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.bannerId,
      title: row.bannerTitle,
      description: row.description,
      ctaText: row.ctaText,
      courseId: row.id,
      link: hrefOf('course', { slug: row.slug }),
      institute: toCourseSummary(row).institute,
    })),
  };
});
