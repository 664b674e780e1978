import { defineLoader } from '@broadsheet/contract/block-loader';
import { assessment as assessmentCall } from '@broadsheet/contract/calls/assessments';
import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { failedWords } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { orNull } from '../parts/not-there.ts';
import { assessmentBlock } from './schema.ts';

const PAGE = hrefOf('pendingassessments');
/** In the place of a question: all of them were gone through. */
const END = 'end';

/** The question of that place; without one the first that was not answered yet. */
const selectQuestion = ({ asked }: Assessment, place: string | undefined, href: string) => {
  if (place === END) return null;
  const open = asked.findIndex(({ chosen }) => chosen === null);
  const index = place !== undefined && /^\d{1,3}$/.test(place) ? Number(place) - 1 : open;
  const question = asked[index];
  if (!question) return null;
  const isLast = index === asked.length - 1;
  return { ...question, place: index + 1, next: `${href}&question=${isLast ? END : index + 2}` };
};

const describe = ({ asked, jobSlug, ...found }: Assessment, shown: string | undefined) => {
  const href = `${PAGE}?job=${found.jobId}`;
  return {
    ...found,
    jobHref: hrefOf('jobdetail', { slug: jobSlug, jobId: String(found.jobId) }),
    href,
    marks: asked.map(({ chosen }) => chosen !== null),
    shown: selectQuestion({ ...found, asked, jobSlug }, shown, href),
  };
};

export const loadAssessment = defineLoader(
  assessmentBlock,
  async (_settings, { call, page, session }) => {
    const { job: jobcode, question } = page.query;
    if (!session?.isLoggedIn || jobcode === undefined) return { data: null };
    const found = /^\d{1,12}$/.test(jobcode)
      ? await orNull(call(assessmentCall, { query: { jobcode } }))
      : null;
    const assessment = found && describe(found, question);
    return { data: { assessment, failed: failedWords(page) } };
  },
);
