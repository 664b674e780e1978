import { defineLoader, type LoaderContext } from '@broadsheet/contract/block-loader';
import { coursesBySkill } from '@broadsheet/contract/calls/course';
import { jobFit as fitCall } from '@broadsheet/contract/calls/insights';
import { jobDetail } from '@broadsheet/contract/calls/job';
import { hrefOf } from '@broadsheet/contract/match-page';
import { formatMessage } from '@broadsheet/messages/format-message';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { fitParts } from './fit-parts.ts';
import { jobFit } from './schema.ts';

/** Longer lists are not read. */
const MAX_SKILLS = 8;

/** Courses for the missing skills. Without an answer the skills have no links: the match does not depend on it. */
const loadCourses = async ({ call, messages }: LoaderContext, skills: readonly string[]) => {
  if (skills.length === 0) return new Map<string, never>();
  const answer = await call(coursesBySkill, { query: { skills: skills.join('|') } }).catch(
    () => null,
  );
  return new Map(
    answer?.items.map(({ skill, courses, first }) => [
      skill,
      {
        text: formatMessage(messages.fit.learnSkill, { courses, skill }),
        href: hrefOf('course', { slug: first.slug }),
      },
    ]),
  );
};

export const loadJobFit = defineLoader(jobFit, async (_settings, context) => {
  const { call, page, session, messages } = context;
  const texts = messages.fit;
  const query = { jobcode: page.params.jobId ?? '' };
  if (!(await nullIfNotFound(call(jobDetail, { query })))) return { data: null };
  const none = { percent: null, parts: [], matched: [], missing: [], resume: null };
  if (!session?.isLoggedIn) {
    const href = `${hrefOf('login')}?next=${encodeURIComponent(page.pathname)}`;
    return { data: { ...none, summary: texts.visitor, link: { text: texts.logIn, href } } };
  }
  const fit = await call(fitCall, { query });
  const link = { text: texts.openProfile, href: hrefOf('myprofile') };
  if (fit.percent === null) return { data: { ...none, summary: texts.profileNeeded, link } };
  const { matched, missing } = fit.skills;
  const shown = missing.slice(0, MAX_SKILLS);
  const courses = await loadCourses(context, shown);
  return {
    data: {
      summary: formatMessage(texts.percent, { percent: fit.percent }),
      percent: fit.percent,
      parts: [...fitParts(texts, fit)],
      matched: matched.slice(0, MAX_SKILLS),
      missing: shown.map((label) => ({ label, course: courses.get(label) ?? null })),
      link,
      resume: hrefOf('resume-builder', {}, { job: query.jobcode }),
    },
  };
});
