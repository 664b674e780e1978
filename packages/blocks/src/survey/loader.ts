import { defineLoader } from '@broadsheet/contract/block-loader';
import { survey } from '@broadsheet/contract/calls/surveys';
import { failureText } from '@broadsheet/contract/form-outcome';
import { surveyBlock } from './schema.ts';

const PAGES = { jobfeed: '/jobfeed', myprofile: '/myprofile' } as const;

export const loadSurvey = defineLoader(
  surveyBlock,
  async ({ placement }, { call, page, session }) => {
    if (!session?.isLoggedIn) return { data: null };
    const { survey: found } = await call(survey, { query: { placement, type: 'unanswered' } });
    if (!found) return { data: null };
    const next = `${PAGES[placement]}?done=survey`;
    const isOfSurvey =
      page.query.failed === 'VALIDATION' || page.query.failed === 'SURVEY_ANSWERED';
    return { data: { ...found, next, failed: isOfSurvey ? failureText(page) : null } };
  },
);
