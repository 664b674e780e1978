import { defineLoader } from '@broadsheet/contract/block-loader';
import { assessment as assessmentCall } from '@broadsheet/contract/calls/assessments';
import type { Assessment } from '@broadsheet/contract/entities/assessment';
import { failureText } from '@broadsheet/contract/form-outcome';
import { hrefOf } from '@broadsheet/contract/match-page';
import { showTest } from '../shared/assessment/shown-test.ts';
import { nullIfNotFound } from '../shared/loading/null-on-error.ts';
import { assessmentBlock } from './schema.ts';

const PAGE = hrefOf('pendingassessments');
const describe = ({ asked, jobSlug, ...found }: Assessment, position: string | undefined) => ({
  ...found,
  jobHref: hrefOf('jobdetail', { slug: jobSlug, jobId: String(found.jobId) }),
  ...showTest({ asked }, position, `${PAGE}?job=${found.jobId}`),
});

export const loadAssessment = defineLoader(
  assessmentBlock,
  async (_settings, { call, page, session }) => {
    const { job: jobcode, question } = page.query;
    if (!session?.isLoggedIn || jobcode === undefined) return { data: null };
    const found = /^\d{1,12}$/.test(jobcode)
      ? await nullIfNotFound(call(assessmentCall, { query: { jobcode } }))
      : null;
    const assessment = found && describe(found, question);
    return { data: { assessment, failed: failureText(page) } };
  },
);
